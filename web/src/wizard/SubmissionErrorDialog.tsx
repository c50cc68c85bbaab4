import { useAtomValue, useSetAtom } from 'jotai'
import { RichText } from '#i18n/RichText.tsx'
import { useText } from '#i18n/use-text.ts'
import { cancelSubmissionAtom, submissionAtom, submitAtom } from '#state/submit.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { RefreshIcon } from '#ui/icons.tsx'
import styles from './SubmissionErrorDialog.module.css'

/** The registration failed: what was answered, what can be done, and both ways on. */
export function SubmissionErrorDialog() {
  const say = useText()
  const submission = useAtomValue(submissionAtom)
  const { brand } = useAtomValue(surroundingsAtom)
  const cancel = useSetAtom(cancelSubmissionAtom)
  const retry = useSetAtom(submitAtom)
  const email = (words: string) => <a href={`mailto:${brand.supportEmail}`}>{words}</a>
  return (
    <Dialog
      isOpen={submission.is === 'failed'}
      onClose={() => cancel()}
      title={say('popup.error.title')}
      subtitle={submission.is === 'failed' && say(submission.error)}
      closeLabel={say('dialog.close')}
      actions={
        <>
          <Button onClick={() => cancel()}>{say('popup.error.cancel')}</Button>
          <Button variant="primary" iconStart={<RefreshIcon />} onClick={() => void retry()}>
            {say('popup.error.retry')}
          </Button>
        </>
      }
    >
      <p className={styles.what}>{say('popup.error.stepsTitle')}</p>
      <ol className={styles.steps}>
        <li>{say('popup.error.review')}</li>
        <li>{say('popup.error.retryStep')}</li>
        <li>
          <RichText text="popup.error.support" params={{ email: brand.supportEmail }} parts={{ email }} />
        </li>
      </ol>
    </Dialog>
  )
}
