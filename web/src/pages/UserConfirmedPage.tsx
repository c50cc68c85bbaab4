import { useLocation } from 'react-router-dom'
import { readResultQuery } from '#domain/result-query.ts'
import type { MessageKey } from '#i18n/message.ts'
import { AppAccess } from './AppAccess.tsx'
import { Points } from './Points.tsx'
import { ResultArt } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { useTrackedView } from './useTrackedView.ts'

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
