import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { groupCups } from '#domain/cups.ts'
import { formatPower } from '#domain/power-options.ts'
import { readableDetails } from '#domain/readable-details.ts'
import { type Change, changes } from './changes.ts'
import { homeAt, homes } from './homes.ts'
import { knows } from './register.ts'
import { SigningUp } from './signing-up.ts'

/** The API says what it read, so the content of a file does not matter. */
class FileReaderOfNothing {
  result = 'data:,'
  onload = () => {}
  readAsDataURL() {
    queueMicrotask(() => this.onload())
  }
}
beforeAll(() => void vi.stubGlobal('FileReader', FileReaderOfNothing))
afterAll(() => void vi.unstubAllGlobals())

/** Begins with an empty supply step, or with a complete sign-up for the first home. */
async function begin(isComplete: boolean) {
  const signingUp = new SigningUp()
  await signingUp.write({ email: 'ana.prueba@correo.example', password: 'secreto-1', phoneNumber: '612345678' })
  await signingUp.write({ terms: true, marketing: true, name: 'Ana', surname: 'Prueba', document: '00000000T' })
  await signingUp.write({ changeOfHolder: false, iban: 'ES9121000418450200051332' })
  await signingUp.write({ sepa: true, general_conditions: true })
  if (!isComplete) return signingUp
  await signingUp.write({ cups: homes.first.cups })
  await signingUp.validate(knows.all(homes.first))
  await signingUp.write({ solarSupply: false })
  return signingUp
}

type Posted = NonNullable<SigningUp['posted']>

/** The words of the review that the posted body decides. */
function reviewOf({ body }: Posted): Record<string, unknown[]> {
  const person = `${body.firstName} ${body.lastName}`
  const joined = (separator: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(separator)
  const towns = [...new Set([body.municipality, body.province])].filter(Boolean)
  const kw = (power: number) => formatPower(power, 'es_ES')
  const powerNew = body.p1 === body.p3 ? 'bank.review.powerNewBoth' : 'bank.review.powerNew'
  const holder = body.isEnterprise
    ? [body.companyName, body.cif, { key: 'bank.review.signedBy', params: { person } }]
    : [person]
  return {
    'bank.review.holder': [...holder, body.dni],
    'bank.review.supply': [
      joined(', ', joined(' ', body.street, body.streetNr), readableDetails(body.apartment ?? '')),
      joined(' ', body.zipCode, towns.join(', ')),
      groupCups(body.cups),
      ...(body.newSupply ? [{ key: powerNew, params: { punta: kw(body.p1), valle: kw(body.p3) } }] : []),
      { key: body.autoConsumo ? 'bank.review.solarYes' : 'bank.review.solarNo' },
      { key: body.householdType === 0 ? 'supply.household.first' : 'supply.household.second' },
    ],
    'bank.review.contact': [body.email],
  }
}

const shownIn = ({ review }: Posted) =>
  Object.fromEntries(review.map(({ label, lines, details }) => [label, [...lines, ...details].flat()]))

/** The home that a value belongs to: no two homes and no two sources share one. What the customer writes may be anything. */
const homeOf = new Map(
  Object.values(homes).flatMap(home => [
    ...[home.register, home.bill].flatMap(place => Object.values(place)).map(value => [value, home] as const),
    ...[...home.billPowers, ...home.registerPowers.map(String)].map(power => [power, home] as const),
    [home.unit.ReferenciaCatastral, home] as const,
  ]),
)

/** A change as a command of fast-check. The model is empty: what must hold is asked of what is posted. */
const asCommand = ({ name, make }: Change): fc.AsyncCommand<object, SigningUp> => ({
  check: () => true,
  run: async (_, signingUp) => void (await make(signingUp)),
  toString: () => name,
})

it('posts what the review showed, and nothing of another home, whatever happens before', async () => {
  const commands = fc.commands(
    changes.map(change => fc.constant(asCommand(change))),
    { maxCommands: 8 },
  )
  const walk = async (
    isComplete: boolean,
    choice: 'own' | 'other',
    made: Iterable<fc.AsyncCommand<object, SigningUp>>,
  ) => {
    const signingUp = await begin(isComplete)
    await fc.asyncModelRun(() => ({ model: {}, real: signingUp }), made)
    await signingUp.finish(choice)
    const { posted } = signingUp
    if (!posted) throw new Error(`Nothing was posted: ${JSON.stringify(signingUp.values())}`)
    const shown = shownIn(posted)
    // Of a supply that is ours already the address may be empty.
    for (const [part, words] of Object.entries(reviewOf(posted)))
      expect(shown[part]).toEqual(expect.arrayContaining(words.filter(Boolean)))
    const { registrationId: _, password: __, confirmedPassword: ___, cups, ...others } = posted.body
    const foreign = Object.values(others).filter(value => {
      const home = homeOf.get(String(value))
      return home !== undefined && home !== homeAt(cups)
    })
    expect(foreign).toEqual([])
  }
  const property = fc.asyncProperty(fc.boolean(), fc.constantFrom('own', 'other'), commands, walk)
  await fc.assert(property, { numRuns: 400, seed: 1 })
})
