import type { ReactNode } from 'react'
import styles from './Eyebrow.module.css'

/** The small spaced capitals above a title: PASO 3 DE 4. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>
}
