import type { ReactNode } from 'react'
import styles from './Divider.module.css'

/** A line across with a word in its middle: "o bien". */
export function Divider({ children }: { children: ReactNode }) {
  return <p className={styles.divider}>{children}</p>
}
