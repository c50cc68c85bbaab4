import type { ReactNode } from 'react'
import styles from './CheckList.module.css'
import { ArrowRightIcon, CheckIcon } from './icons.tsx'

/** Good news in a list, made of `CheckItem`s. `plain` draws the check alone, in the sun's colour, for the dark panel. */
export function CheckList({ look = 'disc', children }: { look?: 'disc' | 'plain'; children: ReactNode }) {
  return (
    <ul className={styles.list} data-look={look}>
      {children}
    </ul>
  )
}

/** `isOpen`: still to be done, so it has no check mark. */
export function CheckItem({ isOpen, children }: { isOpen?: boolean; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <span className={styles.check} data-open={isOpen || undefined}>
        {isOpen ? <ArrowRightIcon /> : <CheckIcon />}
      </span>
      <div className={styles.words}>{children}</div>
    </li>
  )
}
