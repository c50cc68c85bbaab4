import { useLocation } from 'react-router-dom'
import { type ResultQuery, readResultQuery } from '#domain/result-query.ts'
import type { SignUpKind } from '#domain/sign-up-kind.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { Card } from '#ui/elements.tsx'
import { AppAccess } from './AppAccess.tsx'
import { NextSteps } from './NextSteps.tsx'
import { NoLetter } from './NoLetter.tsx'
import { MailProviders } from './OpenMailbox.tsx'
import type { OutcomeEvent } from './outcome-events.ts'
import { Points } from './Points.tsx'
import { ResultArt, type ResultArtKind } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { usePageView, useTrackedView } from './useTrackedView.ts'

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

/** From here on everything happens in the app. */
export function ContinueInAppPage() {
  usePageView('continue_in_app')
  return (
    <ResultPage
      title="continueInApp.title"
      art={<ResultArt kind="app" />}
      aside={<AppAccess device={null} section="continue_in_app" />}
    >
      <Points points={['continueInApp.logIn', 'continueInApp.manage']} />
    </ResultPage>
  )
}

/** The link in the confirmation e-mail leads here: the address is the customer's. */
export function UserConfirmedPage() {
  const { device, isSigned, registrationId } = readResultQuery(useLocation().search)
  useTrackedView('user_confirmed', { ...(registrationId && { UUID: registrationId }) })
  const toSign: MessageKey[] = isSigned ? [] : ['userConfirmed.sign']
  return (
    <ResultPage
      title="userConfirmed.title"
      art={<ResultArt kind="done" />}
      aside={<AppAccess device={device} section="user_confirmed" />}
    >
      <Points points={['userConfirmed.ready', ...toSign, 'userConfirmed.logIn']} />
    </ResultPage>
  )
}

/** How something that was signed outside the wizard ended. */
export function OutcomePage({ event }: { event: OutcomeEvent }) {
  const query = readResultQuery(useLocation().search)
  const { device, id, registrationId } = query
  const { title, art, points } = outcomes[event]
  useTrackedView(event, { ...(id && { contract_id: id }), ...(registrationId && { UUID: registrationId }) })
  return (
    <ResultPage title={title} art={<ResultArt kind={art} />} aside={<AppAccess device={device} section={event} />}>
      <Points points={points(query)} isPlain={art === 'cancelled'} />
    </ResultPage>
  )
}

interface Outcome {
  title: MessageKey
  art: ResultArtKind
  points: (query: ResultQuery) => readonly MessageKey[]
}

/** What follows a signature. Without a kind it is the specification's sentence. */
const follows: Record<SignUpKind, MessageKey> = {
  switch: 'outcome.switchTakes',
  switchAndHolder: 'outcome.switchAndHolderTakes',
  holder: 'outcome.holderFollows',
  newSupply: 'outcome.newSupplyFollows',
}

const outcomes: Record<OutcomeEvent, Outcome> = {
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
