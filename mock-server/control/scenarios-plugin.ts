import * as z from 'zod'
import { allTexts } from '#i18n/all-texts.ts'
import { getSessionScenarios } from '#mock/scenarios/registry.ts'
import type { Scenario } from '#mock/scenarios/scenario.ts'
import { answerFormat, scenarioFormat } from '#mock/scenarios/scenario-format.ts'
import { operation } from './schemas.ts'
import type { ZodPlugin } from './zod-routes.ts'

const bilingual = z.object({ es: z.string(), en: z.string() })
const listedScenario = z.object({
  id: z.string(),
  title: bilingual,
  effect: bilingual.optional(),
  step: z.string(),
  operations: z.array(z.string()).meta({ description: 'Empty for a rule of the wizard, `*` for every call.' }),
  sees: z.object({ key: z.string(), es: z.string() }).nullish(),
  typed: z.object({ field: z.string(), value: z.unknown() }).optional(),
  file: z.object({ name: z.string(), type: z.string(), bytes: z.int() }).optional(),
  link: z.string(),
})
export type ListedScenario = z.infer<typeof listedScenario>

const listedOperation = z.object({
  id: operation,
  method: z.string(),
  url: z.string(),
  answers: z.array(z.object({ status: z.int(), example: z.unknown() })),
})
export type ListedOperation = z.infer<typeof listedOperation>

/** The scenarios, what each call can be answered, and the answer of the next call. */
export const scenariosPlugin: ZodPlugin = async (app, { registry, contract }) => {
  app.get(
    '/__mock/scenarios',
    { schema: { summary: 'Every scenario.', response: { 200: z.object({ scenarios: z.array(listedScenario) }) } } },
    ({ session }) => ({ scenarios: registry.list(session).map(describeScenario) }),
  )

  app.get('/__mock/scenario.schema.json', { schema: { summary: 'The format of scenario files, for editors.' } }, () =>
    z.toJSONSchema(scenarioFormat, { io: 'input', reused: 'ref' }),
  )

  app.get(
    '/__mock/operations',
    {
      schema: {
        summary: 'Every call of the contract with its example answers.',
        response: { 200: z.object({ operations: z.array(listedOperation) }) },
      },
    },
    () => ({
      operations: contract.operations.map(({ id, method, url, responses }) => {
        return { id, method, url, answers: [...responses].map(([status, { example }]) => ({ status, example })) }
      }),
    }),
  )

  app.post(
    '/__mock/next',
    {
      schema: {
        summary: 'Answers the next call of an operation so, once.',
        body: z.strictObject({ operation, answer: answerFormat }),
        response: { 204: z.null() },
      },
    },
    ({ session, body }, reply) => {
      const { operation, answer } = body
      const next = registry.parse({ id: 'next-answer', calls: { [operation]: [answer] } })
      getSessionScenarios(session).next.set(operation, next)
      return reply.code(204).send()
    },
  )
}

function describeScenario({ calls = {}, anyCall, sees, at = '/', ...rest }: Scenario): ListedScenario {
  // Leaves out what is not listed.
  return listedScenario.parse({
    ...rest,
    operations: anyCall ? ['*'] : Object.keys(calls),
    sees: sees && { key: sees, es: allTexts.es_ES[sees] },
    link: `/__mock/use/${encodeURIComponent(rest.id)}?to=${encodeURIComponent(at)}`,
  })
}
