import type { ReactNode } from 'react'
import styles from './CheckList.module.css'
import { CheckIcon } from './icons.tsx'

/** Good news in a list, made of `CheckItem`s. `plain` draws the check alone, in the sun's colour, for the dark panel. */
export function CheckList({ look = 'disc', children }: { look?: 'disc' | 'plain'; children: ReactNode }) {
  return (
    <ul className={styles.list} data-look={look}>
      {children}
    </ul>
  )
}

export function CheckItem({ children }: { children: ReactNode }) {
  return (
    <li className={styles.item}>
      <span className={styles.check}>
        <CheckIcon />
      </span>
      <div className={styles.words}>{children}</div>
    </li>
  )
}
