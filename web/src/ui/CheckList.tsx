import type { ReactNode } from 'react'
import styles from './CheckList.module.css'
import { ArrowRightIcon, CheckIcon, ClockIcon } from './icons.tsx'

/** Good news in a list, made of `CheckItem`s. `plain` draws the check alone, in the sun's colour, for the dark panel. */
export function CheckList({ look = 'disc', children }: { look?: 'disc' | 'plain'; children: ReactNode }) {
  return (
    <ul className={styles.list} data-look={look}>
      {children}
    </ul>
  )
}

const marks = { done: CheckIcon, yours: ArrowRightIcon, ours: ClockIcon }

/** A tick is done, an arrow is for the customer to do, a clock is the company's. `none` is no good news, and has only a line. */
export function CheckItem({ of = 'done', children }: { of?: keyof typeof marks | 'none'; children: ReactNode }) {
  if (of === 'none') return <li className={styles.line}>{children}</li>
  const Mark = marks[of]
  return (
    <li className={styles.item}>
      <span className={styles.check} data-disc data-of={of}>
        <Mark />
      </span>
      <div className={styles.words}>{children}</div>
    </li>
  )
}
