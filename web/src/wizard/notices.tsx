import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { RichText, useTranslate } from '#i18n/Text.tsx'
import { currentStepAtom } from '#state/progress.ts'
import { steps } from '#steps/index.ts'
import { Notice } from '#ui/Notice.tsx'
import styles from './notices.module.css'

// A phone has room for one line.
const parts = { more: (words: string) => <span className={styles.more}>{words}</span> }

/** Shown while there is no connection: above the steps, on a phone over the bar. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div className={styles.offline} role="status">
      {!isOnline && (
        <Notice tone="warning">
          <RichText text="wizard.offline" parts={parts} />
        </Notice>
      )}
    </div>
  )
}

/** How far along, on a phone: one segment per step, the present one in the accent and those before it as done. */
export function PhoneProgress() {
  const t = useTranslate()
  const current = useAtomValue(currentStepAtom)
  const total = steps.length
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('wizard.step', { step: current + 1, total })}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current + 1}
    >
      {steps.map(({ id }, index) => (
        <span
          key={id}
          className={styles.segment}
          data-state={index === current ? 'current' : index < current ? 'done' : undefined}
        />
      ))}
    </div>
  )
}

/** Whether the browser has a connection; assumed while the page is prerendered. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}

function follow(changed: () => void): () => void {
  const listening = new AbortController()
  for (const kind of ['online', 'offline']) addEventListener(kind, changed, { signal: listening.signal })
  return () => listening.abort()
}
