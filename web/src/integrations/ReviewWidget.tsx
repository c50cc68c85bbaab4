import { useEffect, useRef } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { loadScript } from './load-script.ts'
import styles from './ReviewWidget.module.css'

declare global {
  interface Window {
    /** What the review service's script defines: it fills an element, in the language of its `data-locale`. */
    reviewWidget?: { load(element: HTMLElement): void }
  }
}

/** Customers' reviews by a third party, loaded when their place comes into sight. Without them, or without an address, the place stays empty. */
export function ReviewWidget({ url }: { url: string }) {
  const { htmlLang } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || !url) return
    element.dataset.locale = htmlLang
    return whenSeen(element, () => {
      fill(element, url).catch(() => {})
    })
  }, [url, htmlLang])
  return <div className={styles.reviews} ref={place} />
}

const loading = new Map<string, Promise<void>>()

async function fill(element: HTMLElement, url: string) {
  const script = loading.get(url) ?? loadScript(url)
  loading.set(url, script)
  // What failed may be tried again, in another language or on another page.
  script.catch(() => loading.delete(url))
  await script
  window.reviewWidget?.load(element)
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
