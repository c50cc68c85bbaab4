import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, startTransition, useId, useMemo } from 'react'
import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValuesAtom } from '#state/answers.ts'
import { leavingAtom } from '#state/leave.ts'
import { awaitedAtom, backAtom, leadsToReviewAtom } from '#state/navigate.ts'
import { isSubmittingAtom, registrationAtom, stepCheckAtom } from '#state/registration.ts'
import { stableAtom } from '#state/stable-atom.ts'
import { hasErrorsAtom, nextOverrideAtom, validationErrorsAtom } from '#state/validation.ts'
import { fieldLabel, type LabelledField, type Step } from '#steps/define-step.ts'
import { useCountdown } from '#steps/useFailureHelp.tsx'
import { Button } from '#ui/Button.tsx'
import { LiveRegion, VisuallyHidden } from '#ui/elements.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ExternalIcon } from '#ui/icons.tsx'
import styles from './StepActions.module.css'

/**
 * Back and Next, on a phone the page's one bar (`--bar`: its height, `--bar-end`: what else is in it). Next looks unavailable
 * until the step is valid; pressed, it leads to what is missing. `children` follow Next, with `data-beside` in its row.
 */
export function StepActions({ step, index, children }: { step: Step; index: number; children?: ReactNode }) {
  const t = useTranslate()
  const noteId = useId()
  const goBack = useSetAtom(backAtom)
  const setLeaving = useSetAtom(leavingAtom)
  const ownLabel = useAtomValue(useMemo(() => atom(get => step.nextLabel?.(get(formValuesAtom))), [step]))
  const leadsToReview = useAtomValue(leadsToReviewAtom)
  const { status: registration } = useAtomValue(registrationAtom)
  const override = useAtomValue(nextOverrideAtom)
  const isBlocked = useAtomValue(hasErrorsAtom) && !override && registration !== 'unknown'
  const check = useAtomValue(stepCheckAtom)
  const isChecking = check.status === 'checking'
  const wait = useCountdown(check.status === 'failed' ? check.error : undefined)
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
  // On the first step Back is the only way out where the close control is hidden.
  const leave = () => (index > 0 ? startTransition(() => goBack()) : setLeaving('asking'))
  const arrow = step.isReview || leadsToReview ? undefined : <ArrowRightIcon />
  return (
    <>
      <div className={styles.end}>
        <div className={styles.actions} data-row>
          {note && (
            <p className={styles.note} data-quiet>
              <span key={note} id={noteId}>
                {note}
              </span>
            </p>
          )}
          <Button iconStart={<ArrowLeftIcon />} onClick={leave}>
            <span className={styles.backLabel}>{t('wizard.back')}</span>
          </Button>
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
        </div>
        {children}
      </div>
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

/** More than two would not fit beside Next on a phone; the summary names them all. */
const namedAtMost = 2

/** The only thing left to do; else the empty fields; else the fields with a wrong value. */
type Missing = { kind: 'toDo'; text: MessageKey } | { kind: 'missing' | 'wrong'; fields: readonly LabelledField[] }

const missingAtom = stableAtom((get): Missing => {
  const values = get(formValuesAtom)
  const errors = get(validationErrorsAtom)
  const [first] = errors
  if (errors.length === 1 && first?.isToDo) return { kind: 'toDo', text: first.error.key }
  const wrong = errors.map(({ field }) => field)
  const missing = wrong.filter(field => !values[field])
  return missing.length > 0 ? { kind: 'missing', fields: missing } : { kind: 'wrong', fields: wrong }
})

/** What is missing for the next step, in one sentence: "Faltan 2 datos: móvil y contraseña". */
export function useMissing(): string {
  const t = useTranslate()
  const missing = useAtomValue(missingAtom)
  if (missing.kind === 'toDo') return t(missing.text)
  const names = missing.fields.map(field => inSentence(t(fieldLabel(field))))
  const [field = '', second = ''] = names
  const count = names.length
  if (count > namedAtMost) return t(`wizard.${missing.kind}.more`, { field, count, more: count - 1 })
  if (count === 1) return t(`wizard.${missing.kind}.one`, { fields: field, count })
  // The catalogue's words and not Intl.ListFormat, whose first use would hold a letter back for 150 ms on a phone.
  const fields = t('wizard.and', { first: field, second })
  return t(`wizard.${missing.kind}.other`, { fields, count })
}

/** A label within a sentence; abbreviations such as CUPS and C.P. stay as they are. */
function inSentence(label: string): string {
  return /^\p{Lu}[\p{Lu}.]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
