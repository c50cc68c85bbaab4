import {
  type Answers,
  type Invoice,
  type Origin,
  type RegisterAnswer,
  rightsFields,
  supplyFields,
  type Values,
} from './answers.ts'
import { cupsPoint, cupsProblem, isSameSupplyPoint } from './cups.ts'
import { type FormField, type FormValues, powerFields, type SpecifiedValues } from './form-values.ts'
import type { InvoiceFields } from './invoice-fields.ts'
import { isSameText, type Layer, merge, without, withPostalCode } from './layers.ts'
import { supplyCostQuestion } from './supply-costs.ts'
import { showsGasHint, showsSupplyCosts } from './visible-fields.ts'

/** The CUPS that counts: the customer's, else the one that the invoice names. */
export function currentCups({ customer, invoice }: Answers): string {
  return customer.cups ?? invoice?.fields.cups ?? ''
}

/** What the server said counts for the CUPS it was asked about: exactly this one, or the same supply point in another valid form. */
export function currentRegister(answers: Answers): RegisterAnswer | undefined {
  const cups = currentCups(answers)
  const { register } = answers
  if (!register) return undefined
  const isSame = register.cups === cups || (cupsProblem(cups) === null && isSameSupplyPoint(register.cups, cups))
  return isSame ? register : undefined
}

/** What an invoice says counts for its own CUPS only. */
export function currentInvoice(answers: Answers): Invoice | undefined {
  const { invoice } = answers
  const isOther = invoice?.cups !== undefined && !isSameSupplyPoint(invoice.cups, currentCups(answers))
  return isOther ? undefined : invoice
}

/** The customer's words that count now: what they said about another supply point is left out. */
export function currentWords(answers: Answers): Values {
  const isHere = answers.supplyCups === '' || isSameSupplyPoint(answers.supplyCups, currentCups(answers))
  return isHere ? answers.customer : without(answers.customer, supplyFields)
}

/** The supply point and its address as one text, by which a chosen unit recognises its own. */
export function addressKey({ cups, address, street_number, zipCode, province, municipality }: SpecifiedValues): string {
  return JSON.stringify([cupsPoint(cups), address, street_number, zipCode, province, municipality])
}

function hasPowers({ punta = 0, valle = 0 }: Values): boolean {
  return punta > 0 || valle > 0
}

/** What follows from the register's answer alone. */
function impliedByRegister({ outcome, values }: RegisterAnswer): Values {
  const { punta, valle, extensionRights, extensionRightsUsed, existsWithRights = false } = values
  const known = { punta, valle, extensionRights, extensionRightsUsed } as Values
  const rights = { ...known, existsWithRights: existsWithRights || hasPowers(values) }
  // Next is labelled "Change the holder" then, and requests it.
  if (outcome === 'alreadyExists') return { ...known, cupsAlreadyExists: true, newSupply: false, changeOfHolder: true }
  if (hasPowers(values)) return { ...rights, newSupply: false }
  return existsWithRights ? { ...rights, newSupply: true } : rights
}

/** A power of a new supply, where only the other one was said: most contracts have the same in both periods. */
function otherPower({ potenciaPunta, potenciaValle }: Values): Values {
  if (potenciaPunta && !potenciaValle) return { potenciaValle: potenciaPunta }
  return potenciaValle && !potenciaPunta ? { potenciaPunta: potenciaValle } : {}
}

/** Every source, the one that counts most first. A contested value of the invoice is left out until the customer chooses. */
function layersOf(answers: Answers): readonly Layer[] {
  return layersLeavingOut(answers, answers.conflict ? openConflict(answers) : {})
}

