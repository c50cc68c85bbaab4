import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormValues } from '#domain/form-values.ts'
import { toPowerValue } from '#domain/power-options.ts'
import type { ChosenScenario } from '#mock/scenarios/plan.ts'
import { incrementCounter, type Session } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { getSituation } from '#mock/situation/session-situation.ts'
import type { Situation } from '#mock/situation/situation-schema.ts'
import { companies } from '#mock/world/people.ts'
import { type Samples, supplyPointKey, type World } from '#mock/world/world.ts'
import type { ControlOptions } from './control-options.ts'

type Filler = (context: { session: Session; samples: Samples; turn: number; asCompany: boolean }) => Partial<FormValues>

const fillers: Record<string, Filler> = {
  account: ({ samples, turn }) => ({
    // A new address each time, so that a second registration in the same session is accepted.
    email: pick(samples.people, turn).email ?? `prueba.${turn + 1}@correo.example`,
    password: 'luz-de-prueba',
    phoneCountryCode: 'ES',
    phoneNumber: pick(samples.people, turn).phoneNumber,
    terms: true,
    marketing: false,
  }),
  holder({ samples, turn, asCompany }) {
    const { firstName, lastName, document } = pick(samples.people, turn)
    const company = asCompany ? pick(companies, turn) : { companyName: '', cif: '' }
    return { isCompany: asCompany, ...company, name: firstName, surname: lastName, document, changeOfHolder: true }
  },
  supply({ session, samples, turn }) {
    const free = samples.supplyPoints.filter(each => !isRegistered(session, each.cups))
    const { cups, building, apartment = '', p1, p3 } = pick(free, turn)
    return {
      cups,
      address: building?.street,
      street_number: building?.streetNr,
      address_details: apartment,
      zipCode: building?.zipCode,
      province: building?.province,
      municipality: building?.municipality,
      potenciaPunta: toPowerValue(p1),
      potenciaValle: toPowerValue(p3),
      newSupply: false,
      solarSupply: false,
      householdType: 0,
    }
  },
  bank: ({ samples, turn }) => ({ iban: pick(samples.ibans, turn), sepa: true, general_conditions: true }),
}

/** GET /__mock/fill/STEP: valid values for a step's fields, different ones each time; `?company=true` for a company. */
export async function fillPlugin(app: FastifyInstance, { selection, world }: ControlOptions) {
  app.get<FillRequest>('/__mock/fill/:step', request => {
    const { chosen } = selection.get(request)
    return { step: request.params.step, values: createValues(request, chosen, world) }
  })
}

export interface FillRequest {
  Params: { step: string }
  Querystring: { company?: string }
}

/** The next values of a step. A chosen scenario's typed value replaces its field's, so that filling triggers the scenario. */
export function createValues(
  { params: { step }, query, session }: FastifyRequest<FillRequest>,
  chosen: readonly ChosenScenario[],
  world: World,
): Partial<FormValues> {
  const filler = Object.hasOwn(fillers, step) ? fillers[step] : undefined
  if (!filler) throw new HttpError(404, `There is no step "${step}". The steps are ${Object.keys(fillers).join(', ')}.`)
  const typed = chosen.flatMap(({ scenario }) => (scenario.typed ? [{ ...scenario.typed, step: scenario.step }] : []))
  const asCompany = query.company === 'true' || typed.some(({ field }) => field === 'cif')
  const { samples } = getSituation(session)?.world ?? world
  const turn = incrementCounter(session, `fill ${step}`)
  const own = getSituation(session)?.situation.fill?.[step as keyof NonNullable<Situation['fill']>]
  const values = { ...filler({ session, samples, turn, asCompany }), ...own }
  // A scenario may need a field that has no value yet, such as an optional one.
  const typedHere = typed.filter(each => each.step === step || each.field in values)
  // The parser let only fields through; their types are the tester's.
  return {
    ...values,
    ...Object.fromEntries(typedHere.map(({ field, value }) => [field, value])),
  } as Partial<FormValues>
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined)
    throw new HttpError(404, 'Everything was used in this session. POST /__mock/reset starts again.')
  return item
}

function isRegistered({ registrations }: Session, cups: string): boolean {
  return [...registrations.values()].some(({ body }) => supplyPointKey(body.cups) === supplyPointKey(cups))
}
