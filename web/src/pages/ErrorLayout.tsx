import type { ReactNode } from 'react'
import { PageHeader } from '#wizard/PageHeader.tsx'
import styles from './Page.module.css'

interface Props {
  tools?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** What is in a page's place when it cannot be shown. */
export function ErrorLayout({ tools, footer, children }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader>{tools}</PageHeader>
      <main className={styles.message}>
        <svg className={styles.art} viewBox="0 0 80 60" aria-hidden="true">
          <path stroke="var(--edge)" strokeWidth="9" d="M6 44a34 34 0 0 1 68 0" />
          <path stroke="var(--text)" strokeWidth="7" d="M3.5 56h73" />
        </svg>
        {children}
      </main>
      {footer}
    </div>
  )
}
