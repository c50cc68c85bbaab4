import type { MessageKey } from '#i18n/message.ts'
import type { TrackedEvent } from '#integrations/tracking.ts'
import type { ResultArtKind } from './ResultArt.tsx'

/** A page that tells how something signed outside the wizard ended. */
export interface Outcome {
  /** Its name in the data layer. */
  event: TrackedEvent
  title: MessageKey
  art: ResultArtKind
  points: readonly MessageKey[]
}

const confirmed = ['outcome.nothingToDo', 'outcome.switchTakes', 'outcome.download', 'outcome.notifications'] as const
const cancelled = ['outcome.cancelled', 'outcome.doNotRetry', 'outcome.requestInApp'] as const

/** The four ends of a signature, by their path. */
export const outcomes = {
  '/contract-confirmed': {
    event: 'contract_confirmed',
    title: 'outcome.contractConfirmed',
    art: 'done',
    points: confirmed,
  },
  '/contract-cancelled': {
    event: 'contract_cancelled',
    title: 'outcome.contractCancelled',
    art: 'cancelled',
    points: cancelled,
  },
  '/iban-confirmed': { event: 'iban_confirmed', title: 'outcome.ibanConfirmed', art: 'done', points: confirmed },
  '/iban-cancelled': { event: 'iban_cancelled', title: 'outcome.ibanCancelled', art: 'cancelled', points: cancelled },
} as const satisfies Record<string, Outcome>
