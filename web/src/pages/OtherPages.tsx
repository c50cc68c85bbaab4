import { useLocation } from 'react-router-dom'
import { switchDates } from '#domain/calendar.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { type ResultQuery, readResultQuery } from '#domain/result-query.ts'
import type { SignUpKind } from '#domain/sign-up-kind.ts'
import type { MessageKey } from '#i18n/message.ts'
import { RichText, useTranslate } from '#i18n/Text.tsx'
import { useDayRange } from '#i18n/use-day-range.ts'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Card } from '#ui/elements.tsx'
import { AppAccess } from './AppAccess.tsx'
import { NextSteps } from './NextSteps.tsx'
import { NoLetter } from './NoLetter.tsx'
import { MailProviders } from './OpenMailbox.tsx'
import { ResultArt, type ResultArtKind } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { type TrackedPage, useTrackedView } from './useTrackedView.ts'

/** The final step: the customer confirms the registration from their mailbox. */
export function CheckEmailPage() {
  const t = useTranslate()
  useTrackedView('confirmation_page')
  return (
    <ResultPage
      title="checkEmail.title"
      art={<ResultArt kind="mail" />}
      aside={
        <Card>
          <MailProviders section="confirmation_page" />
          <NoLetter heading="h2" />
        </Card>
      }
    >
      <NextSteps yours={['checkEmail.open', 'checkEmail.press']} label={t('checkEmail.title')} />
    </ResultPage>
  )
}

/** What is said, and whose turn it is; all else is done. */
type Point = readonly [text: MessageKey, of?: 'yours' | 'ours']

interface Outcome {
  title: MessageKey
  art: ResultArtKind
  points: (query: ResultQuery) => readonly Point[]
}

/** What follows a signature. Without a kind it is the specification's sentence. */
const follows: Record<SignUpKind, MessageKey> = {
  switch: 'outcome.switchTakes',
  switchAndHolder: 'outcome.switchAndHolderTakes',
  holder: 'outcome.holderFollows',
  newSupply: 'outcome.newSupplyFollows',
}

/** The pages from which everything goes on in the app, by the name of each in the data layer. */
const outcomes = {
  continue_in_app: {
    title: 'continueInApp.title',
    art: 'app',
    points: () => [['continueInApp.logIn', 'yours'], ['continueInApp.manage']],
  },
  // The link in the confirmation e-mail leads here: the address is the customer's.
  user_confirmed: {
    title: 'userConfirmed.title',
    art: 'done',
    points: ({ isSigned }) => [
      ['userConfirmed.ready'],
      ...(isSigned ? [] : [['userConfirmed.sign', 'yours'] as const]),
      ['userConfirmed.logIn', 'yours'],
    ],
  },
  contract_confirmed: {
    title: 'outcome.contractConfirmed',
    art: 'done',
    points: ({ kind = 'switch', isEmailConfirmed }) => [
      isEmailConfirmed === false ? ['outcome.confirmEmail', 'yours'] : ['outcome.nothingToDo'],
      [follows[kind], 'ours'],
      ['outcome.download', 'yours'],
      ['outcome.notifications', 'yours'],
    ],
  },
  contract_cancelled: {
    title: 'outcome.contractCancelled',
    art: 'cancelled',
    points: () => [['outcome.cancelled'], ['outcome.doNotRetry'], ['outcome.requestInApp']],
  },
  iban_confirmed: {
    title: 'outcome.ibanConfirmed',
    art: 'done',
    points: () => [['outcome.nothingToDo'], ['outcome.ibanTakes', 'ours'], ['outcome.notifications', 'yours']],
  },
  iban_cancelled: {
    title: 'outcome.ibanCancelled',
    art: 'cancelled',
    points: () => [['outcome.cancelled'], ['outcome.ibanStays'], ['outcome.ibanInApp']],
  },
} satisfies Partial<Record<TrackedPage, Outcome>>

/** What the dates of a switch are said beside. */
const withDates = [follows.switch, follows.switchAndHolder]
const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }

/** How something outside the wizard ended, and the way into the app. */
export function OutcomePage({ section }: { section: keyof typeof outcomes }) {
  const query = readResultQuery(useLocation().search)
  const { isOnPhone, id, registrationId } = query
  const { title, art, points }: Outcome = outcomes[section]
  const dates = useDayRange(switchDates(new Date()))
  useTrackedView(section, { ...(id && { contract_id: id }), ...(registrationId && { UUID: registrationId }) })
  return (
    <ResultPage
      title={title}
      art={<ResultArt kind={art} />}
      aside={<AppAccess isOnPhone={isOnPhone} section={section} />}
    >
      <CheckList>
        {points(query).map(([text, of]) => (
          // No good news carries no check marks.
          <CheckItem key={text} of={art === 'cancelled' ? 'none' : of}>
            <RichText text={text} params={days} />
            {withDates.includes(text) && (
              <>
                {' '}
                <RichText text="outcome.dates" params={{ dates }} />
              </>
            )}
          </CheckItem>
        ))}
      </CheckList>
    </ResultPage>
  )
}
