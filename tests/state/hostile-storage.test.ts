import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cupsOutcomes, formFields, initialFormValues, toStored } from '#domain/form-values.ts'
import { keepStored } from '#state/persistence.ts'
import { restore } from '#state/restore.ts'
import { steps } from '#steps/index.ts'
import { answersFor, passedVerdicts } from '#tests/support/answers.ts'
import { answers, dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { wizardOver } from '#tests/support/wizard.ts'

const storageOf = (formValues: unknown, formSources: unknown) => ({
  getItem: (key: string) => JSON.stringify(key === 'formValues' ? formValues : formSources) ?? null,
})

function restored(formValues: unknown, formSources: unknown) {
  const wizard = wizardOver()
  wizard.setDependencies(dependencies({ api: goodApi }))
  restore(wizard.store, storageOf(formValues, formSources))
  return wizard
}

/** What an honest tab keeps of a complete, checked sign-up. */
function honest() {
  const items = new Map<string, string>()
  const wizard = wizardOver()
  const setItem = (key: string, value: string) => void items.set(key, value)
  keepStored(wizard.store, { getItem: () => null, setItem, removeItem: key => void items.delete(key) })
  wizard.setRegistration({ status: 'begun', id: completeValues().UUID })
  wizard.updateAnswers(() => answersFor(completeValues()))
  wizard.setVerdicts(passedVerdicts(wizard.values))
  const read = (key: string) => JSON.parse(items.get(key) ?? '{}') as Record<string, unknown>
  return { values: read('formValues'), sources: read('formSources') }
}
const { values, sources } = honest()

const cups = fc.constantFrom('ES0021000000000123FM', 'ES0021000000000123FM0F', 'ES0021000000000124FY', 'ES00', '')
const text = fc.oneof(cups, fc.constantFrom('', 'Madrid', '28013', '4.6', 'a@b.example', '00000000T'), fc.string())
const anything = fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(null), fc.anything({ maxDepth: 2 }))
const words = fc.dictionary(fc.constantFrom(...formFields), anything)
const place = fc.record({ address: text, zipCode: text, province: text, address_details: text }, { requiredKeys: [] })
const verdict = fc.oneof(
  anything,
  fc.record({
    subject: fc.dictionary(fc.constantFrom('email', 'document', 'cif', 'iban'), text),
    errors: fc.constant([]),
  }),
)

/** Values, sources and verdicts that know nothing of each other, and now and then an honest part among them. */
const hostileValues = fc.oneof(
  anything,
  words,
  words.map(changes => ({ ...values, ...changes })),
)
const hostileParts = fc.record(
  {
    customer: fc.oneof(words, anything),
    supplyCups: fc.oneof(cups, anything),
    unit: fc.oneof(fc.record({ reference: text, details: text, address: text }), anything),
    profile: fc.oneof(fc.record({ email: text, name: text, surname: text }), anything),
    register: fc.oneof(fc.record({ cups, outcome: fc.constantFrom(...cupsOutcomes), values: place }), anything),
    invoice: fc.oneof(fc.record({ fileName: text, isReadOnDevice: fc.boolean(), cups, fields: place }), anything),
    conflict: fc.oneof(place, anything),
    costs: anything,
    verdicts: fc.oneof(fc.dictionary(fc.constantFrom('account', 'holder', 'supply', 'bank'), verdict), anything),
    reported: anything,
    registration: fc.oneof(fc.record({ status: text, id: text }), anything),
  },
  { requiredKeys: [] },
)
const hostileSources = fc.oneof(
  anything,
  hostileParts,
  hostileParts.map(parts => ({ ...sources, ...parts })),
)

