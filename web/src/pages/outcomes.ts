import type { ResultQuery } from '#domain/result-query.ts'
import type { SignUpKind } from '#domain/sign-up-kind.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { OutcomeEvent } from './outcome-events.ts'
import type { ResultArtKind } from './ResultArt.tsx'

/** A page that tells how something signed outside the wizard ended. */
interface Outcome {
  title: MessageKey
  art: ResultArtKind
  /** What it says, as far as the link tells the case. */
  points: (query: Pick<ResultQuery, 'kind' | 'isEmailConfirmed'>) => readonly MessageKey[]
}

/** What follows a signature. Without a kind it is the specification's sentence. */
const follows: Record<SignUpKind, MessageKey> = {
  switch: 'outcome.switchTakes',
  switchAndHolder: 'outcome.switchAndHolderTakes',
  holder: 'outcome.holderFollows',
  newSupply: 'outcome.newSupplyFollows',
}

/** The four ends of a signature. */
export const outcomes: Record<OutcomeEvent, Outcome> = {
  contract_confirmed: {
    title: 'outcome.contractConfirmed',
    art: 'done',
    points: ({ kind = 'switch', isEmailConfirmed }) => [
      isEmailConfirmed === false ? 'outcome.confirmEmail' : 'outcome.nothingToDo',
      follows[kind],
      'outcome.download',
      'outcome.notifications',
    ],
  },
  contract_cancelled: {
    title: 'outcome.contractCancelled',
    art: 'cancelled',
    points: () => ['outcome.cancelled', 'outcome.doNotRetry', 'outcome.requestInApp'],
  },
  iban_confirmed: {
    title: 'outcome.ibanConfirmed',
    art: 'done',
    points: () => ['outcome.nothingToDo', 'outcome.ibanTakes', 'outcome.notifications'],
  },
  iban_cancelled: {
    title: 'outcome.ibanCancelled',
    art: 'cancelled',
    points: () => ['outcome.cancelled', 'outcome.ibanStays', 'outcome.ibanInApp'],
  },
}
