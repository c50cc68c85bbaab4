import * as z from 'zod'
import { operations } from '#mock/operations/index.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { maxLatencyMs } from '#mock/sessions/session.ts'
import { describeIssues } from '#mock/shared/describe-issues.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { situationMark } from '#mock/situation/plan-in-situation.ts'
import { situationSchema } from '#mock/situation/situation-schema.ts'

// Defines the control API once: requests are validated with it, and its OpenAPI document is generated from it.

const operation = z.enum(Object.keys(operations) as OperationId[])
const scenarioId = z.enum([...scenarios.map(({ id }) => id), situationMark])
const count = z.int().min(0)
const waitMs = z.int().min(0).max(maxLatencyMs).meta({ description: 'How long to wait for it, in milliseconds.' })
const text = z.string()
/** A number as a query carries it. */
const digits = z.string().regex(/^\d{1,9}$/, 'must be a whole number')
const digitsOfLatency = digits.refine(each => Number(each) <= maxLatencyMs, `must be at most ${maxLatencyMs}`)
const latencyMs = z.int().min(0).max(maxLatencyMs)
const seed = z.int().min(0)
const to = text.optional().meta({ description: 'The path of this site to open.' })

const journalFilter = z.strictObject({
  operation: operation.optional(),
  status: digits.optional(),
  scenario: scenarioId.optional(),
  session: text.optional().meta({ description: 'The id of another session.' }),
  after: digits.optional().meta({ description: 'Only calls with a larger id.' }),
})
const waitFilter = journalFilter.omit({ session: true }).extend({ waitMs: digitsOfLatency.optional() })

/** As a client writes it: numbers become text on the way. */
type Loose<Filter> = { [Name in keyof Filter]: Filter[Name] | (Name extends 'operation' | 'scenario' ? never : number) }
export type JournalQuery = z.infer<typeof journalFilter>
export type WaitQuery = z.infer<typeof waitFilter>
export type JournalFilter = Loose<JournalQuery>
export type WaitFilter = Loose<WaitQuery>

/** A call that is looked for. Members of query, headers and body are compared in part. */
const expectedCall = z.strictObject({
  operation,
  query: z.record(text, z.unknown()).optional(),
  headers: z.record(text, text).optional(),
  body: z.record(text, z.unknown()).optional(),
  status: z.int().optional().meta({ description: 'The status of the response.' }),
})

const verification = z.union([
  expectedCall.extend({
    exactly: count.optional(),
    atLeast: count.optional().meta({ description: '1 where nothing is said.' }),
    atMost: count.optional(),
    waitMs: waitMs.optional(),
  }),
  z.strictObject({
    order: z
      .array(expectedCall)
      .min(2)
      .meta({ description: 'Calls that came one after the other; others may lie between.' }),
    waitMs: waitMs.optional(),
  }),
])

export type Verification = z.infer<typeof verification>

const stateChange = z.strictObject({
  scenarios: z.array(text).optional().meta({ description: 'Names, id or id@call; an empty list chooses none.' }),
  latencyMs: latencyMs.optional(),
  seed: seed.optional(),
})

export type StateChange = z.infer<typeof stateChange>

const clockChange = z.union([
  z.strictObject({ at: z.iso.datetime({ offset: true }) }),
  z.strictObject({
    advance: z.strictObject({ days: count.optional(), hours: count.optional(), minutes: count.optional() }),
  }),
])
export type ClockChange = z.infer<typeof clockChange>

const nextAnswer = z.strictObject({
  operation,
  answer: z.union([z.int(), text, z.looseObject({})]).meta({ description: 'As in the list of a situation’s call.' }),
})
export type NextAnswer = z.infer<typeof nextAnswer>

const joinRequest = z.strictObject({ code: text.max(20) })
export type JoinRequest = z.infer<typeof joinRequest>

/** A route of the control API, and what it takes. */
export interface ControlRoute {
  summary: string
  query?: z.ZodObject
  body?: z.ZodType
  /** The type of the response, where it is not JSON. */
  produces?: string
}

