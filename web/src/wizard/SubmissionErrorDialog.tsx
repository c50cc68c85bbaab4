import { useAtomValue, useSetAtom } from 'jotai'
import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { cancelSubmissionAtom, submissionFailureAtom } from '#state/submit.ts'
import { FailureHelp } from '#steps/FailureHelp.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { RefreshIcon } from '#ui/icons.tsx'
import styles from './SubmissionErrorDialog.module.css'
import { useSubmit } from './useSubmit.ts'

/** The registration failed: what that means, what the customer can do, what the server answered, and the two buttons. */
export function SubmissionErrorDialog() {
  const t = useTranslate()
  const failure = useAtomValue(submissionFailureAtom)
  const cancel = useSetAtom(cancelSubmissionAtom)
  const submit = useSubmit()
  if (failure === null) return null
  const { error, kind } = failure
  const isConflict = kind === 'conflict'
  const isUnknown = kind === 'unknown'
  /** A sentence comes first, because a status with the response's body is hard to read. Without a response it is all there is to say. */
  const isAnswer = error.key === 'error.registration'
  const plain = t(isConflict ? 'popup.error.conflict' : isUnknown ? 'popup.error.unknown' : 'popup.error.plain')
  return (
    <Dialog
      isOpen
      onClose={() => cancel()}
      title={t('popup.error.title')}
      subtitle={isAnswer ? plain : t(error)}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={() => cancel()}>{t('popup.error.cancel')}</Button>
          {/* The same data would be refused again, unless what stood in their way is gone meanwhile. */}
          <Button
            variant={isConflict ? 'secondary' : 'primary'}
            iconStart={<RefreshIcon />}
            onClick={() => void submit()}
          >
            {t('popup.error.retry')}
          </Button>
        </>
      }
    >
      <p className={styles.what}>{t('popup.error.stepsTitle')}</p>
      <ul className={styles.steps}>
        {!isConflict && <li>{t(isUnknown ? 'popup.error.retryUnknown' : 'popup.error.retryStep')}</li>}
        {/* Nothing can be edited until it is known whether the contract arrived. */}
        {!isUnknown && <li>{t('popup.error.review')}</li>}
        {!error.offersSupport && (
          <li>
            <SupportContact text="popup.error.support" />
          </li>
        )}
      </ul>
      <FailureHelp help={error} />
      {isAnswer && <p className={styles.answer}>{t(error)}</p>}
    </Dialog>
  )
}
