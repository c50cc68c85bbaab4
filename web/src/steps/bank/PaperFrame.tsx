import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '#i18n/use-language.ts'
import styles from './PaperFrame.module.css'

/**
 * A document of our own in a frame of its own, where nothing can run. Its words are handed over inside the page: an
 * address that carried the customer's name and account would leave them in logs and histories.
 */
export function PaperFrame({ title, children }: { title: string; children: ReactNode }) {
  const { htmlLang } = useLanguage()
  const [paper, setPaper] = useState<Document | null>(null)

  function furnish(inside: Document | null) {
    if (!inside) return
    inside.title = title
    inside.documentElement.lang = htmlLang
    const sheets = document.querySelectorAll('link[rel="stylesheet"], style')
    inside.head.append(...[...sheets].map(sheet => inside.importNode(sheet, true)))
    setPaper(inside)
  }

  return (
    <iframe
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc="<!doctype html>"
      onLoad={event => furnish(event.currentTarget.contentDocument)}
    >
      {paper && createPortal(children, paper.body)}
    </iframe>
  )
}
