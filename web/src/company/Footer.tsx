import type { ReactNode } from 'react'
import styles from './Footer.module.css'

/** The end of every page. */
export function Footer({ children }: { children: ReactNode }) {
  return <footer className={styles.footer}>{children}</footer>
}