function layersLeavingOut(answers: Answers, contested: InvoiceFields): readonly Layer[] {
  const { profile, campaign } = answers
  const customer = currentWords(answers)
  const unsettled = Object.keys(contested)
  const register = currentRegister(answers)
  const invoice = currentInvoice(answers)
  const layer = (origin: Origin, values: Values | undefined): Layer[] => (values ? [{ origin, values }] : [])
  const byRegister: Origin = { kind: 'register', cups: register?.cups ?? '' }
  const account = profile && { email: profile.email, password: profile.password, sso: true }
  const person = profile && ({ name: profile.name || undefined, surname: profile.surname || undefined } as Values)

  const said = (own: Values) => [
    ...layer({ kind: 'profile' }, account),
    ...layer(byRegister, register && impliedByRegister(register)),
    ...layer({ kind: 'customer' }, own),
    ...layer({ kind: 'profile' }, person),
    // An uploaded bill implies an existing supply.
    ...layer(
      { kind: 'invoice', cups: invoice?.cups },
      invoice && without({ newSupply: false, ...invoice.fields } as Values, unsettled),
    ),
    ...layer(byRegister, register && without(register.values, rightsFields)),
    ...layer({ kind: 'campaign' }, campaign as Values),
    // A bill, or a supply to take over, implies no panels unless a source says otherwise.
    ...layer(
      { kind: 'default' },
      invoice || register?.outcome === 'alreadyExists' ? { solarSupply: false } : undefined,
    ),
  ]
  // Powers are the customer's choice for a new supply only: one that exists keeps its own, as the register has them.
  const isNewSupply = merge(said(customer)).newSupply === true
  const keptPowers = { potenciaPunta: register?.values.potenciaPunta, potenciaValle: register?.values.potenciaValle }
  const layers = isNewSupply
    ? [...said(customer), ...layer({ kind: 'otherPower' }, otherPower(merge(said(customer))))]
    : [...layer(byRegister, keptPowers as Values), ...said(without(customer, powerFields))]
  const placed = withPostalCode(answers.place, layers)
  return [...chosenUnit(answers, placed), ...placed]
}

/** A unit of the list gives its reference and its words at its own address, and neither at another one. */
function chosenUnit({ unit }: Answers, layers: readonly Layer[]): readonly Layer[] {
  const written = merge(layers)
  if (!unit || addressKey(written) !== unit.address) return []
  const isRecognised = unit.recognisedBy !== undefined
  if (isRecognised && written.address_details !== unit.recognisedBy) return []
  const source = layers.find(({ values }) => values.address_details !== undefined)
  const origin: Origin = (isRecognised && source?.origin) || { kind: 'customer' }
  return [{ origin, values: { addressReference: unit.reference, address_details: unit.details } }]
}

/** The fields in which both differ; what is empty differs from nothing. */
export function differences(fields: InvoiceFields, values: Values): InvoiceFields {
  const entries = Object.entries(fields).filter(([field, value]) => {
    const present = values[field as FormField]
    return present !== '' && present !== undefined && value !== '' && !isSameText(present, value)
  })
  return Object.fromEntries(entries)
}

/** What the customer still has to choose between; empty when nothing is contested. */
export function openConflict(answers: Answers): InvoiceFields {
  const { conflict } = answers
  if (!conflict) return {}
  const open = differences(conflict, merge(layersLeavingOut(answers, conflict)))
  return currentInvoice(answers) || open.cups !== undefined ? open : {}
}

function answeredCosts({ costs }: Answers, values: FormValues): Values {
  if (!costs || !showsSupplyCosts(values)) return {}
  const isSame = JSON.stringify(costs.question) === JSON.stringify(supplyCostQuestion(values))
  return isSame ? { supplyCostMin: costs.min, supplyCostMax: costs.max } : {}
}

/** The values that count now: without those of another supply point, and with what follows from the answers. See `Answers`. */
export function resolveAnswers(answers: Answers): FormValues {
  const cups = currentCups(answers)
  const cupsOutcome = currentRegister(answers)?.outcome ?? ''
  const values: FormValues = {
    ...merge(layersOf(answers)),
    cupsOutcome,
    hasInvoice: currentInvoice(answers) !== undefined,
    hasConflict: Object.keys(openConflict(answers)).length > 0,
    mayBeGas: showsGasHint({ cups, cupsOutcome }) && !isSameSupplyPoint(answers.electricityCups ?? '', cups),
  }
  return { ...values, ...answeredCosts(answers, values) }
}

/** Where the present value of a field came from. */
export function originOf(answers: Answers, field: FormField): Origin {
  const layer = layersOf(answers).find(({ values }) => values[field] !== undefined)
  return layer?.origin ?? { kind: 'default' }
}
