import { useEffect, useState } from 'react'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { Spinner } from '#ui/elements.tsx'
import { WarningIcon } from '#ui/icons.tsx'
import styles from './DocumentDialog.module.css'

// A frame has no event for a failed load. So after this time the load counts as failed.
const timeoutMs = 10_000

/** A page of another site in a sandboxed frame. A cover says that it is loading, or that it could not be loaded. */
export function DocumentFrame({ address, title }: { address: string; title: string }) {
  const t = useTranslate()
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setState(now => (now === 'loading' ? 'late' : now)), timeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.document}>
      <iframe
        className={styles.frame}
        src={address}
        title={title}
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
      />
      {state !== 'loaded' && (
        <p className={styles.wait} role="status">
          {state === 'loading' ? <Spinner /> : <WarningIcon />}
          <Text>{t(state === 'loading' ? 'frame.loading' : 'frame.failed')}</Text>
        </p>
      )}
    </div>
  )
}
