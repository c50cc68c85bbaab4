import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import styles from './ReviewWidget.module.css'

/** Customers' reviews by a third party, in a frame that loads when its place comes into sight and shows once the reviews are there. */
export function ReviewWidget({ url }: { url: string }) {
  const { t, htmlLang } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || !url) return
    return whenSeen(element, () => setSeen(true))
  }, [url])
  useEffect(() => {
    if (!isSeen || isShown) return
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin === 'null' && source === frame.current?.contentWindow && saysShown(data)) setShown(true)
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

function saysShown(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'reviews' in data && data.reviews === 'shown'
}

function whenSeen(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
