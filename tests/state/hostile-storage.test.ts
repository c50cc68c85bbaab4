import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cupsOutcomes, formFields, initialFormValues } from '#domain/form-values.ts'
import { restore } from '#state/restore.ts'
import { steps } from '#steps/index.ts'
import { passedVerdicts } from '#tests/support/answers.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { keeping, wizardOver } from '#tests/support/wizard.ts'

const storageOf = (formValues: unknown, formSources: unknown) => ({
  getItem: (key: string) => JSON.stringify(key === 'formValues' ? formValues : formSources) ?? null,
})

function restored(formValues: unknown, formSources: unknown) {
  const wizard = wizardOver()
  wizard.put('dependencies', dependencies())
  restore(wizard.store, storageOf(formValues, formSources))
  return wizard
}

/** What an honest tab keeps of a complete, checked sign-up. */
function honest() {
  const { wizard, storage } = keeping(completeValues())
  wizard.put('verdicts', passedVerdicts(wizard.values))
  const read = (key: string) => JSON.parse(storage.getItem(key) ?? '{}') as Record<string, unknown>
  return { values: read('formValues'), sources: read('formSources') }
}
const { values, sources } = honest()

const cups = fc.constantFrom('ES0021000000000123FM', 'ES0021000000000123FM0F', 'ES0021000000000124FY', 'ES00', '')
const text = fc.oneof(cups, fc.constantFrom('', 'Madrid', '28013', '4.6', 'a@b.example', '00000000T'), fc.string())
const anything = fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(null), fc.anything({ maxDepth: 2 }))
const words = fc.dictionary(fc.constantFrom(...formFields), anything)
const place = fc.record({ address: text, zipCode: text, province: text, address_details: text }, { requiredKeys: [] })
const subject = fc.dictionary(fc.constantFrom('email', 'document', 'cif', 'iban'), text)
const verdicts = fc.dictionary(
  fc.constantFrom('account', 'holder', 'supply', 'bank'),
  fc.record({ subject, errors: fc.constant([]) }),
)

/** Values, sources and verdicts that know nothing of each other, and now and then an honest part among them. */
const hostileValues = fc.oneof(
  anything,
  words,
  words.map(changes => ({ ...values, ...changes })),
)
const shaped = {
  customer: words,
  supplyCups: cups,
  unit: fc.record({ reference: text, details: text, address: text }),
  profile: fc.record({ email: text, name: text, surname: text }),
  register: fc.record({ cups, outcome: fc.constantFrom(...cupsOutcomes), values: place }),
  invoice: fc.record({ fileName: text, isReadOnDevice: fc.boolean(), cups, fields: place }),
  registration: fc.record({ status: text, id: text }),
  ...{ conflict: place, costs: anything, verdicts, reported: anything },
}
const parts = Object.entries(shaped).map(([name, part]) => [name, fc.oneof<fc.Arbitrary<unknown>[]>(part, anything)])
const hostileParts = fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys: [] })
const hostileSources = fc.oneof(
  anything,
  hostileParts,
  hostileParts.map(changes => ({ ...sources, ...changes })),
)

describe('A storage whose values, sources and verdicts do not fit each other', () => {
  it('gives values of the right types, and nothing checked but what was', () => {
    fc.assert(
      fc.property(hostileValues, hostileSources, (stored, beside) => {
        const wizard = restored(stored, beside)
        const found = wizard.values
        expect(Object.keys(found).sort()).toEqual(Object.keys(initialFormValues).sort())
        for (const [field, initial] of Object.entries(initialFormValues)) {
          if (initial !== undefined)
            expect([field, typeof found[field as keyof typeof found]]).toEqual([field, typeof initial])
        }
        expect(steps[wizard.currentStep]).toBeDefined()
        expect(steps[wizard.furthestStep]).toBeDefined()
        for (const step of steps) step.summary(found, 'es_ES')

        const { email, document, cif, isCompany, iban } = found
        const subjects = { account: { email }, holder: isCompany ? { document, cif } : { document }, bank: { iban } }
        const verdicts = ((beside as { verdicts?: unknown } | null)?.verdicts ?? {}) as Record<
          string,
          { subject?: object }
        >
        for (const step of steps)
          if (step.id !== 'supply' && wizard.isStepDone(step))
            expect(verdicts[step.id]?.subject).toEqual(subjects[step.id])
      }),
      { numRuns: 700 },
    )
  })

  it('makes no chosen home, no powers and no rights of a register that was asked about another CUPS', () => {
    const other = {
      cups: 'ES0021000000000124FY',
      outcome: 'found',
      values: { punta: 9, potenciaPunta: '9.2', address: 'Otra' },
    }
    const found = restored(values, { ...sources, register: other }).values
    expect(found).toMatchObject({ cups: values.cups, cupsOutcome: '', punta: undefined })
    expect(found.address).toBe(values.address)
  })
})

describe('Next after a reload', () => {
  async function pressNext(verdict: unknown) {
    const wizard = restored({ ...values, currentStep: 0 }, { ...sources, verdicts: { account: verdict } })
    const around = dependencies({ calls: { validateEmail: { patch: { alreadyExists: true } } } })
    wizard.put('dependencies', around)
    wizard.updateAnswers(before => ({ ...before, customer: { ...before.customer, password: 'secreto-1' } }))
    await wizard.next()
    return around.sent.filter(([call]) => call === 'validateEmail').length
  }

  it.each([
    ['without a word on problems', { subject: { email: values.email } }],
    ['with a refusal', { subject: { email: values.email }, errors: [{ field: 'email', error: { key: 'x' } }] }],
  ])('asks the server again where the verdict is %s', async (_what, verdict) => {
    expect(await pressNext(verdict)).toBe(1)
  })

  it('asks nothing about exactly the values that passed', async () => {
    expect(await pressNext({ subject: { email: values.email }, errors: [] })).toBe(0)
  })
})
