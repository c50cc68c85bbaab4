import * as z from 'zod'
import { formFields } from '#domain/form-values.ts'
import { operationIds } from '#mock/operations/index.ts'
import { maxLatencyMs, namePattern, nameRule } from '#mock/sessions/session.ts'
import { faultNames } from '#mock/shared/types.ts'
import { ownWorld } from '#mock/world/own-world.ts'

// The one home of the format: files, the panel, the parser, the types and the document of the control API read it from here.

const ms = z.int().min(0).max(maxLatencyMs)

const latency = z
  .union([
    ms,
    z.tuple([ms, ms]).meta({ description: 'From … to, evenly.' }),
    z
      .strictObject({ p50: ms, p95: ms, p99: ms })
      .meta({ description: 'What half, 95 and 99 of 100 responses stay under.' }),
  ])
  .meta({ description: 'Milliseconds: a number, a range [from, to], or percentiles { p50, p95, p99 }.' })

const fault = z.enum(faultNames).meta({ description: 'A failure on the way.' })
const status = z.int().min(200).max(599)
const headerName = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header')

const writtenAnswer = z.strictObject({
  status: status.optional().meta({ description: '200 if left out.' }),
  body: z.unknown().optional().meta({ description: 'The whole body, compared with the contract.' }),
  patch: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'Changes the usual body; null deletes a member (JSON Merge Patch, RFC 7396).' }),
  fault: fault.optional(),
  headers: z.record(headerName, z.string()).optional(),
  latencyMs: latency.optional(),
  chance: z.number().min(0).max(1).optional().meta({ description: 'How likely it is; else all is as usual.' }),
  times: z.int().min(1).max(1000).optional().meta({ description: 'How often this answer comes in a row.' }),
  allowInvalid: z.boolean().optional().meta({ description: 'True: the answer breaks the contract on purpose.' }),
})

/** What one answer is. */
export const answerFormat = z.union([status, fault, writtenAnswer]).meta({
  description: 'A status (200: the usual answer), a fault, or an object that describes the answer.',
})

const callPlan = z
  .union([
    status,
    fault,
    writtenAnswer,
    z.array(answerFormat).min(1),
    z.strictObject({
      answers: z.array(answerFormat).min(1).optional(),
      atEnd: z.enum(['repeat', 'cycle', 'usual']).optional().meta({
        description: 'After the list its last answer repeats (the default), it begins again, or all is as usual.',
      }),
      latencyMs: latency.optional().meta({ description: 'Of every response.' }),
    }),
  ])
  .meta({
    description: 'A status, a fault, an answer, a list of answers in order, or an object with answers.',
  })

const words = z.union([z.string().max(200), z.strictObject({ es: z.string().max(200), en: z.string().max(200) })])

/** Each of the names, so that editors complete them. */
const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map(name => [name, value.optional()])) as Record<Name, z.ZodOptional<Value>>)

const fillValues = each(formFields, z.union([z.string(), z.number(), z.boolean()])).optional()

/** A scenario as a file or a test writes it. */
export const scenarioFormat = z.strictObject({
  $schema: z.string().optional(),
  id: z
    .string()
    .regex(namePattern, nameRule)
    .optional()
    .meta({ description: 'The name of the file where it is left out.' }),
  title: words.optional().meta({ description: 'What it is, in one line: text, or one for each language.' }),
  effect: words.optional().meta({ description: 'What the customer sees.' }),
  scenarios: z.array(z.string()).optional().meta({ description: 'Others that it adds to, as id or id@call.' }),
  calls: each(operationIds, callPlan).optional().meta({ description: 'What single calls are answered.' }),
  anyCall: callPlan.optional().meta({ description: 'What all other calls are answered.' }),
  world: ownWorld.optional(),
  fill: z
    .strictObject({ account: fillValues, holder: fillValues, supply: fillValues, bank: fillValues })
    .optional()
    .meta({ description: 'Values to fill into a step instead of the seeded ones.' }),
  seed: z.int().min(0).optional().meta({ description: 'Makes chance repeatable.' }),
})

export type ScenarioSource = z.infer<typeof scenarioFormat>
export type CallPlan = z.infer<typeof callPlan>
export type PlannedAnswer = z.infer<typeof answerFormat>
export type WrittenAnswer = z.infer<typeof writtenAnswer>
export type Latency = z.infer<typeof latency>
