import * as z from 'zod'
import { formFields } from '#domain/form-values.ts'
import { operations } from '#mock/operations/index.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { maxLatencyMs } from '#mock/sessions/session.ts'
import { faultNames, type OperationId } from '#mock/shared/types.ts'
import { ownWorld } from './own-world-schema.ts'

// The one home of the format: editors, the parser, the types and the documents of the control API read it from here.

const operationIds = Object.keys(operations) as OperationId[]
const scenarioIds = scenarios.map(({ id }) => id)

const scenarioName = z
  .union([
    z.enum(scenarioIds),
    z.templateLiteral([z.enum(scenarioIds), '@', z.enum(operationIds)]).meta({ description: 'For one call only.' }),
  ])
  .meta({ id: 'scenarioName', description: 'A scenario, or scenario@call for one call only.' })

const ms = z.int().min(0).max(maxLatencyMs)
const chance = z.number().min(0).max(1)

const latency = z
  .union([
    ms,
    z.tuple([ms, ms]).meta({ description: 'From … to, evenly.' }),
    z
      .strictObject({ p50: ms, p95: ms, p99: ms })
      .meta({ description: 'What half, 95 and 99 of 100 responses stay under.' }),
  ])
  .meta({ id: 'latency', description: 'Milliseconds: a number, a range [from, to], or percentiles { p50, p95, p99 }.' })

const fault = z.enum(faultNames).meta({ id: 'fault', description: 'A failure on the way.' })

const status = z.int().min(200).max(599)

const writtenAnswer = z.strictObject({
  status: status.optional().meta({ description: '200 if left out.' }),
  body: z.unknown().optional().meta({ description: 'The whole body, held against the contract.' }),
  patch: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'Changes the usual body; null deletes a member (JSON Merge Patch, RFC 7396).' }),
  scenario: scenarioName.optional().meta({ description: 'Answers this once as the scenario does.' }),
  fault: fault.optional(),
  headers: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be in lower case'), z.string()).optional(),
  latencyMs: latency.optional(),
  times: z.int().min(1).max(1000).optional().meta({ description: 'How often this answer comes in a row.' }),
  allowInvalid: z.boolean().optional().meta({ description: 'True: the answer breaks the contract on purpose.' }),
})

const answer = z.union([status, fault, writtenAnswer]).meta({
  id: 'answer',
  description: 'A status (200: the usual answer), a fault, or an object that describes the answer.',
})

const upload = z
  .strictObject({
    bytesPerSecond: z.int().min(1).optional().meta({ description: 'How fast the server takes the request body.' }),
    lostAfter: chance.optional().meta({ description: 'The share of the body after which the connection is lost.' }),
  })
  .meta({ id: 'upload', description: 'What happens to the body while it is being sent.' })

const call = z
  .union([
    status,
    fault,
    z.array(answer).min(1),
    z.strictObject({
      answers: z.array(answer).min(1).optional(),
      atEnd: z.enum(['repeat', 'cycle', 'usual']).optional().meta({
        description: 'After the list its last answer repeats (the default), it begins again, or all is as usual.',
      }),
      latencyMs: latency.optional(),
      upload: upload.optional(),
    }),
  ])
  .meta({ id: 'call', description: 'A status, a fault, a list of answers in order, or an object with answers.' })

const fillValues = z.partialRecord(z.enum(formFields), z.union([z.string(), z.number(), z.boolean()]))

// One member for each call, so that editors complete their names.
const calls: z.ZodType<Partial<Record<OperationId, SituationCall>>> = z.strictObject(
  Object.fromEntries(operationIds.map(id => [id, call.optional()])),
)

/** A situation as a file holds it. */
export const situationSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z.string().optional().meta({ description: 'What it is for, in one line.' }),
  scenarios: z.array(scenarioName).optional(),
  calls: calls.optional().meta({ description: 'What single calls are answered, over the scenarios.' }),
  latencyMs: latency.optional(),
  faults: z
    .array(z.strictObject({ fault, chance, calls: z.array(z.enum(operationIds)).min(1).optional() }))
    .optional()
    .meta({ description: 'Failures by chance; the seed makes them repeatable.' }),
  seed: z.int().min(0).optional(),
  world: ownWorld.optional(),
  clock: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'The time of the session when it begins: 2026-03-02T09:00:00Z. It goes on from there.' }),
  fill: z
    .strictObject({
      account: fillValues.optional(),
      holder: fillValues.optional(),
      supply: fillValues.optional(),
      bank: fillValues.optional(),
    })
    .optional()
    .meta({ description: 'Values to fill into a step instead of the seeded ones.' }),
})

export type Situation = z.infer<typeof situationSchema>
export type SituationCall = z.infer<typeof call>
export type SituationAnswer = z.infer<typeof answer>
export type Latency = z.infer<typeof latency>
export type Upload = z.infer<typeof upload>
