import { useAtomValue } from 'jotai'
import { Suspense, useId } from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import { currentStepAtom, furthestStepAtom, stepAt } from '#state/progress.ts'
import type { Step } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { Disc } from '#ui/elements.tsx'
import { StepCard } from './StepCard.tsx'
import { StepHeader } from './StepHeader.tsx'
import styles from './StepList.module.css'
import { StepSummary } from './StepSummary.tsx'

/** The timeline: finished steps folded, the open one unfolded, the others still to come. */
export function StepList() {
  const t = useTranslate()
  const current = useAtomValue(currentStepAtom)
  const isReview = stepAt(current).isReview === true
  const furthest = useAtomValue(furthestStepAtom)
  return (
    <ol className={styles.list} data-review={isReview || undefined} aria-label={t('wizard.steps')}>
      {steps.map((step, index) => {
        const state = index === current ? 'current' : index < furthest ? 'done' : 'ahead'
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <div className={styles.rail}>
              <Disc number={index + 1} state={state} />
            </div>
            {state === 'current' && <StepCard step={step} index={index} />}
            {state === 'done' && <StepSummary step={step} index={index} isShort={isReview} />}
            {state === 'ahead' && (
              // React hydrates what is inside later than the form.
              <Suspense>
                <UpcomingStep step={step} index={index} />
              </Suspense>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function UpcomingStep({ step, index }: { step: Step; index: number }) {
  const id = useId()
  return (
    <section className={styles.ahead} aria-labelledby={id}>
      <StepHeader step={step} index={index} size="small" id={id} />
    </section>
  )
}
