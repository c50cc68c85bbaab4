import { useTranslate } from '#i18n/use-translate.ts'
import { Card } from '#ui/elements.tsx'
import styles from './CheckEmailPage.module.css'
import { MailProviders } from './MailProviders.tsx'
import { NextSteps } from './NextSteps.tsx'
import { NoLetter } from './NoLetter.tsx'
import { ResultArt } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { useTrackedView } from './useTrackedView.ts'

const yours = ['checkEmail.open', 'checkEmail.press'] as const

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
          <div className={styles.help}>
            <NoLetter heading="h2" />
          </div>
        </Card>
      }
    >
      <NextSteps yours={yours} label={t('checkEmail.title')} />
    </ResultPage>
  )
}
