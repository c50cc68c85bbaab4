import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useId } from 'react'
import { switchDates } from '#domain/calendar.ts'
import { signUpKind } from '#domain/sign-up-kind.ts'
import { euroFormat } from '#i18n/euros.ts'
import { RichText, Text, useLanguage } from '#i18n/Text.tsx'
import { useDayRange } from '#i18n/use-day-range.ts'
import { openStepAtom } from '#state/navigate.ts'
import { reviewedValuesAtom } from '#state/submit.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/elements.tsx'
import { CalendarIcon, UndoIcon } from '#ui/icons.tsx'
import { steps } from '../index.ts'
import { PriceOfContract } from '../price/Price.tsx'
import styles from './Review.module.css'
import { type ReviewWords, reviewParts } from './review-lines.ts'

/** "Esto es lo que vas a contratar": a letter with everything that binds, before the conditions. While it is sent, it shows what is sent. */
export function Review() {
  const { t, language, htmlLang } = useLanguage()
  const titleId = useId()
  const open = useSetAtom(openStepAtom)
  const values = useAtomValue(reviewedValuesAtom)
  const parts = reviewParts(values, language, euroFormat(htmlLang))
  const kind = signUpKind(values)
  const dates = useDayRange(switchDates(new Date()))
  const written = (line: ReviewWords) => line.map(words => (typeof words === 'string' ? words : t(words))).join(' · ')

  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('bank.review.title')}</h3>
      <PriceOfContract />
      <dl>
        {parts.map(({ label, lines, details, step }) => (
          <div key={label} className={styles.part}>
            <dt data-quiet>{t(label)}</dt>
            <dd className={styles.edit}>
              <Button
                variant="link"
                onClick={() => startTransition(() => open(steps.findIndex(({ id }) => id === step)))}
              >
                <Text>{t('wizard.edit')}</Text>
                <VisuallyHidden>{` ${t(label)}`}</VisuallyHidden>
              </Button>
            </dd>
            <dd>
              {lines.map(written).map(line => (
                <p key={line} lang={step === 'supply' ? 'es' : undefined}>
                  {line}
                </p>
              ))}
              {details.map(written).map(line => (
                <p key={line} data-quiet>
                  {line}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.terms} data-stack>
        {(kind === 'switch' || kind === 'switchAndHolder') && (
          <li data-line>
            <CalendarIcon />
            <span>
              <RichText text="bank.review.dates" params={{ dates }} />
            </span>
          </li>
        )}
        <li data-line>
          <UndoIcon />
          <Text>{t('bank.review.withdrawalText')}</Text>
        </li>
      </ul>
    </section>
  )
}
