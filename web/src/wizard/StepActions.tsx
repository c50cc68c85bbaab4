import { atom, useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useId, useMemo } from 'react'
import { useText } from '#i18n/use-text.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { backAtom, checkingAtom } from '#state/navigate.ts'
import { detourAtom, hasProblemsAtom } from '#state/problems.ts'
import { submissionAtom } from '#state/submit.ts'
import type { Step } from '#steps/define-step.ts'
import { Button } from '#ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ExternalIcon } from '#ui/icons.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { StickyActions } from '#ui/StickyActions.tsx'
import { useMissing } from './useMissing.ts'

/**
 * Back and Next. Next looks unavailable until the step is valid and takes the customer to what is missing when pressed.
 * The note beside it says what is missing or to be mended, why it leads to the app, or that the contract is being sent.
 */
export function StepActions({ step, index }: { step: Step; index: number }) {
  const say = useText()
  const noteId = useId()
  const goBack = useSetAtom(backAtom)
  const ownLabel = useAtomValue(useMemo(() => atom(get => step.nextLabel?.(get(formValuesAtom))), [step]))
  const detour = useAtomValue(detourAtom)
  const isBlocked = useAtomValue(hasProblemsAtom) && !detour
  const isChecking = useAtomValue(checkingAtom).is === 'checking'
  const isSending = useAtomValue(submissionAtom).is === 'sending'
  const missing = useMissing()
  const note = isSending ? say('wizard.sending') : detour ? say(detour.note) : isBlocked && missing
  const arrow = step.nextHasArrow === false ? undefined : <ArrowRightIcon />
  return (
    <>
      <StickyActions
        back={
          index > 0 && (
            <Button variant="quiet" iconStart={<ArrowLeftIcon />} onClick={() => startTransition(() => goBack())}>
              {say('wizard.back')}
            </Button>
          )
        }
        note={note && <span id={noteId}>{note}</span>}
        next={
          <Button
            type="submit"
            variant="primary"
            aria-disabled={isBlocked || undefined}
            aria-describedby={note ? noteId : undefined}
            loading={isChecking || isSending}
            iconEnd={detour ? <ExternalIcon /> : arrow}
          >
            {say(detour?.label ?? ownLabel ?? 'wizard.next')}
          </Button>
        }
      />
      <LiveRegion message={isSending ? say('wizard.sending') : isChecking ? say('wizard.checking') : ''} />
    </>
  )
}
