import { useTranslate } from '#i18n/use-translate.ts'
import { Notice } from '#ui/Notice.tsx'
import styles from './OfflineNotice.module.css'
import { useIsOnline } from './use-is-online.ts'

/** Shown above the steps while there is no connection. On a phone a strip over the bar says it; screen readers hear it here. */
export function OfflineNotice() {
  const t = useTranslate()
  const isOnline = useIsOnline()
  return (
    <div className={styles.notice} role="status">
      {!isOnline && <Notice tone="warning">{t('wizard.offline')}</Notice>}
    </div>
  )
}
