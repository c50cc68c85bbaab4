import { useEffect, useState } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { WarningIcon } from '#ui/icons.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './DocumentDialog.module.css'

// A frame tells when it has loaded and never that it will not. After this long nobody should be left waiting.
const timeoutMs = 10_000

/** A page of another site in a frame that can run nothing and reach nothing; what covers it says that it is coming, or is not. */
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
          {t(state === 'loading' ? 'frame.loading' : 'frame.failed')}
        </p>
      )}
    </div>
  )
}
