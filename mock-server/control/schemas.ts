import * as z from 'zod'
import { callState } from '#mock/journal/journal-entry.ts'
import { operationIds } from '#mock/operations/index.ts'
import { scenarioFormat } from '#mock/scenarios/scenario-format.ts'
import { maxLatencyMs, namePattern, nameRule } from '#mock/sessions/session.ts'

// What the control API takes and gives. Requests are validated with it, and its OpenAPI document is generated from it.

export const operation = z.enum(operationIds)
const text = z.string().max(1_000_000)
/** A number as a query carries it. */
export const number = z.coerce.number<string | number>().int().min(0).max(1e9)
export const latencyMs = number.max(maxLatencyMs)
export const sessionId = z.string().regex(namePattern, nameRule)

export const journalFilter = z.strictObject({
  operation: operation.optional(),
  status: number.optional(),
  state: callState.optional(),
  scenario: text.optional(),
  session: sessionId.optional().meta({ description: 'The id of another session.' }),
  after: number.optional().meta({ description: 'Only calls with a larger id.' }),
})
export const waitFilter = journalFilter.omit({ session: true }).extend({ waitMs: latencyMs.default(5000) })

export type JournalFilter = z.input<typeof journalFilter>
export type WaitFilter = z.input<typeof waitFilter>

export const settings = z.strictObject({
  latencyMs: z.int().min(0).max(maxLatencyMs).optional(),
  seed: z.int().min(0).optional(),
})
export type Settings = z.infer<typeof settings>

export const stateChange = settings.extend({
  scenarios: z
    .array(z.union([text, scenarioFormat]))
    .max(50)
    .optional()
    .meta({ description: 'Names, id or id@call, or whole scenarios; an empty list chooses none.' }),
})

const shift = z.int().min(-1_000_000).max(1_000_000).optional()
export const clockChange = z.union([
  z.strictObject({ at: z.iso.datetime({ offset: true }) }),
  z.strictObject({
    advance: z
      .strictObject({ days: shift, hours: shift, minutes: shift })
      .refine(each => Object.keys(each).length > 0, 'must name days, hours or minutes'),
  }),
])
export type ClockChange = z.infer<typeof clockChange>

export const sessionState = z.object({
  session: z.string(),
  scenarios: z.array(z.string()),
  unknown: z.array(z.string()),
  problems: z.array(z.string()).meta({ description: 'What is wrong with scenario files.' }),
  from: z.enum(['header', 'session', 'command line', 'none']),
  latencyMs: z.int(),
  seed: z.int(),
  now: z.string(),
  nextAnswers: z.array(operation),
  link: z.string().meta({ description: 'Brings another browser into the same state.' }),
  calls: z.int(),
  registrations: z.int(),
  mails: z.int(),
  lastCall: z.int().meta({ description: 'Changes with every change of a call.' }),
})
export type SessionState = z.infer<typeof sessionState>
