import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FormValues } from '#domain/form-values.ts'
import { formatPower } from '#domain/power-options.ts'
import type { LabelledField, StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { bill, type Home, homeAt, homes, unnamed } from './homes.ts'
import type { Oracle } from './oracle.ts'
import { costsOf, knows, SigningUp } from './signing-up.ts'

const { first, second } = homes

/** What a file holds is of no interest here: the API says what it read. */
class FileReaderOfNothing {
  result = 'data:,'
  onload = () => {}
  readAsDataURL() {
    queueMicrotask(() => this.onload())
  }
}
beforeAll(() => void vi.stubGlobal('FileReader', FileReaderOfNothing))
afterAll(() => void vi.unstubAllGlobals())

/** Two answers to every field that the steps ask, each written in a way of its own. A field without an entry does not compile. */
const answers: Record<LabelledField, readonly [Partial<FormValues>, Partial<FormValues>]> = {
  email: [{ email: 'uno@correo.example' }, { email: '' }],
  password: [{ password: 'otra-clave' }, { password: '' }],
  phoneNumber: [{ phoneNumber: '687654321' }, { phoneNumber: '1' }],
  phoneCountryCode: [{ phoneCountryCode: 'FR' }, { phoneCountryCode: 'ES' }],
  terms: [
    { terms: false, marketing: false, termsError: '' },
    { terms: true, marketing: true, termsError: '' },
  ],
  marketing: [{ marketing: false }, { marketing: true }],
  isCompany: [
    { isCompany: true, companyName: '', cif: '' },
    { isCompany: false, companyName: '', cif: '' },
  ],
  companyName: [{ companyName: 'Almendros y Luz, S.L.' }, { companyName: '' }],
  cif: [{ cif: 'B64717838' }, { cif: 'X' }],
  name: [{ name: 'Lucía' }, { name: '' }],
  surname: [{ surname: 'Campos' }, { surname: '' }],
  document: [{ document: '12345678Z' }, { document: 'X' }],
  changeOfHolder: [{ changeOfHolder: true }, { changeOfHolder: false }],
  cups: [{ cups: second.cups }, { cups: '' }],
  address: [{ address: second.own.address }, { address: '' }],
  street_number: [{ street_number: second.own.street_number }, { street_number: '' }],
  zipCode: [{ zipCode: second.own.zipCode }, { zipCode: '' }],
  province: [{ province: second.own.province }, { province: '' }],
  municipality: [{ municipality: second.own.municipality }, { municipality: '' }],
  address_details: [{ address_details: second.own.address_details }, { address_details: '' }],
  newSupply: [{ newSupply: true }, { newSupply: false }],
  potenciaPunta: [{ potenciaPunta: '12.1' }, { potenciaPunta: '' }],
  potenciaValle: [{ potenciaValle: '12.2' }, { potenciaValle: '' }],
  solarSupply: [{ solarSupply: true }, { solarSupply: false }],
  householdType: [{ householdType: 1 }, { householdType: 0 }],
  iban: [{ iban: 'ES7921000813610123456789' }, { iban: 'ES9121' }],
  sepa: [{ sepa: false }, { sepa: true }],
  general_conditions: [{ general_conditions: false }, { general_conditions: true }],
}

interface Change {
  name: string
  step: StepId
  /** It brings more than one answer, and matters also where there is none yet. */
  isSource: boolean
  make: (signingUp: SigningUp) => unknown
}

const typed: Change[] = steps.flatMap(({ id, fields }) =>
  fields.flatMap(field =>
    answers[field].map(words => ({
      name: JSON.stringify(words),
      step: id,
      isSource: field === 'newSupply',
      make: (signingUp: SigningUp) => signingUp.write(words),
    })),
  ),
)

const at = { first, second }
const asked: Change[] = Object.entries(at).flatMap(([name, home]) =>
  Object.entries(knows).map(([what, said]) => ({
    name: `the register about the ${name} home: ${what}`,
    step: 'supply' as const,
    isSource: true,
    async make(signingUp: SigningUp) {
      await signingUp.write({ cups: home.cups })
      await signingUp.validate(said(home))
    },
  })),
)

const shows = (name: string, of: Home, fields: ReturnType<typeof bill>, said = knows.all(of)): Change => ({
  name: `a bill: ${name}`,
  step: 'supply',
  isSource: true,
  make: signingUp => signingUp.show(fields, of, said),
})
const billed: Change[] = [
  shows('of the first home', first, bill(first)),
  shows('of the first home, unknown to the register', first, bill(first), knows.nothing()),
  shows('of the first home, with the suffix', first, bill(first, `${first.cups}0F`)),
  shows('of the second home', second, bill(second)),
  shows('of the second home, unknown to the register', second, bill(second), knows.nothing()),
  shows('of the second home, that exists', second, bill(second), knows.exists(second)),
  shows('that names no CUPS', unnamed, bill(unnamed, '')),
  shows('that says another door of the first home', first, { cups: first.cups, address_details: 'Otra puerta' }),
  { name: 'the bill is taken away', step: 'supply', isSource: true, make: signingUp => signingUp.takeAway() },
]

const others: Change[] = [
  {
    name: 'a home of the list',
    step: 'supply',
    isSource: false,
    make: signingUp => signingUp.choose((homeAt(signingUp.values().cups) ?? unnamed).unit),
  },
  {
    name: 'a social sign-in',
    step: 'account',
    isSource: false,
    make: signingUp => signingUp.signIn({ email: 'perfil@correo.example', name: 'Perfil', surname: '' }),
  },
  {
    name: 'the sign-in is taken back',
    step: 'account',
    isSource: false,
    make: signingUp => signingUp.forgetSignIn(),
  },
  ...steps.map(({ id }) => ({
    name: `a reload on ${id}`,
    step: id,
    isSource: true,
    make: (signingUp: SigningUp) => signingUp.reload(),
  })),
]

const changes = [...typed, ...asked, ...billed, ...others]

/** Where a walk begins: with an empty supply step, or with a complete sign-up for the first home. */
async function begun(isComplete: boolean) {
  const signingUp = new SigningUp()
  await signingUp.write({ email: 'ana.prueba@correo.example', password: 'secreto-1', phoneNumber: '612345678' })
  await signingUp.write({ terms: true, marketing: true, name: 'Ana', surname: 'Prueba', document: '00000000T' })
  await signingUp.write({
    changeOfHolder: false,
    iban: 'ES9121000418450200051332',
    sepa: true,
    general_conditions: true,
  })
  if (!isComplete) return signingUp
  await signingUp.write({ cups: first.cups })
  await signingUp.validate(knows.all(first))
  await signingUp.write({ solarSupply: false })
  return signingUp
}

/** What is to be posted, by the oracle. The password of a social sign-in is generated anew by a reload. */
function bodyBy(oracle: Oracle) {
  const { words, profile } = oracle
  const powers = oracle.newSupply()
    ? [Number(oracle.power('potenciaPunta')), Number(oracle.power('potenciaValle'))]
    : [0, 0]
  const unit = oracle.chosenUnit()
  const details = oracle.place('address_details')
  const password = profile ? expect.stringMatching(/^.{8}$/) : words.password
  return {
    cups: oracle.cups(),
    changeOfHolder: oracle.changeOfHolder(),
    autoConsumo: oracle.solar(),
    street: oracle.place('address'),
    streetNr: oracle.place('street_number'),
    zipCode: oracle.place('zipCode'),
    province: oracle.place('province'),
    municipality: oracle.place('municipality'),
    firstName: words.name ?? (profile?.name || undefined),
    lastName: words.surname ?? (profile?.surname || undefined),
    phoneNumber: `${words.phoneCountryCode === 'FR' ? '+33' : '+34'}${words.phoneNumber}`,
    registrationId: expect.any(String),
    householdType: words.householdType ?? 0,
    newSupply: oracle.newSupply(),
    p1: powers[0],
    p3: powers[1],
    email: profile?.email ?? words.email,
    password,
    confirmedPassword: password,
    isEnterprise: words.isCompany ?? false,
    dni: words.document,
    iban: words.iban,
    hasRegisteredByDesktop: true,
    ...(words.isCompany && { companyName: words.companyName, cif: words.cif }),
    ...(details && { apartment: details }),
    ...(unit && { addressReference: unit.reference }),
  }
}

type Body = NonNullable<SigningUp['posted']>['body']

/** The review as it has to be for a body that is posted; what is not posted (powers that are kept, costs) is the oracle's. */
function reviewOf(body: Body, oracle: Oracle) {
  const person = `${body.firstName} ${body.lastName} · ${body.dni}`
  const kw = (power: string | number) => formatPower(power, 'es_ES')
  const params = { punta: kw(oracle.power('potenciaPunta')), valle: kw(oracle.power('potenciaValle')) }
  const isKnown = params.punta !== '' && params.valle !== ''
  const kept = params.punta === params.valle ? 'bank.review.powerKeptBoth' : 'bank.review.powerKept'
  const [rights, used] = oracle.rights()
  const { min, max } = costsOf(Math.max(body.p1, body.p3), used, rights)
  const place = body.municipality === body.province ? body.province : `${body.municipality}, ${body.province}`
  const change = oracle.exists() ? 'Existing' : body.changeOfHolder ? 'Yes' : 'No'
  return {
    'bank.review.holder': [body.isEnterprise ? `${body.companyName} · ${body.cif}` : person],
    ...(body.isEnterprise && { 'bank.review.signer': [person] }),
    'bank.review.changeOfHolder': [{ key: `bank.review.change${change}` }],
    'bank.review.supply': [
      [`${body.street} ${body.streetNr}`, body.apartment].filter(Boolean).join(', '),
      `${body.zipCode} ${place}`,
      body.cups,
    ],
    'bank.review.power': [
      body.newSupply
        ? { key: 'bank.review.powerNew', params: { punta: kw(body.p1), valle: kw(body.p3) } }
        : isKnown
          ? { key: kept, params }
          : { key: 'bank.review.powerKeptUnknown' },
    ],
    ...(body.newSupply && {
      'bank.review.costs': [{ key: 'supply.costs.between', params: { min: `${min} €`, max: `${max} €` } }],
    }),
    'bank.review.solar': [{ key: body.autoConsumo ? 'answer.yes' : 'answer.no' }],
    'field.householdType': [{ key: body.householdType === 0 ? 'supply.household.first' : 'supply.household.second' }],
    'field.iban': [body.iban],
  }
}

function shownIn({ review }: NonNullable<SigningUp['posted']>) {
  const ungrouped = ['bank.review.supply', 'field.iban']
  const lines = review
    .filter(({ step }) => step !== undefined)
    .map(({ label, values }) => {
      const isCode = ungrouped.includes(label)
      const plain = values.map((value, index) => {
        const isGrouped = isCode && (label === 'field.iban' || index === 2)
        return isGrouped && typeof value === 'string' ? value.replaceAll(' ', '') : value
      })
      return [label, plain]
    })
  return Object.fromEntries(lines)
}

/** The home that every value of this world belongs to, in whosever words; what the customer wrote may be anything. */
const homeOf = new Map<string, string>()
for (const [name, home] of Object.entries(homes)) {
  const { register, bill: billOf, registerPowers, billPowers, rights, unit } = home
  const values = [register, billOf].flatMap(place => Object.values(place))
  for (const value of [
    ...values,
    ...billPowers,
    ...registerPowers.map(String),
    ...rights.map(String),
    unit.ReferenciaCatastral,
  ])
    homeOf.set(value, name)
}
const nameOf = (cups: string) => Object.entries(homes).find(([, home]) => home === homeAt(cups))?.[0]

async function walk(before: Change, later: Change, isComplete: boolean, choice: 'own' | 'other') {
  const signingUp = await begun(isComplete)
  await before.make(signingUp)
  await later.make(signingUp)
  const values = JSON.stringify(signingUp.values())
  const result = await signingUp.finish(choice)
  const { posted, oracle } = signingUp
  if (!posted) throw new Error(`nothing was posted: ${JSON.stringify(result)} ${values}`)
  const { body } = posted
  expect(body).toEqual(bodyBy(oracle))
  expect(shownIn(posted)).toEqual(reviewOf(body, oracle))
  const { registrationId: _id, password: _own, confirmedPassword: _same, cups, ...said } = body
  const foreign = Object.values(said).filter(value => {
    const home = homeOf.get(String(value))
    return home !== undefined && home !== nameOf(cups)
  })
  expect(foreign, 'values of another home').toEqual([])
  return signingUp.wasAsked
}

describe('Every pair of an answer and a later change', () => {
  it('covers every field that a step asks', () => {
    expect(Object.keys(answers).sort()).toEqual(steps.flatMap(({ fields }) => fields).sort())
  })

  it('has values of which each belongs to one home', () => {
    const count = Object.values(homes).length * (2 * 6 + 2 + 2 + 2 + 1)
    expect(homeOf.size).toBe(count)
  })

  it.each(changes.map(before => [before.name, before] as const))(
    '%s: what is posted is what the review showed and what the rules derive §own.14 §own.6 §own.7',
    async (_name, before) => {
      // Answers of other steps than the supply point's touch nothing outside their own.
      for (const later of changes.filter(({ step }) => step === before.step)) {
        const beginnings = before.isSource && later.isSource ? [true, false] : [true]
        for (const isComplete of beginnings) await walkBothWays(before, later, isComplete)
      }
    },
  )
})

/** The other choice makes a difference only where there was one. */
async function walkBothWays(before: Change, later: Change, isComplete: boolean) {
  for (const choice of ['own', 'other'] as const) {
    const wasAsked = await walk(before, later, isComplete, choice).catch(error => {
      const beginning = isComplete ? 'a complete sign-up' : 'an empty supply step'
      throw new Error(`${beginning}, ${before.name}, then ${later.name}, settled for ${choice}`, { cause: error })
    })
    if (!wasAsked) return
  }
}
