import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/Text.tsx'
import styles from './ReviewWidget.module.css'

/** Customers' reviews by a third party, in a frame that loads when its place comes into sight and shows once the reviews are there. */
export function ReviewWidget({ url }: { url: string }) {
  const { t, htmlLang } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!place.current || !url) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [url])
  useEffect(() => {
    if (!isSeen || isShown) return
    const hear = ({ source, origin, data }: MessageEvent<{ reviews?: unknown } | null>) => {
      if (origin === 'null' && source === frame.current?.contentWindow && data?.reviews === 'shown') setShown(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [isSeen, isShown])
  return (
    <div className={styles.reviews} ref={place}>
      {isSeen && (
        <iframe
          className={styles.frame}
          ref={frame}
          src={`${url}?locale=${htmlLang}`}
          title={t('offer.reviews')}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          hidden={!isShown}
        />
      )}
    </div>
  )
}
