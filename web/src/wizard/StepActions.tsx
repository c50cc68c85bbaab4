import { atom, useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useId, useMemo } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValuesAtom } from '#state/answers.ts'
import { isSubmittingAtom, stepCheckAtom } from '#state/lock.ts'
import { backAtom } from '#state/navigate.ts'
import { registrationAtom } from '#state/registration.ts'
import { hasErrorsAtom, nextOverrideAtom } from '#state/validation.ts'
import type { Step } from '#steps/define-step.ts'
import { Button } from '#ui/Button.tsx'
import { ArrowRightIcon, ExternalIcon } from '#ui/icons.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { StickyActions } from '#ui/StickyActions.tsx'
import { useMissing } from './useMissing.ts'

/**
 * Back and Next. Next looks unavailable until the step is valid and takes the customer to what is missing when pressed.
 * The note beside it says what is missing or wrong, why Next leads to the app, or that the contract is being sent.
 */
export function StepActions({ step, index }: { step: Step; index: number }) {
  const t = useTranslate()
  const noteId = useId()
  const goBack = useSetAtom(backAtom)
  const ownLabel = useAtomValue(useMemo(() => atom(get => step.nextLabel?.(get(formValuesAtom))), [step]))
  const { status: registration } = useAtomValue(registrationAtom)
  const override = useAtomValue(nextOverrideAtom)
  const isBlocked = useAtomValue(hasErrorsAtom) && !override && registration !== 'unknown'
  const isChecking = useAtomValue(stepCheckAtom).status === 'checking'
  const isSending = registration === 'sending'
  const isBusy = useAtomValue(isSubmittingAtom) || isChecking
  const missing = useMissing()
  const note = noteText()
  const arrow = step.nextHasArrow === false ? undefined : <ArrowRightIcon />
  return (
    <>
      <StickyActions
        back={index > 0 ? { label: t('wizard.back'), onPress: () => startTransition(() => goBack()) } : undefined}
        note={note && <span id={noteId}>{note}</span>}
        next={
          <Button
            type="submit"
            variant="primary"
            aria-disabled={isBlocked || undefined}
            aria-describedby={note ? noteId : undefined}
            loading={isBusy}
            iconEnd={override ? <ExternalIcon /> : arrow}
          >
            {t(override?.label ?? ownLabel ?? 'wizard.next')}
          </Button>
        }
      />
      <LiveRegion message={isSending ? t('wizard.sending') : isChecking ? t('wizard.checking') : ''} />
    </>
  )

  function noteText() {
    if (isSending) return t('wizard.sending')
    if (registration === 'unknown') return t('wizard.unknown.note')
    return override ? t(override.note) : isBlocked && missing
  }
}
