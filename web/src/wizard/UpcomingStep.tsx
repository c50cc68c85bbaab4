import { useId } from 'react'
import type { Step } from '#steps/define-step.ts'
import { StepHeader } from './StepHeader.tsx'
import styles from './UpcomingStep.module.css'

/** A step that was not reached yet. */
export function UpcomingStep({ step, index }: { step: Step; index: number }) {
  const id = useId()
  return (
    <section className={styles.ahead} aria-labelledby={id}>
      <StepHeader step={step} index={index} size="small" id={id} />
    </section>
  )
}
