import { useId } from 'react'
import type { Step } from '#steps/define-step.ts'
import { Card } from '#ui/Card.tsx'
import { StepHeader } from './StepHeader.tsx'

/** A step that was not reached yet. */
export function UpcomingStep({ step, index }: { step: Step; index: number }) {
  const id = useId()
  return (
    <Card look="ahead" aria-labelledby={id}>
      <StepHeader step={step} index={index} size="small" id={id} />
    </Card>
  )
}
