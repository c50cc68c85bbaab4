import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, startTransition, useId, useMemo } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValuesAtom } from '#state/answers.ts'
import { awaitedAtom } from '#state/before-next.ts'
import { askToLeaveAtom } from '#state/leave.ts'
import { isSubmittingAtom, stepCheckAtom } from '#state/lock.ts'
import { backAtom, leadsToReviewAtom } from '#state/navigate.ts'
import { registrationAtom } from '#state/registration.ts'
import { hasErrorsAtom, nextOverrideAtom } from '#state/validation.ts'
import type { Step } from '#steps/define-step.ts'
import { useCountdown } from '#steps/useCountdown.ts'
import { Button } from '#ui/Button.tsx'
import { ArrowRightIcon, ExternalIcon } from '#ui/icons.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { StickyActions } from '#ui/StickyActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useIsOnline } from './use-is-online.ts'
import { useMissing } from './useMissing.ts'

/**
 * Back and Next. Next looks unavailable until the step is valid and takes the customer to what is missing when pressed; a screen
 * reader hears before that what is missing. The note says that nothing may be closed or changed. `children` follow Next.
 */
export function StepActions({ step, index, children }: { step: Step; index: number; children?: ReactNode }) {
  const t = useTranslate()
  const noteId = useId()
  const goBack = useSetAtom(backAtom)
  // Where the close control is hidden, this is the only way out.
  const askToLeave = useSetAtom(askToLeaveAtom)
  const ownLabel = useAtomValue(useMemo(() => atom(get => step.nextLabel?.(get(formValuesAtom))), [step]))
  const leadsToReview = useAtomValue(leadsToReviewAtom)
  const { status: registration } = useAtomValue(registrationAtom)
  const override = useAtomValue(nextOverrideAtom)
  const isBlocked = useAtomValue(hasErrorsAtom) && !override && registration !== 'unknown'
  const check = useAtomValue(stepCheckAtom)
  const isChecking = check.status === 'checking'
  const wait = useCountdown(check.status === 'failed' ? check.error : undefined)
  const isOnline = useIsOnline()
  const isSending = registration === 'sending'
  const awaited = useAtomValue(awaitedAtom)
  const isBusy = useAtomValue(isSubmittingAtom) || isChecking || awaited !== null
  const missing = useMissing()
  const note = isSending ? t('wizard.dontClose') : registration === 'unknown' ? t('wizard.unknown.note') : ''
  const why = override ? t(override.note) : isBlocked && missing
  const label = isSending
    ? t('wizard.sendingButton')
    : wait
      ? t('wizard.retryIn', { time: wait })
      : t(awaited?.label ?? override?.label ?? ownLabel ?? (leadsToReview ? 'wizard.saveAndReturn' : 'wizard.next'))
  const arrow = step.nextHasArrow === false || leadsToReview ? undefined : <ArrowRightIcon />
  return (
    <>
      <StickyActions
        back={{
          label: t('wizard.back'),
          onPress: index > 0 ? () => startTransition(() => goBack()) : () => askToLeave(),
        }}
        strip={!isOnline && t('wizard.offline.short')}
        note={
          note && (
            <span key={note} id={noteId}>
              {note}
            </span>
          )
        }
        next={
          <Button
            type="submit"
            variant="primary"
            aria-disabled={isBlocked || wait !== '' || undefined}
            aria-describedby={note || why ? noteId : undefined}
            loading={isBusy}
            iconEnd={override ? <ExternalIcon /> : wait ? undefined : arrow}
          >
            {label}
          </Button>
        }
      >
        {children}
      </StickyActions>
      {!note && why && (
        <VisuallyHidden>
          <span id={noteId}>{why}</span>
        </VisuallyHidden>
      )}
      <LiveRegion
        message={isSending ? t('wizard.sending') : isChecking ? t('wizard.checking') : awaited ? t(awaited.label) : ''}
      />
    </>
  )
}
