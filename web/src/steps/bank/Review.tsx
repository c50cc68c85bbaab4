import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useId } from 'react'
import { Text } from '#i18n/Text.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { editStepAtom } from '#state/navigate.ts'
import { offerAtom } from '#state/offer.ts'
import { reviewedValuesAtom } from '#state/submit.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus-field.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { StepId } from '../define-step.ts'
import styles from './Review.module.css'
import { reviewLines } from './review-lines.ts'

/** "Esto es lo que vas a contratar": everything that binds, before the consents. While it is sent, it shows what is sent. */
export function Review() {
  const t = useTranslate()
  const { language, htmlLang } = useLanguage()
  const titleId = useId()
  const edit = useSetAtom(editStepAtom)
  const values = useAtomValue(reviewedValuesAtom)
  const { feeEurosPerMonth } = useAtomValue(offerAtom)
  const euros = new Intl.NumberFormat(htmlLang, { style: 'currency', currency: 'EUR' })
  const lines = reviewLines(values, { language, euros: amount => euros.format(amount), feeEurosPerMonth })

  function open(step: StepId) {
    if (step === 'bank') focusField(fieldId('iban'))
    else startTransition(() => edit(step))
  }

  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('bank.review.title')}</h3>
      <p className={styles.lead}>{t('bank.review.lead')}</p>
      <dl className={styles.lines}>
        {lines.map(({ label, values: shown, step }) => (
          <div key={label} className={styles.line}>
            <dt>{t(label)}</dt>
            <dd>
              {shown.map(value => {
                const words = typeof value === 'string' ? value : t(value)
                return <p key={words}>{words}</p>
              })}
            </dd>
            {step && (
              <dd className={styles.edit}>
                <Button variant="link" onClick={() => open(step)}>
                  <Text>{t('wizard.edit')}</Text>
                  <VisuallyHidden>{` ${t(label)}`}</VisuallyHidden>
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
