import type { Ref } from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import type { Step } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { Eyebrow } from '#ui/elements.tsx'
import styles from './StepHeader.module.css'

interface Props {
  step: Step
  index: number
  size: 'large' | 'small'
  id: string
  isFolded?: boolean
  ref?: Ref<HTMLHeadingElement>
}

/** "PASO n DE total" and the step's title, one heading, so that a screen reader reads both when it gets the focus. */
export function StepHeader({ step, index, size, id, isFolded, ref }: Props) {
  const t = useTranslate()
  const title = isFolded ? (step.foldedTitle ?? step.title) : step.title
  return (
    <h2 className={styles.header} data-size={size} id={id} ref={ref} tabIndex={size === 'large' ? -1 : undefined}>
      <Eyebrow as="span">{`${t('wizard.step', { step: index + 1, total: steps.length })} `}</Eyebrow>
      <span className={styles.title}>{t(title)}</span>
    </h2>
  )
}
