import { useText } from '#i18n/use-text.ts'
import { Card } from '#ui/Card.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import styles from './CheckEmailPage.module.css'
import { NextSteps } from './NextSteps.tsx'
import { ResultArt } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { useTrackedView } from './useTrackedView.ts'

const steps = ['checkEmail.open', 'checkEmail.press'] as const

/** The final step: the customer confirms the registration from their mailbox. */
export function CheckEmailPage() {
  const say = useText()
  useTrackedView('confirmation_page')
  return (
    <ResultPage
      title="checkEmail.title"
      art={<ResultArt kind="mail" />}
      aside={
        <Card aria-labelledby="not-there">
          <Eyebrow>{say('checkEmail.eyebrow')}</Eyebrow>
          <h2 className={styles.title} id="not-there">
            {say('checkEmail.notThere')}
          </h2>
          <p>{say('checkEmail.folders')}</p>
        </Card>
      }
    >
      <NextSteps steps={steps} label={say('checkEmail.title')} />
    </ResultPage>
  )
}