describe('A storage whose values, sources and verdicts do not fit each other', () => {
  it('never throws, and gives values of the right types on a step that exists', () => {
    fc.assert(
      fc.property(hostileValues, hostileSources, (stored, beside) => {
        const wizard = restored(stored, beside)
        const found = wizard.values
        expect(Object.keys(found).sort()).toEqual(Object.keys(initialFormValues).sort())
        for (const [field, initial] of Object.entries(initialFormValues)) {
          if (initial !== undefined)
            expect([field, typeof found[field as keyof typeof found]]).toEqual([field, typeof initial])
        }
        expect(steps[wizard.stepIndex]).toBeDefined()
        expect(steps[wizard.furthestIndex]).toBeDefined()
        for (const step of steps) step.summary(found, 'es_ES')
      }),
      { numRuns: 500 },
    )
  })

  it('never counts as checked unless the verdict is about exactly these values', () => {
    fc.assert(
      fc.property(hostileValues, hostileSources, (stored, beside) => {
        const wizard = restored(stored, beside)
        const { email, document, cif, isCompany, iban } = wizard.values
        const subjects = { account: { email }, holder: isCompany ? { document, cif } : { document }, bank: { iban } }
        const verdicts = ((beside as Record<string, unknown> | null)?.verdicts ?? {}) as Record<
          string,
          { subject?: object }
        >
        for (const step of steps) {
          if (step.id === 'supply' || !wizard.isDone(step)) continue
          expect(sorted(verdicts[step.id]?.subject)).toEqual(sorted(subjects[step.id]))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('never says more than the stored values: what is ticked, chosen or written there is what counts', () => {
    const own = ['terms', 'marketing', 'sepa', 'general_conditions', 'isCompany', 'iban', 'document', 'cif'] as const
    fc.assert(
      fc.property(hostileValues, hostileSources, (stored, beside) => {
        const found = restored(stored, beside).values
        const given = { ...initialFormValues, ...(stored as object | null) } as Record<string, unknown>
        for (const field of own) expect([field, found[field]]).toEqual([field, honestly(field, given[field])])
      }),
      { numRuns: 500 },
    )

    /** What is of another type counts as not given. */
    function honestly(field: (typeof own)[number], value: unknown) {
      return typeof value === typeof initialFormValues[field] ? value : initialFormValues[field]
    }
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
  const email = { validateEmail: answers({ formatInvalid: false, alreadyExists: true, blockedDomain: false }) }

  async function pressNext(verdict: unknown) {
    const validateEmail = vi.fn(email.validateEmail)
    const wizard = restored({ ...values, currentStep: 0 }, { ...sources, verdicts: { account: verdict } })
    wizard.setDependencies(dependencies({ api: { ...goodApi, validateEmail } }))
    wizard.updateAnswers(before => ({ ...before, customer: { ...before.customer, password: 'secreto-1' } }))
    await wizard.next()
    return validateEmail.mock.calls.length
  }

  it.each([
    ['none', undefined],
    ['about another e-mail', { subject: { email: 'otra@correo.example' }, errors: [] }],
    ['about nothing', { subject: {}, errors: [] }],
    ['about more than the e-mail', { subject: { email: values.email, document: 'X' }, errors: [] }],
    ['without a word on problems', { subject: { email: values.email } }],
    ['with a refusal', { subject: { email: values.email }, errors: [{ field: 'email', error: { key: 'x' } }] }],
    ['of no shape', 'passed'],
  ])('asks the server again where the verdict is %s', async (_what, verdict) => {
    expect(await pressNext(verdict)).toBe(1)
  })

  it('asks nothing about exactly the values that passed', async () => {
    expect(await pressNext({ subject: { email: values.email }, errors: [] })).toBe(0)
  })
})

describe('What an honest tab has kept', () => {
  it('comes back as it was', () => {
    const wizard = restored(values, sources)
    expect(toStored(wizard.values)).toEqual({
      ...toStored(wizard.values),
      ...withoutProgress(values),
    })
    wizard.updateAnswers(before => ({ ...before, customer: { ...before.customer, password: 'secreto-1' } }))
    expect(steps.filter(step => wizard.isDone(step)).length).toBe(steps.length)
  })
})

function withoutProgress({ currentStep: _one, furthestStep: _other, ...others }: Record<string, unknown>) {
  return others
}

function sorted(record: object | undefined) {
  return Object.entries(record ?? {}).sort()
}
