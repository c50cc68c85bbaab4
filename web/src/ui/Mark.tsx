import type { ReactNode } from 'react'
import { SunIcon } from './icons.tsx'
import styles from './Mark.module.css'

/** The small sunny label beside a field that was filled for the customer; beside a narrow one only its sun is seen. */
export function Mark({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className={styles.mark} id={id}>
      <SunIcon />
      <span className={styles.words}>{children}</span>
    </span>
  )
}
