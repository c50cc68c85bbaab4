import type { Api } from '#api/client.ts'
import type { Attribution } from '#domain/attribution.ts'
import type { Brand } from '#domain/brand.ts'
import type { CampaignOrigin } from '#domain/campaign.ts'
import type { Feature } from '#domain/features.ts'
import type { FormField, FormValues, SpecifiedValues } from '#domain/form-values.ts'
import type { Message, MessageKey } from '#i18n/message.ts'
import type { SocialSignIn } from '#integrations/social-sign-in.ts'
import type { Track } from '#integrations/tracking.ts'
import type { TabStorage } from '#state/stored.ts'

export type StepId = 'account' | 'holder' | 'supply' | 'bank'
export type FieldName = FormField

/** A field that has a name in words, `field.<name>`: only such a field can stand on a step. */
export type LabelledField = { [Name in FieldName]: `field.${Name}` extends MessageKey ? Name : never }[FieldName]

/** The field's name in words, the same on its label, in the error summary and beside Next. */
export function fieldLabel(field: LabelledField): MessageKey {
  return `field.${field}`
}

/** One thing that stands between the customer and the next step. */
export interface ValidationError {
  field: LabelledField
  error: Message
  /** Nothing is missing or wrong in the field: something is still to be done with it, which `error` says. */
  isToDo?: boolean
}

/** A line of a finished step's summary card. Items with an empty value are not shown. */
export interface SummaryItem {
  label: MessageKey
  /** Already readable: grouped, joined, masked. */
  value: string
  /** What is heard in its place, where it is dots. */
  spoken?: MessageKey
}

/** What a step's check and wording may know besides the form values; handed in, so that tests can hand in their own. */
export interface Dependencies {
  api: Api
  brand: Brand
  track: Track
  signIn: SocialSignIn
  /** Where the customer came from, as the registration reports it: cookies, UTM values, source, device. */
  attribution: Attribution
  /** The campaign or referral in the address or the campaign cookie. */
  campaign: CampaignOrigin
  /** The URL carries the comparison partner's marker word. */
  isPartner: boolean
  isMobile: boolean
  /** Origin of the canonical links. */
  publicOrigin: string
  /** A new registration id, a random UUID. */
  createRegistrationId: () => string
  /** Whether the browser has a connection, as far as it knows. */
  isOnline: () => boolean
  /** After how long without a customer the tab forgets their answers, and where it keeps them. Left out: never. */
  idle?: { limitMs: number; storage: TabStorage }
  /** Whether a registration says what was agreed to, and when. Left out: yes. */
  isConsentSent?: boolean
  /** What the operator has switched off. Left out: nothing. */
  switchedOff?: readonly Feature[]
  /** What other parties show inside the page: the frames of the chatbot and of the reviews. Empty: switched off. */
  embedded?: { chatbotUrl: string; reviewsUrl: string }
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
  /** What is said when the check itself failed: what could not be checked, and that nothing is lost. */
  failedText: MessageKey
}

/** What is sent when a step was completed, without anybody waiting for it. Sent once for the same subject. */
export interface StepReport {
  subject(values: FormValues): string
  send(values: FormValues, dependencies: Dependencies): void
}

/** Where Next leads instead of to the next step. */
export interface NextOverride {
  label: MessageKey
  /** Why, and what else can be done, in a few words. */
  note: MessageKey
  url: string
  inNewTab: boolean
}

/**
 * Everything the wizard needs to know about one step. The shell reads these objects and never a step's index or name.
 */
export interface Step {
  id: StepId
  title: MessageKey
  /** The title while the step is folded, when it is a shorter one. */
  foldedTitle?: MessageKey
  /** The sentence under the title. */
  lead: MessageKey
  /** The sentence in its place where a feature that it promises is switched off. */
  leadWithout?: { feature: Feature; lead: MessageKey }
  /** The step's own values, in the order they stand on the screen: the order of the error summary and of focus. */
  fields: readonly LabelledField[]
  /** What is missing or wrong right now, by rules known to the browser, in the order of `fields`. Empty: the step is valid. */
  validate(values: FormValues): ValidationError[]
  /** The language is that of the interface: powers are written as its readers write numbers. */
  summary(values: FormValues, language: string): SummaryItem[]
  /** Loads the rules that `problems` needs, before it is trusted. Rejects when they cannot be had. */
  prepare?(): Promise<unknown>
  /** Asked before moving forward; the move happens only when it passes. Steps without one always pass. */
  check?: StepCheck
  report?: StepReport
  /** Where Next leads while these refusals of the server stand: a customer who has an account goes to the app. */
  nextOverride?(refused: readonly ValidationError[], dependencies: Dependencies): NextOverride | undefined
  /** What a refused Next writes into the form. */
  refused?(values: FormValues): Partial<SpecifiedValues>
  /** The words on Next, when they are not the usual ones. */
  nextLabel?(values: FormValues): MessageKey | undefined
  /** Whether Next carries an arrow. */
  nextHasArrow?: boolean
}

/** Gives a step its type and nothing else; so that a misspelt member does not compile. */
export function defineStep(step: Step): Step {
  return step
}
