import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Heard, not seen: words that the picture already says to those who see it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
