import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatPower } from '#domain/power-options.ts'
import { steps } from '#steps/index.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { answers, type Change, changes } from './changes.ts'
import { homeAt, homes } from './homes.ts'
import type { Oracle } from './oracle.ts'
import { costsOf, knows } from './register.ts'
import { SigningUp } from './signing-up.ts'

const { first } = homes

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
  const places = {
    street: oracle.place('address'),
    streetNr: oracle.place('street_number'),
    zipCode: oracle.place('zipCode'),
    province: oracle.place('province'),
    municipality: oracle.place('municipality'),
  }
  return {
    // Of a supply that exists already a part may be missing.
    ...Object.fromEntries(Object.entries(places).filter(([, value]) => value !== '')),
    cups: oracle.cups(),
    changeOfHolder: oracle.changeOfHolder(),
    autoConsumo: oracle.solar(),
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
  const person = [`${body.firstName} ${body.lastName}`, body.dni]
  const kw = (power: string | number) => formatPower(power, 'es_ES')
  const params = { punta: kw(oracle.power('potenciaPunta')), valle: kw(oracle.power('potenciaValle')) }
  const isKnown = params.punta !== '' && params.valle !== ''
  const kept = params.punta === params.valle ? 'bank.review.powerKeptBoth' : 'bank.review.powerKept'
  const [rights, used] = oracle.rights()
  const { min, max } = costsOf(Math.max(body.p1, body.p3), used, rights)
  const names = [...new Set([body.municipality, body.province])].filter(Boolean)
  const joined = (separator: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(separator)
  const change = oracle.exists() ? 'Existing' : body.changeOfHolder ? 'Yes' : 'No'
  return {
    'bank.review.holder': body.isEnterprise ? [body.companyName, body.cif] : person,
    ...(body.isEnterprise && { 'bank.review.signer': person }),
    'bank.review.changeOfHolder': [{ key: `bank.review.change${change}` }],
    'bank.review.supply': [
      joined(', ', joined(' ', body.street, body.streetNr), body.apartment),
      joined(' ', body.zipCode, names.join(', ')),
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
    '%s: what is posted is what the review showed and what the rules derive',
    async (_name, before) => {
      for (const later of changesAfter(before)) {
        const beginnings = before.isSource && later.isSource ? [true, false] : [true]
        for (const isComplete of beginnings) await walkBothWays(before, later, isComplete)
      }
    },
  )
})

/**
 * Where both bring more than one answer, every third change; of the others of the same step a fifth, of the other steps a few; other
 * ones after each change.
 */
function changesAfter(before: Change): Change[] {
  const place = changes.indexOf(before)
  return changes.filter((later, index) => {
    if (later.step !== before.step) return isInSample(index + place, 42)
    return isInSample(index + place, before.isSource && later.isSource ? 3 : 5)
  })
}

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
