import { useAtomValue, useSetAtom } from 'jotai'
import { memo, startTransition, useCallback, useId, useMemo } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { editStepAtom } from '#state/navigate.ts'
import { offerAtom } from '#state/offer.ts'
import { stableList } from '#state/stable-list.ts'
import { reviewedValuesAtom } from '#state/submit.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus-field.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { StepId } from '../define-step.ts'
import styles from './Review.module.css'
import { type ReviewLine, reviewLines } from './review-lines.ts'

/** "Esto es lo que vas a contratar": everything that binds, before the consents. While it is sent, it shows what is sent. */
export function Review() {
  const t = useTranslate()
  const { language, htmlLang } = useLanguage()
  const titleId = useId()
  const edit = useSetAtom(editStepAtom)
  const linesAtom = useMemo(() => {
    const format = new Intl.NumberFormat(htmlLang, { style: 'currency', currency: 'EUR' })
    const euros = (amount: number) => format.format(amount)
    return stableList(get => reviewLines(get(reviewedValuesAtom), { language, euros, ...get(offerAtom) }))
  }, [language, htmlLang])
  const lines = useAtomValue(linesAtom)

  const open = useCallback(
    (step: StepId) => {
      if (step === 'bank') focusField(fieldId('iban'))
      else startTransition(() => edit(step))
    },
    [edit],
  )

  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('bank.review.title')}</h3>
      <p className={styles.lead}>{t('bank.review.lead')}</p>
      <dl className={styles.lines}>
        {lines.map(line => (
          <Line key={line.label} line={line} open={open} />
        ))}
      </dl>
    </section>
  )
}

interface LineProps {
  line: ReviewLine
  open: (step: StepId) => void
}

/** Re-renders only when its own words change: each letter of an IBAN changes one line. */
const Line = memo(function Line({ line: { label, values, step }, open }: LineProps) {
  const t = useTranslate()
  return (
    <div className={styles.line}>
      <dt>{t(label)}</dt>
      <dd>
        {values.map(value => {
          const words = typeof value === 'string' ? value : t(value)
          return <p key={words}>{words}</p>
        })}
      </dd>
      {step && (
        <dd className={styles.edit}>
          <Button variant="link" onClick={() => open(step)}>
            {t('wizard.edit')} <VisuallyHidden>{t(label)}</VisuallyHidden>
          </Button>
        </dd>
      )}
    </div>
  )
})
