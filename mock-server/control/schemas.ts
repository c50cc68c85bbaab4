import * as z from 'zod'
import { toRegExp } from '#mock/journal/match-call.ts'
import { operationIds } from '#mock/operations/index.ts'
import { scenarioFormat } from '#mock/scenarios/scenario-format.ts'
import { maxLatencyMs, sessionIdPattern } from '#mock/sessions/session.ts'
import { faultNames } from '#mock/shared/types.ts'

// What the control API takes and gives. Requests are validated with it, and its OpenAPI document is generated from it.

export const operation = z.enum(operationIds)
const count = z.int().min(0).max(1_000_000)
const waitMs = z.int().min(0).max(maxLatencyMs).meta({ description: 'How long to wait for it, in milliseconds.' })
const text = z.string().max(1_000_000)
/** A number as a query carries it. */
export const digits = z.string().regex(/^\d{1,9}$/, 'must be a whole number')
export const digitsOfLatency = digits.refine(each => Number(each) <= maxLatencyMs, `must be at most ${maxLatencyMs}`)
export const sessionId = z
  .string()
  .regex(sessionIdPattern, 'must have 1 to 64 letters, digits, dots, hyphens or underscores')

export const journalFilter = z.strictObject({
  operation: operation.optional(),
  status: digits.optional(),
  state: z.enum(['pending', 'answered', 'cut', 'aborted']).optional(),
  scenario: text.optional(),
  session: sessionId.optional().meta({ description: 'The id of another session.' }),
  after: digits.optional().meta({ description: 'Only calls with a larger id.' }),
})
export const waitFilter = journalFilter.omit({ session: true }).extend({ waitMs: digitsOfLatency.optional() })

/** As a client writes it: numbers become text on the way. */
type Loose<Filter> = {
  [Name in keyof Filter]: Filter[Name] | (Name extends 'after' | 'status' | 'waitMs' ? number : never)
}
export type JournalFilter = Loose<z.infer<typeof journalFilter>>
export type WaitFilter = Loose<z.infer<typeof waitFilter>>

function isPattern(source: string): boolean {
  try {
    return Boolean(toRegExp(source))
  } catch {
    return false
  }
}

/** Refuses an operator that is misspelt or not a regular expression, at any depth. */
const matched: z.ZodType<unknown> = z.unknown().superRefine((value, context) => {
  const visit = (part: unknown, depth: number): void => {
    if (typeof part !== 'object' || part === null || depth > 20) return
    for (const [name, each] of Object.entries(part)) {
      if (name.startsWith('$') && !['$matches', '$absent'].includes(name))
        context.addIssue(`There is no operator "${name}". There are $matches and $absent.`)
      else if (name === '$matches' && !(typeof each === 'string' && isPattern(each)))
        context.addIssue(`$matches must be a regular expression, as text.`)
      else if (name === '$absent' && each !== true) context.addIssue('$absent must be true.')
      else if (name.startsWith('$') && Object.keys(part).length > 1) context.addIssue(`${name} must be alone.`)
      else visit(each, depth + 1)
    }
  }
  visit(value, 0)
})
const members = z.record(z.string(), matched)

/** A call that is looked for. Members of query, headers and body are compared in part, `{ $matches }` and `{ $absent }` included. */
const expectedCall = z.strictObject({
  operation,
  query: members.optional(),
  headers: members.optional(),
  body: members.optional(),
  status: z.int().min(100).max(599).optional().meta({ description: 'The status that was really sent.' }),
})

export const verification = z.union([
  expectedCall
    .extend({
      exactly: count.optional(),
      atLeast: count.min(1).optional().meta({ description: '1 where nothing is said.' }),
      atMost: count.optional(),
      waitMs: waitMs.optional(),
    })
    .refine(
      ({ exactly, atLeast = 0, atMost = Number.POSITIVE_INFINITY }) =>
        exactly === undefined ? atLeast <= atMost : atLeast === 0 && atMost === Number.POSITIVE_INFINITY,
      'exactly must be alone, and atLeast at most atMost',
    ),
  z.strictObject({
    order: z
      .array(expectedCall)
      .min(2)
      .max(100)
      .meta({ description: 'Calls that came one after the other; others may come in between.' }),
    waitMs: waitMs.optional(),
  }),
])
export type Verification = z.infer<typeof verification>
export const verified = z.object({
  status: z.literal('verified'),
  calls: z.array(z.int()),
  dropped: z.int().meta({ description: 'How many older calls the journal no longer keeps.' }),
})

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

const violation = z.object({ pointer: z.string(), detail: z.string() })

export const journalEntry = z
  .object({
    id: z.int(),
    at: z.string(),
    session: z.string(),
    operation: operation.nullable(),
    method: z.string(),
    path: z.string(),
    request: z.object({ query: z.unknown(), header: z.unknown(), body: z.unknown() }),
    state: z.enum(['pending', 'answered', 'cut', 'aborted']),
    response: z.object({
      status: z.int().nullable(),
      contentType: z.string().optional(),
      body: z.unknown(),
      bytes: z.int(),
    }),
    scenarios: z.array(z.string()).readonly(),
    fault: z.enum(faultNames).optional(),
    durationMs: z.number().nullable(),
    verdict: z.object({ request: z.array(violation).readonly(), response: z.array(violation).readonly() }),
    hint: z.string().optional(),
  })
  .meta({ id: 'call' })
