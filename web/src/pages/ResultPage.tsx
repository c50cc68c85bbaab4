import '#i18n/later.ts'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { LazyFooter } from '#company/Footer.tsx'
import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { LanguageSelector } from '#wizard/LanguageSelector.tsx'
import { PageHeader } from '#wizard/PageHeader.tsx'
import layout from './Page.module.css'
import styles from './ResultPage.module.css'

interface Props {
  title: MessageKey
  art: ReactNode
  children: ReactNode
  aside: ReactNode
  onClose?: () => void
}

/** What all pages around the wizard look like: the news in large, and beside it the one thing to do. */
export function ResultPage({ title, art, children, aside, onClose }: Props) {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const page = t(title)
  const documentTitle = t('page.documentTitle', { page, brand: brand.name })

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  // From the wizard one arrives scrolled; the title is heard, and the page is seen from its top.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={layout.page}>
      <meta name="robots" content="noindex" />
      <PageHeader closeLabel={t('page.close')} onClose={onClose}>
        <LanguageSelector />
      </PageHeader>
      <main className={styles.main}>
        <div className={styles.news}>
          {art}
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {page}
          </h1>
          {children}
        </div>
        <aside>{aside}</aside>
      </main>
      <LazyFooter brand={brand} />
    </div>
  )
}
