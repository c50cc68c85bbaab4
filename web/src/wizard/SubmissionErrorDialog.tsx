import { useAtomValue, useSetAtom } from 'jotai'
import { SupportContact } from '#company/SupportContact.tsx'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { cancelSubmissionAtom, submissionFailureAtom } from '#state/submit.ts'
import { appAddress } from '#steps/account/app-address.ts'
import { FailureHelp } from '#steps/FailureHelp.tsx'
import { useCountdown } from '#steps/useCountdown.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ExternalIcon, RefreshIcon } from '#ui/icons.tsx'
import { NewTabHint } from '#ui/NewTabHint.tsx'
import styles from './SubmissionErrorDialog.module.css'
import { useSubmit } from './useSubmit.ts'

/** The registration failed: what that means, what the customer can do, what the server answered, and the two buttons. */
export function SubmissionErrorDialog() {
  const t = useTranslate()
  const failure = useAtomValue(submissionFailureAtom)
  const cancel = useSetAtom(cancelSubmissionAtom)
  const submit = useSubmit()
  const dependencies = useAtomValue(dependenciesAtom)
  const wait = useCountdown(failure?.error)
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
          <Button
            variant={isConflict ? 'secondary' : 'primary'}
            iconStart={<RefreshIcon />}
            aria-disabled={wait !== '' || undefined}
            onClick={() => void submit()}
          >
            {wait ? t('wizard.retryIn', { time: wait }) : t('popup.error.retry')}
          </Button>
          {/* The same data would be refused again: most often there is an account. */}
          {isConflict && (
            <ButtonLink
              variant="primary"
              href={appAddress(dependencies)}
              target="_blank"
              rel="noopener"
              iconEnd={<ExternalIcon />}
            >
              <Text>{t('account.openApp')}</Text>
              <NewTabHint />
            </ButtonLink>
          )}
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
      {isAnswer && (
        <details className={styles.answer}>
          <summary>{t('popup.error.detail')}</summary>
          <p>{t(error)}</p>
        </details>
      )}
    </Dialog>
  )
}
