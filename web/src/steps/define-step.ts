import type { Feature } from '#domain/features.ts'
import type { FormField, FormValues, SpecifiedValues } from '#domain/form-values.ts'
import type { Message, MessageKey } from '#i18n/message.ts'
import type { Dependencies } from './dependencies.ts'

export type StepId = 'account' | 'holder' | 'supply' | 'bank'

/** A field that has a name in words, `field.<name>`: only such a field can be on a step. */
export type LabelledField = { [Name in FormField]: `field.${Name}` extends MessageKey ? Name : never }[FormField]

/** The field's name in words, the same on its label, in the error summary and beside Next. */
export function fieldLabel(field: LabelledField): MessageKey {
  return `field.${field}`
}

/** One reason why the customer cannot go to the next step. */
export interface ValidationError {
  field: LabelledField
  error: Message
  /** Nothing is missing or wrong in the field: something is still to be done with it, which `error` says. */
  isToDo?: boolean
}

/** The fields in which something is wrong, in the given order. */
export function errorsIn(found: readonly (readonly [LabelledField, MessageKey | '' | null])[]): ValidationError[] {
  return found.flatMap(([field, key]) => (key ? [{ field, error: { key } }] : []))
}

/** A line of a finished step's summary card. Items with an empty value are not shown. */
export interface SummaryItem {
  label: MessageKey
  /** Already readable: grouped, joined, masked. */
  value: string
  /** The value is Spanish in every language. */
  lang?: 'es'
  /** What a screen reader says instead, for a value that is shown as dots. */
  spoken?: MessageKey
}

/** The exact values that a check is about, by field. */
export type Subject = Partial<Record<LabelledField, string>>

/** What the server said about exactly these values. */
export interface Verdict {
  subject: Subject
  /** What it refused; empty when everything passed. */
  errors: readonly ValidationError[]
}

/** The check of a step on the server. */
export interface StepCheck {
  /** What is asked about: a verdict holds for exactly these values, and is asked for once. */
  subject(values: FormValues): Subject
  /** Resolves to what was refused, nothing if all is good. Throws the error of the call that failed. */
  ask(values: FormValues, dependencies: Dependencies, signal: AbortSignal): Promise<readonly ValidationError[]>
  /** The message when the check itself failed: what could not be checked, and that nothing is lost. */
  failedText: MessageKey
}

/** What is sent when a step was completed, without a wait. Sent once for the same subject. */
export interface StepReport {
  subject(values: FormValues): string
  send(values: FormValues, dependencies: Dependencies): void
}

/** Where Next leads instead of to the next step. */
export interface NextOverride {
  label: MessageKey
  note: MessageKey
  url: string
  inNewTab: boolean
}

/** Everything the wizard needs to know about one step. The shell reads these objects and never a step's index or name. */
export interface Step {
  id: StepId
  title: MessageKey
  /** The title while the step is folded, when it is a shorter one. */
  foldedTitle?: MessageKey
  lead: MessageKey
  /** The sentence shown instead: the step was filled in by other means, or the feature that it promises is switched off. */
  leadOf?(values: FormValues, isOn: (feature: Feature) => boolean): MessageKey | undefined
  /** The step's own values, in the order of the screen: the order of the error summary and of focus. */
  fields: readonly LabelledField[]
  /** What is missing or wrong right now, by rules known to the browser, in the order of `fields`. Empty: the step is valid. */
  validate(values: FormValues): ValidationError[]
  /** The language is that of the interface: powers are written as its readers write numbers. */
  summary(values: FormValues, language: string): SummaryItem[]
  /** Loads the rules that `validate` needs. Its result is complete only afterwards. Rejects when they cannot be loaded. */
  prepare?(): Promise<unknown>
  /** Runs before moving forward; the step changes only if it passes. Steps without one always pass. */
  check?: StepCheck
  report?: StepReport
  /** Where Next leads after these refusals of the server: a customer who has an account goes to the app. */
  nextOverride?(refused: readonly ValidationError[], dependencies: Dependencies): NextOverride | undefined
  valuesAfterRefusal?(values: FormValues): Partial<SpecifiedValues>
  nextLabel?(values: FormValues): MessageKey | undefined
  /** The step shows what the others hold: they fold to their names, and Next carries no arrow. */
  isReview?: boolean
}