const nothing = z.strictObject({})

/** Every route for tools and tests, by method and path. */
export const controlRoutes: Readonly<Record<string, ControlRoute>> = {
  'GET /__mock/scenarios': { summary: 'Every scenario.' },
  'GET /__mock/use/:list': {
    summary: 'A link: chooses scenarios and opens a page.',
    query: z.strictObject({
      to,
      situation: text.optional(),
      latencyMs: digitsOfLatency.optional(),
      seed: digits.optional(),
    }),
    produces: 'text/html',
  },
  'GET /__mock/state': { summary: 'What the session chose and did.' },
  'POST /__mock/state': { summary: 'Changes the choice; what is left out stays.', body: stateChange },
  'POST /__mock/reset': { summary: 'Empties the session.', body: nothing.nullish() },
  'POST /__mock/clock': { summary: 'Moves the session’s time, to a moment or on.', body: clockChange },
  'POST /__mock/remote': {
    summary: 'A code with which another device steers the session, once, for ten minutes.',
    body: nothing.nullish(),
  },
  'POST /__mock/remote/join': {
    summary: 'The browser steers the session of that code, until it ends this.',
    body: joinRequest,
  },
  'DELETE /__mock/remote': { summary: 'Ends it: for the device that steers, or for all that steer this one.' },
  'GET /__mock/situations': { summary: 'The situations that have a name.' },
  'GET /__mock/situation': { summary: 'The session as a situation, for a file.' },
  'POST /__mock/situation': {
    summary: 'Puts the session into a situation: a name or a whole one.',
    body: z.union([text, z.looseObject({})]).meta({ description: 'A name, or a situation.' }),
  },
  'DELETE /__mock/situation': { summary: 'Ends the session’s situation.' },
  'POST /__mock/situation/next': { summary: 'Answers the next call of an operation so, once.', body: nextAnswer },
  'POST /__mock/situation/check': {
    summary: 'The verdict about a situation, or about text with one.',
    body: z.union([text, z.looseObject({})]),
  },
  'GET /__mock/situation/:name': {
    summary: 'A link: puts the browser into a situation and opens a page.',
    query: z.strictObject({ to }),
    produces: 'text/html',
  },
  'GET /__mock/fill/:step': {
    summary: 'Valid values for a step, others each time.',
    query: z.strictObject({ company: z.enum(['true', 'false']).optional() }),
  },
  'GET /__mock/world': { summary: 'The seeded values with their outcomes.' },
  'GET /__mock/observed': { summary: 'What the page sent to the telemetry and report addresses.' },
  'GET /__mock/requests': { summary: 'The calls, the oldest first.', query: journalFilter },
  'DELETE /__mock/requests': { summary: 'Forgets the calls.' },
  'GET /__mock/requests.har': {
    summary: 'The calls as an HTTP Archive.',
    query: journalFilter,
  },
  'POST /__mock/verify': {
    summary: 'Whether calls came as expected; a 417 explains the nearest miss.',
    body: verification,
  },
  'GET /__mock/wait': {
    summary: 'Waits for the next call that fits; a 417 says what came instead.',
    query: waitFilter,
  },
  'GET /__mock/recorded': { summary: 'The session’s calls as a situation that repeats their answers.' },
  'POST /__mock/recorded': {
    summary: 'A recording, an HTTP Archive, as a situation that repeats its answers.',
    body: z.looseObject({}),
  },
  'GET /__mock/openapi.json': { summary: 'This document.' },
}

/** Situations are described in the document, though their own check explains better what is wrong with one. */
export const situationComponent = situationSchema

/** One sentence for each member that a request of the control API lacks or should not have. */
export function findRequestProblems(
  { query, body }: ControlRoute,
  request: { query: unknown; body: unknown },
): string[] {
  return [...findProblems(query ?? nothing, request.query ?? {}), ...(body ? findProblems(body, request.body) : [])]
}

function findProblems(schema: z.ZodType, value: unknown): string[] {
  const { success, error } = schema.safeParse(value)
  return success ? [] : describeIssues(schema, error, value)
}
