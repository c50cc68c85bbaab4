import type { FormField, FormValues } from '#domain/form-values.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { Contract } from '#mock/contract/contract.ts'
import { describeUnknown } from '#mock/shared/suggest.ts'
import type { Answer, Bilingual, OperationId, ValidRequest } from '#mock/shared/types.ts'
import type { CallPlan, ScenarioSource } from './scenario-format.ts'
import type rows from './specification-rows.json'

/** The part of the wizard that shows it; `network` can affect any call, `own` is a file or an object of a tester. */
export type ScenarioStep = 'start' | 'account' | 'holder' | 'supply' | 'bank' | 'network' | 'own'

/** A value that triggers a scenario when it is typed, like the test numbers of card networks. */
export type TypedValue = { [Field in FormField]: { field: Field; value: FormValues[Field] } }[FormField]

/** What a tester chooses: what calls are answered, and what the customer sees. */
export interface Scenario extends Pick<ScenarioSource, 'world' | 'fill' | 'seed' | 'scenarios'> {
  readonly id: string
  readonly title: Bilingual
  /** What the customer notices. */
  readonly effect?: Bilingual | undefined
  readonly step: ScenarioStep
  /** As a file writes it; in code also a function, which may return undefined for the usual answer. */
  readonly calls?: {
    readonly [Id in OperationId]?: CallPlan | ((request: ValidRequest<Id>) => Answer<Id> | undefined)
  }
  /** For every operation that `calls` does not name. */
  readonly anyCall?: CallPlan | undefined
  /** The text that the customer reads; null when there is none. */
  readonly sees?: MessageKey | null
  /** The rows of the specification that it demonstrates. */
  readonly covers?: readonly (keyof typeof rows)[]
  readonly typed?: TypedValue
  /** What to upload as an invoice. */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: number }
  /** The page that shows it, if not the wizard's first one. */
  readonly at?: `/${string}`
  /** What a file or a tester wrote. */
  readonly source?: ScenarioSource
}

/** An answer that depends on the request; undefined for the usual one. */
export type AnswerFunction = (request: ValidRequest<OperationId>) => Answer<OperationId> | undefined

/** What a scenario does to an operation; undefined if nothing. */
export function planOf({ calls, anyCall }: Scenario, id: OperationId): CallPlan | AnswerFunction | undefined {
  return (calls?.[id] as CallPlan | AnswerFunction | undefined) ?? anyCall
}

/** A scenario as a tester chose it, perhaps for one operation only (`network-reset@registerUser`). */
export interface ChosenScenario {
  scenario: Scenario
  only?: OperationId | undefined
}

/** What a name, `id` or `id@call`, is about; a sentence where it does nothing to the call. `found`: the scenario of its id, or that there is none. */
export function parseName(name: string, found: Scenario | string, { operations }: Contract): ChosenScenario | string {
  const [, call] = name.split('@', 2)
  if (typeof found === 'string') return found
  if (call === undefined) return { scenario: found }
  const ids = operations.map(each => each.id)
  const only = ids.find(each => each === call)
  if (only === undefined) return describeUnknown('operation', call, ids)
  return planOf(found, only) === undefined
    ? `The scenario ${found.id} does nothing to ${only}.`
    : { scenario: found, only }
}

/** The id of a name, `id` or `id@call`. */
export function idOf(name: string): string {
  return name.split('@', 1)[0] ?? ''
}
