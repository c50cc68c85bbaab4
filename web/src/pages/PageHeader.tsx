import type { ReactNode } from 'react'
import { Logo } from '#logo/Logo.tsx'
import styles from './PageHeader.module.css'

/** The head of every page but the wizard: the logo, and what else it can offer. */
export function PageHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <Logo />
      {children}
    </header>
  )
}
