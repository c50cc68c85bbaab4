import '#i18n/later.ts'
import { useAtom, useAtomValue } from 'jotai'
import { useContext } from 'react'
import { SupportContact } from '#company/SupportContact.tsx'
import { exitRedirectMs } from '#domain/limits.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { exitToMarketing } from '#integrations/exit-to-marketing.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { creditErrorAtom, leavingAtom } from '#state/leave.ts'
import { submissionFailureAtom } from '#state/submit.ts'
import { appAddress } from '#steps/account/step.ts'
import { FailureHelp } from '#steps/FailureHelp.tsx'
import { useCountdown } from '#steps/useFailureHelp.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { NewTabHint } from '#ui/elements.tsx'
import { ExternalIcon, RefreshIcon } from '#ui/icons.tsx'
import { IdleDialog } from './IdleDialog.tsx'
import { SignUpContext, useSubmit } from './sign-up-context.ts'
import styles from './WizardDialogs.module.css'

/** What may open over the wizard. */
export function WizardDialogs() {
  return (
    <>
      <LeaveDialog />
      <SubmissionErrorDialog />
      <CreditErrorDialog />
      <IdleDialog />
    </>
  )
}

/** Asks before the wizard is closed; then it fades and the marketing site follows. */
export function LeaveDialog() {
  const t = useTranslate()
  const [leaving, setLeaving] = useAtom(leavingAtom)
  const stay = () => setLeaving('no')
  const { brand } = useAtomValue(dependenciesAtom)
  const { clear } = useContext(SignUpContext)

  function leave() {
    setLeaving('ended')
    clear()
    setTimeout(() => exitToMarketing(brand), exitRedirectMs)
  }

  if (leaving !== 'asking') return null
  return (
    <Dialog
      onClose={stay}
      title={t('leave.title')}
      subtitle={t('leave.subtitle')}
      actions={
        <>
          <Button onClick={leave}>{t('leave.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>
        <SupportContact text="leave.support" />
      </p>
    </Dialog>
  )
}

/** Payments are outstanding elsewhere. */
export function CreditErrorDialog() {
  const t = useTranslate()
  const [isOpen, setOpen] = useAtom(creditErrorAtom)
  const { brand } = useAtomValue(dependenciesAtom)
  if (!isOpen) return null
  return (
    <Dialog
      onClose={() => setOpen(false)}
      title={t('popup.credit.title')}
      subtitle={t('popup.credit.subtitle')}
      actions={
        <Button variant="primary" onClick={() => exitToMarketing(brand)}>
          {t('popup.credit.home')}
        </Button>
      }
    >
      <p>{t('popup.credit.text')}</p>
      <p>
        <SupportContact text="popup.credit.support" />
      </p>
    </Dialog>
  )
}

/** The registration failed: what that means, what the customer can do, what the server answered, and the two buttons. */
export function SubmissionErrorDialog() {
  const t = useTranslate()
  const [failure, setFailure] = useAtom(submissionFailureAtom)
  const cancel = () => setFailure(null)
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
      onClose={cancel}
      title={t('popup.error.title')}
      subtitle={isAnswer ? plain : t(error)}
      actions={
        <>
          <Button onClick={cancel}>{t('popup.error.cancel')}</Button>
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
      <p>
        <b>{t('popup.error.stepsTitle')}</b>
      </p>
      <ul className={styles.steps} data-stack data-bullets>
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
