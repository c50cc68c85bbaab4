import type { operations } from '#api/schema.gen.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { World } from '#mock/world/world.ts'

/** The name of a call in openapi.yaml. */
export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Given<Place> = [Place] extends [never] ? Record<never, never> : Exclude<Place, undefined>
type InLowerCase<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] }
type JsonIn<Content> = Content extends { content: infer Types } ? Types[keyof Types] : undefined

/** The statuses the contract declares for a call. */
export type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number

/** What the contract lets a call answer with one status. */
export type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = JsonIn<operations[Id]['responses'][Status]>

/** A declared status together with the body it declares. */
export type Answer<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: BodyOf<Id, Status> }
}[StatusOf<Id>]

/** The body a call sends; undefined for those that send none. */
export type RequestBody<Id extends OperationId> = JsonIn<Exclude<operations[Id]['requestBody'], undefined>>

/** A request that agrees with the contract, and all that its answer may depend on. */
export interface Call<Id extends OperationId> {
  query: Given<Parameters<Id>['query']>
  path: Given<Parameters<Id>['path']>
  /** By their names in lower case, as Node gives them. */
  header: InLowerCase<Given<Parameters<Id>['header']>>
  body: RequestBody<Id>
  /** The body as it came; empty for those that send none. */
  bodyText: string
  /** The key or token, where the contract asks for one. */
  credential: string
  /** What this tester did before. */
  session: Session
  world: World
  /** Milliseconds since 1970. */
  now: () => number
  /** A fresh identifier, the same one in every run with the same seed and session. */
  newId: () => string
}

/** How a call behaves when no scenario is chosen: request in, answer out. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>

/** One behaviour per call of the contract; a missing one does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> }
