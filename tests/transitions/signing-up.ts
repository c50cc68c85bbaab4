import type { Api } from '#api/client.ts'
import type { FormField, FormValues } from '#domain/form-values.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import { follow } from '#state/follow.ts'
import { lastStep } from '#state/progress.ts'
import { type ReviewPart, reviewParts } from '#steps/bank/review-lines.ts'
import { steps } from '#steps/index.ts'
import { recognisedUnitAtom, takeUnitAtom } from '#steps/supply/cadastral-units.ts'
import type { CupsResult } from '#steps/supply/cups-check.ts'
import { askCostsAtom, costQuestionAtom } from '#steps/supply/supply-costs.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { completeValues, filledValues } from '#tests/support/values.ts'
import { afterReload, wizardAt } from '#tests/support/wizard.ts'
import { type Home, homeAt, homes } from './homes.ts'
import { costsOf, knows } from './register.ts'

type Body = Parameters<Api['registerUser']>[0]

/** A customer who signs up in the wizard's store, with an API that knows the homes of `homes.ts`. */
export class SigningUp {
  /** What was posted, and what the review showed at that moment. */
  posted: { body: Body; review: ReviewPart[] } | undefined
  /** What the register says, by CUPS; everything where a walk says nothing else. */
  private known = new Map<Home, CupsResult>()
  private billed: InvoiceFields = {}
  wizard = wizardAt({
    around: dependencies({
      api: {
        validateCups: async ({ cups }) => ({ status: 200, body: this.saidOf(cups) }),
        parseInvoice: async () => ({ status: 200, body: this.bill() }),
        estimateSupplyCosts: async ({ requestedCapacity, currentCapacity = 0, extensionRights = 0 }) => {
          const { min, max } = costsOf(requestedCapacity, currentCapacity, extensionRights)
          return { status: 200, body: { supplyCostMin: min, supplyCostMax: max } }
        },
        registerUser: async body => {
          this.posted = { body, review: this.review() }
          return { status: 200, body: { id: 'p', userId: 'u', contracts: [] } }
        },
      },
    }),
  })

  constructor() {
    this.wizard.put('registration', { status: 'begun', id: filledValues().UUID })
    this.wizard.put('currentStep', lastStep)
    this.lookUp()
  }

  private lookUp() {
    const { store } = this.wizard
    follow(store, recognisedUnitAtom, takeUnitAtom)
    follow(store, costQuestionAtom, askCostsAtom)
  }

  values() {
    return this.wizard.values
  }

  /** The customer types or chooses, as the form of that step does. */
  async write(words: Partial<FormValues>) {
    const { wizard } = this
    if (words.cups !== undefined) wizard.typeCups({ cups: words.cups })
    else wizard.changeFields(words)
  }

  async validate(said: CupsResult) {
    const home = homeAt(this.values().cups)
    if (home) this.known.set(home, said)
    await this.wizard.validateCups()
  }

  private saidOf(cups: string): CupsResult {
    const home = homeAt(cups)
    return home ? (this.known.get(home) ?? knows.all(home)) : knows.nothing()
  }

  /** Shows an invoice about a home of which the register knows this. */
  async show(fields: InvoiceFields, of: Home, said: CupsResult) {
    this.billed = fields
    this.known.set(of, said)
    await this.wizard.readInvoice([new File(['%PDF-1.7'], 'b.pdf', { type: 'application/pdf' })])
  }

  /** The list of towns has come: the postal code has one. */
  locate() {
    const { zipCode } = this.values()
    const town = { name: `Villa de ${zipCode}`, province: `Provincia de ${zipCode}` }
    const place = { zipCode, province: '', towns: [town] }
    this.wizard.updateAnswers(before => ({ ...before, place }))
  }

  /** The cadastre lists a home on each floor. */
  recognise() {
    const units = Array.from({ length: 15 }, (_, index) => String(index)).map(Planta => ({
      ReferenciaCatastral: `piso-${Planta}`,
      Bloque: '',
      Escalera: '',
      Planta,
      Puerta: '',
    }))
    const question = this.wizard.unitsQuestion
    if (question) this.wizard.put('listedUnits', { question, units })
  }

  reload() {
    this.wizard = afterReload(this.wizard)
    this.lookUp()
  }

  /** Does whatever the wizard asks for, until it asks for nothing, and presses Contratar. */
  async finish(choice: 'own' | 'other') {
    for (let turn = 0; turn < 30; turn += 1) {
      if (Object.keys(openConflict(this.wizard.answers)).length > 0) {
        await this.wizard.settleConflict(choice)
        continue
      }
      const problem = steps.flatMap(step => step.validate(this.values()))[0]
      if (!problem) break
      await this.mend(problem.field, problem.error.key)
    }
    await this.costsAreKnown()
    return this.wizard.submit()
  }

  private async mend(field: FormField, key: string) {
    const { third } = homes
    if (field !== 'cups') return this.write({ [field]: mended[field] })
    if (key === 'error.cups.notValidated') return this.validate(this.saidOf(this.values().cups))
    await this.write({ cups: third.cups })
    return this.validate(knows.all(third))
  }

  private async costsAreKnown() {
    while (this.wizard.costEstimate.status === 'asking') await Promise.resolve()
  }

  private review() {
    return reviewParts(this.wizard.reviewedValues, 'es_ES', amount => `${amount} €`)
  }

  private bill() {
    const { cups = '', address = '', street_number = '', address_details = '', ...others } = this.billed
    const { zipCode = '', province = '', municipality = '', potenciaPunta, potenciaValle } = others
    return {
      cups,
      street: address,
      streetNr: street_number,
      apartment: address_details,
      zipCode,
      province,
      municipality,
      p1: potenciaPunta ? Number(potenciaPunta) : undefined,
      p3: potenciaValle ? Number(potenciaValle) : undefined,
    }
  }
}

/** What the customer writes where the wizard says that something is missing or wrong. */
const mended: FormValues = completeValues({
  ...homes.third.own,
  companyName: 'Panadería El Alba, S.L.',
  cif: 'A58818501',
  newSupply: true,
  potenciaPunta: '13.1',
  potenciaValle: '13.2',
})
