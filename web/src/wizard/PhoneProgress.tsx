import { useAtomValue } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { currentStepAtom } from '#state/progress.ts'
import { steps } from '#steps/index.ts'
import { StepsBar } from '#ui/StepsBar.tsx'
import styles from './PhoneProgress.module.css'

/** How far along, where the timeline has no room. */
export function PhoneProgress() {
  const t = useTranslate()
  const step = useAtomValue(currentStepAtom) + 1
  const total = steps.length
  return (
    <div className={styles.progress}>
      <StepsBar current={step} total={total} label={t('wizard.step', { step, total })} />
    </div>
  )
}
