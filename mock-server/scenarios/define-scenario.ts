import type { components } from '#api/schema.gen.ts'
import type { FormField, FormValues } from '#domain/form-values.ts'
import type { TextKey } from '#i18n/text-key.ts'
import type { Answer, Call, OperationId } from '#mock/operations/operation.ts'
import type { SpecificationRow } from './specification-rows.ts'

/** What happens on the way: the operation did its work, the answer does not arrive whole. */
export type FaultName =
  /** The connection is reset before the first byte. */
  | 'reset'
  /** The connection is closed without a byte. */
  | 'empty'
  /** Half of the body arrives, then the connection closes. */
  | 'half-body'
  /** A complete answer whose JSON cannot be read. */
  | 'malformed-json'
  /** A page of HTML with status 502, as a gateway in front of the API answers. */
  | 'gateway-page'
  /** A few bytes at a time. */
  | 'trickle'
  /** The connection stays open and silent. */
  | 'never'

/** When a reaction applies (without any, always), and what it adds to whatever is answered. */
interface Circumstance {
  /** Applies so many times per session, then no more. */
  times?: number
  /** Applies with this probability, from 0 to 1; the session's seed makes it repeatable. */
  chance?: number
  /** Waits before the operation does its work. */
  delayMs?: number
  fault?: FaultName
}

/** What one operation does while the scenario is chosen; without an answer of its own, what it usually does. */
export interface Reaction<Id extends OperationId> extends Circumstance {
  /** A declared answer in place of the usual one. As a function it may leave a call to the usual answer. */
  answer?: Answer<Id> | ((call: Call<Id>) => Answer<Id> | undefined)
}

type Schemas = components['schemas']

/** The errors that every operation declares. */
export type SharedAnswer =
  | { status: 401 | 403 | 429 | 500 | 502 | 503 | 504; body: Schemas['Problem'] }
  | { status: 422; body: Schemas['InvalidRequestProblem'] }

/** Which part of the wizard shows it; `network` may hit any call. */
export type ScenarioStep = 'start' | 'account' | 'holder' | 'supply' | 'bank' | 'network'

export interface InBothLanguages {
  es: string
  en: string
}

/** A value that a tester can type to meet a scenario without choosing it, as card networks' test numbers. */
export type TypedValue = { [Field in FormField]: { field: Field; value: FormValues[Field] } }[FormField]

/** A situation that a tester can put the wizard into. */
export interface Scenario<Id extends string = string> {
  readonly id: Id
  readonly title: InBothLanguages
  /** What the customer notices, in a few words. */
  readonly effect: InBothLanguages
  readonly step: ScenarioStep
  readonly on?: { readonly [Operation in OperationId]?: Reaction<Operation> }
  /** For every operation that `on` does not name. */
  readonly onAny?: Circumstance & { answer?: SharedAnswer }
  /** The text that the customer then reads; null when they read none. */
  readonly sees: TextKey | null
  /** The rows of the specification that this shows. */
  readonly covers: readonly [SpecificationRow, ...SpecificationRow[]]
  readonly typed?: TypedValue
  /** What to upload as an invoice. */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: number }
  /** Where it shows, if not on the wizard's first page. */
  readonly at?: `/${string}`
}

/** Lets the compiler hold a scenario against the contract, the texts and the specification. */
export function defineScenario<const Id extends string>(scenario: Scenario<Id>): Scenario<Id> {
  return scenario
}
