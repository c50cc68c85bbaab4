/** Types that several folders of the mock server share. This file is below all of them and imports none. */
import type { operations } from '#api/schema.gen.ts'

/** The name of a call in openapi.yaml. */
export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type OrEmpty<Place> = [Place] extends [never] ? Record<never, never> : Exclude<Place, undefined>
type LowercaseKeys<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] }
type JsonIn<Content> = Content extends { content: infer Types } ? Types[keyof Types] : undefined

/** The statuses that the contract declares for a call. */
export type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number

/** The body that the contract declares for a call and a status. */
export type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = JsonIn<operations[Id]['responses'][Status]>

/** A declared status together with its declared body. */
export type Answer<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: BodyOf<Id, Status> }
}[StatusOf<Id>]

/** The body that a call sends; undefined for calls that send none. */
export type RequestBody<Id extends OperationId> = JsonIn<Exclude<operations[Id]['requestBody'], undefined>>

/** A request that follows the contract. */
export interface ValidRequest<Id extends OperationId> {
  query: OrEmpty<Parameters<Id>['query']>
  path: OrEmpty<Parameters<Id>['path']>
  /** By their names in lower case, as Node gives them. */
  header: LowercaseKeys<OrEmpty<Parameters<Id>['header']>>
  body: RequestBody<Id>
  /** The key or token, where the contract asks for one; else empty. */
  credential: string
}

/** One point in which a request or a response departs from the contract. */
export interface Violation {
  /** The part of the message and the place in it: `#/body/zipCode`. */
  pointer: string
  detail: string
}

/** Failures on the way: the operation did its work, but the response does not arrive whole. */
export const faultNames = [
  /** The connection is reset before the first byte. */
  'reset',
  /** The connection is closed without a byte. */
  'empty',
  /** Half of the body arrives, then the connection closes. */
  'half-body',
  /** A complete response whose JSON cannot be parsed. */
  'malformed-json',
  /** An HTML page with status 502, as a gateway in front of the API sends. */
  'gateway-page',
  /** A few bytes at a time. */
  'trickle',
  /** The connection stays open and silent. */
  'never',
] as const

export type FaultName = (typeof faultNames)[number]

export interface Bilingual {
  es: string
  en: string
}

/** A message of a page, or a report of its browser, as an operator receives it. */
export interface Arrival {
  receiver: 'telemetry' | 'reports'
  body: unknown
  /** ISO 8601. */
  at: string
}
