import type { TextKey } from '#i18n/text-key.ts'
import type { Answer, OperationId } from '#mock/operations/operation.ts'
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

/** When a reaction applies; without any, always. */
interface Condition {
  /** Applies so many times per session, then no more. */
  times?: number
  /** Applies with this probability, from 0 to 1; the session's seed makes it repeatable. */
  chance?: number
  /** Waits before the operation does its work. */
  delayMs?: number
}

interface AnyReaction extends Condition {
  fault?: FaultName
}

/** What one operation does while the scenario is chosen; what is left out stays as usual. */
export interface Reaction<Id extends OperationId> extends AnyReaction {
  /** A declared answer in place of the usual one; the operation does not do its work. */
  answer?: Answer<Id>
  /** Makes another answer of the usual one. */
  alter?: (usual: Answer<Id>) => Answer<Id>
}

/** Which part of the wizard shows it; `network` may hit any call. */
export type ScenarioStep = 'start' | 'account' | 'holder' | 'supply' | 'bank' | 'network'

interface InBothLanguages {
  es: string
  en: string
}

/** The fields a tester can type a value into to meet a scenario without choosing it. */
export interface TypedValue {
  field: 'email' | 'password' | 'phoneNumber' | 'document' | 'cif' | 'cups' | 'iban' | 'zipCode' | 'street_number'
  value: string
}

/** A situation that a tester can put the wizard into. */
export interface Scenario<Id extends string = string> {
  readonly id: Id
  readonly title: InBothLanguages
  /** What the customer notices, in a few words. */
  readonly effect: InBothLanguages
  readonly step: ScenarioStep
  readonly on?: { readonly [Id in OperationId]?: Reaction<Id> }
  /** For every operation that `on` does not name. */
  readonly onAny?: AnyReaction
  /** The text that the customer then reads; null when they read none. */
  readonly sees: TextKey | null
  /** The rows of the specification that this shows. */
  readonly covers: readonly [SpecificationRow, ...SpecificationRow[]]
  /** Reserved: typing it has the same effect as choosing the scenario. */
  readonly typed?: TypedValue
  /** Where it shows, if not in the wizard. */
  readonly at?: `/${string}`
}

/** Checks a scenario against the contract, the texts and the specification while it compiles. */
export function defineScenario<const Id extends string>(scenario: Scenario<Id>): Scenario<Id> {
  return scenario
}
