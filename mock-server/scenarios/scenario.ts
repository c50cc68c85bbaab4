import type { FormField, FormValues } from '#domain/form-values.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { Answer, Bilingual, OperationId, ValidRequest } from '#mock/shared/types.ts'
import type { CallPlan, ScenarioSource } from './scenario-format.ts'
import type rows from './specification-rows.json'

/** The part of the wizard that shows it; `network` can affect any call, `own` is a file or an object of a tester. */
export type ScenarioStep = 'start' | 'account' | 'holder' | 'supply' | 'bank' | 'network' | 'own'

/** A value that triggers a scenario when it is typed, like the test numbers of card networks. */
export type TypedValue = { [Field in FormField]: { field: Field; value: FormValues[Field] } }[FormField]

/** What a tester chooses: what calls are answered, and what the customer sees. */
export interface Scenario extends Pick<ScenarioSource, 'world' | 'fill' | 'seed' | 'clock' | 'scenarios'> {
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
}

/** What a scenario does to an operation; undefined if nothing. */
export function planOf({ calls, anyCall }: Scenario, id: OperationId) {
  return calls?.[id] ?? anyCall
}

/** A scenario of a file or a tester, with what it was written as. */
export interface OwnScenario {
  scenario: Scenario
  source: ScenarioSource
}
