import { useAtomValue } from 'jotai'
import { useText } from '#i18n/use-text.ts'
import { currentStepAtom } from '#state/progress.ts'
import { steps } from '#steps/index.ts'
import { StepsBar } from '#ui/StepsBar.tsx'
import styles from './PhoneProgress.module.css'

/** How far along, where the timeline has no room. */
export function PhoneProgress() {
  const say = useText()
  const step = useAtomValue(currentStepAtom) + 1
  const total = steps.length
  return (
    <div className={styles.progress}>
      <StepsBar current={step} total={total} label={say('wizard.step', { step, total })} />
    </div>
  )
}
