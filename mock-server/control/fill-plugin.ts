import * as z from 'zod'
import type { FormValues } from '#domain/form-values.ts'
import { toPowerValue } from '#domain/power-options.ts'
import { incrementCounter, type Session } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import seeded from '#mock/world/seeded.json' with { type: 'json' }
import { createWorld, supplyPointKey, type World } from '#mock/world/world.ts'
import type { ZodPlugin } from './zod-routes.ts'

type Filler = (context: {
  session: Session
  samples: World['samples']
  turn: number
  asCompany: boolean
}) => Partial<FormValues>

const step = z.enum(['account', 'holder', 'supply', 'bank'])

const fillers: Record<z.infer<typeof step>, Filler> = {
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
    const company = asCompany ? pick(seeded.companies, turn) : { companyName: '', cif: '' }
    return { isCompany: asCompany, ...company, name: firstName, surname: lastName, document, changeOfHolder: true }
  },
  supply({ session, samples, turn }) {
    const taken = new Set([...session.registrations.values()].map(({ body }) => supplyPointKey(body.cups)))
    const free = samples.supplyPoints.filter(({ cups }) => !taken.has(supplyPointKey(cups)))
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
  bank: ({ samples, turn }) => ({ iban: pick(samples.accounts, turn).iban, sepa: true, general_conditions: true }),
}

/** Valid values for a step's fields, different ones each time. A chosen scenario's typed value replaces its field's, which triggers the scenario. */
export const fillPlugin: ZodPlugin = async (app, { choice }) => {
  app.get(
    '/__mock/fill/:step',
    {
      schema: {
        summary: 'Valid values for a step, others each time.',
        params: z.strictObject({ step }),
        querystring: z.strictObject({ company: z.enum(['true', 'false']).optional() }),
        response: { 200: z.object({ step: z.string(), values: z.looseObject({}) }) },
      },
    },
    request => {
      const { session, params, query } = request
      const { step } = params
      const scenarios = choice.get(request).chosen.map(({ scenario }) => scenario)
      const { samples } = createWorld(scenarios.flatMap(each => each.world ?? []))
      const typed = scenarios.flatMap(each => (each.typed ? [{ ...each.typed, step: each.step }] : []))
      const asCompany = query.company === 'true' || typed.some(({ field }) => field === 'cif')
      const turn = incrementCounter(session, `fill ${step}`)
      const own = scenarios.map(each => each.fill?.[step])
      const values = Object.assign(fillers[step]({ session, samples, turn, asCompany }), ...own)
      // A scenario may need a field that has no value yet, such as an optional one.
      const typedHere = typed.filter(each => each.step === step || each.field in values)
      return { step, values: { ...values, ...Object.fromEntries(typedHere.map(({ field, value }) => [field, value])) } }
    },
  )
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined)
    throw new HttpError(404, 'Everything was used in this session. POST /__mock/reset starts again.')
  return item
}
