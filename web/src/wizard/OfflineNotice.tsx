import { useSyncExternalStore } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { Notice } from '#ui/Notice.tsx'
import styles from './OfflineNotice.module.css'

/** Stands at the head of the flow while there is no connection, and goes when it is back. */
export function OfflineNotice() {
  const t = useTranslate()
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className={styles.notice} role="status">
      {!isOnline && <Notice tone="warning">{t('wizard.offline')}</Notice>}
    </div>
  )
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
