import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useId } from 'react'
import { Text, useLanguage } from '#i18n/Text.tsx'
import { formValuesAtom } from '#state/answers.ts'
import { openStepAtom } from '#state/navigate.ts'
import { currentStepAtom } from '#state/progress.ts'
import { rulesLoadedAtom } from '#state/validation.ts'
import type { Step } from '#steps/define-step.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/elements.tsx'
import { StepHeader } from './StepHeader.tsx'
import styles from './StepSummary.module.css'

/** A finished step, folded to its values, or to its name. Steps before the open one can be opened again. */
export function StepSummary({ step, index, isShort }: { step: Step; index: number; isShort: boolean }) {
  const { t, language } = useLanguage()
  const id = useId()
  const openStep = useSetAtom(openStepAtom)
  const values = useAtomValue(formValuesAtom)
  const isEarlier = index < useAtomValue(currentStepAtom)
  // Phone numbers are formatted better once the numbering plans are loaded.
  useAtomValue(rulesLoadedAtom)
  const open = () => startTransition(() => openStep(index))
  if (isShort) {
    return (
      <Button variant="link" onClick={open}>
        <Text>{t(step.foldedTitle ?? step.title)}</Text>
        <VisuallyHidden>{` ${t('wizard.done')}`}</VisuallyHidden>
      </Button>
    )
  }
  const items = step.summary(values, language).filter(({ value }) => value !== '')
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.words}>
        <StepHeader step={step} index={index} size="small" id={id} isFolded />
        <VisuallyHidden>{t('wizard.done')}</VisuallyHidden>
        {items.length > 0 && (
          <dl className={styles.items} data-quiet>
            {items.map(({ label, value, lang, spoken }) => (
              <div key={label} className={styles.item}>
                <dt>
                  <VisuallyHidden>{t(label)}</VisuallyHidden>
                </dt>
                <dd>
                  <span lang={lang} aria-hidden={spoken && true}>
                    {value}
                  </span>
                  {spoken && <VisuallyHidden>{t(spoken)}</VisuallyHidden>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {isEarlier && (
        <Button variant="link" onClick={open}>
          <Text>{t('wizard.edit')}</Text>
          <VisuallyHidden>{` ${t(step.foldedTitle ?? step.title)}`}</VisuallyHidden>
        </Button>
      )}
    </section>
  )
}
