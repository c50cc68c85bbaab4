import type { components } from '#api/schema.gen.ts'
import type { FormField, FormValues } from '#domain/form-values.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { Answer, Bilingual, FaultName, OperationId, ValidRequest } from '#mock/shared/types.ts'
import type { SpecificationRow } from './specification-rows.ts'

/** When a reaction applies (by default always), and what it adds to the response. */
interface Condition {
  /** Applies this many times per session. */
  times?: number
  /** Applies with this probability, from 0 to 1; the session's seed makes it repeatable. */
  chance?: number
  /** Waits before the operation runs. */
  delayMs?: number
  fault?: FaultName
}

/** What a scenario does to one operation. Without an answer, the operation runs as usual. */
export interface Reaction<Id extends OperationId> extends Condition {
  /** Replaces the operation's answer. A function may return undefined to keep it. */
  answer?: Answer<Id> | ((request: ValidRequest<Id>) => Answer<Id> | undefined)
  /** The status of the operation's usual answer when it succeeds, in place of 200. */
  successStatus?: 201
}

type Schemas = components['schemas']

/** Errors that every operation declares. */
export type SharedAnswer =
  | { status: 401 | 403 | 429 | 500 | 502 | 503 | 504; body: Schemas['Problem'] }
  | { status: 422; body: Schemas['InvalidRequestProblem'] }

/** The part of the wizard that shows it; `network` can affect any call. */
export type ScenarioStep = 'start' | 'account' | 'holder' | 'supply' | 'bank' | 'network'

/** A value that triggers a scenario when it is typed, like the test numbers of card networks. */
export type TypedValue = { [Field in FormField]: { field: Field; value: FormValues[Field] } }[FormField]

/** A situation that a tester can choose. */
export interface Scenario<Id extends string = string> {
  readonly id: Id
  readonly title: Bilingual
  /** What the customer notices. */
  readonly effect: Bilingual
  readonly step: ScenarioStep
  readonly on?: { readonly [Operation in OperationId]?: Reaction<Operation> }
  /** Applies to every operation that `on` does not name. */
  readonly onAny?: Condition & { answer?: SharedAnswer }
  /** The text that the customer reads; null when there is none. */
  readonly sees: MessageKey | null
  /** The rows of the specification that it demonstrates. */
  readonly covers: readonly [SpecificationRow, ...SpecificationRow[]]
  readonly typed?: TypedValue
  /** What to upload as an invoice. */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: number }
  /** The page that shows it, if not the wizard's first one. */
  readonly at?: `/${string}`
}

/** Defines a scenario; the compiler checks it against the contract, the texts and the specification. */
export function defineScenario<const Id extends string>(scenario: Scenario<Id>): Scenario<Id> {
  return scenario
}
