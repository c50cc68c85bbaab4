import type { ReactNode } from 'react'
import styles from './CheckList.module.css'
import { Disc } from './elements.tsx'
import { ArrowRightIcon, CheckIcon, ClockIcon } from './icons.tsx'

interface CheckListProps {
  /** `plain` draws the check alone, in the sun's colour, for the dark panel. `steps` are in their order. */
  look?: 'disc' | 'plain' | 'steps'
  label?: string
  children: ReactNode
}

/** Good news in a list, made of `CheckItem`s. */
export function CheckList({ look = 'disc', label, children }: CheckListProps) {
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <List className={styles.list} data-stack data-look={look} aria-label={label}>
      {children}
    </List>
  )
}

const marks = { done: CheckIcon, yours: ArrowRightIcon, ours: ClockIcon }

/** A tick is done, an arrow or a number is for the customer to do, a clock is the company's. `none` is no good news, and has only a line. */
export function CheckItem({
  of = 'done',
  children,
}: {
  of?: keyof typeof marks | number | 'none'
  children: ReactNode
}) {
  if (of === 'none') return <li className={styles.line}>{children}</li>
  const Mark = typeof of === 'string' && marks[of]
  return (
    <li className={styles.item}>
      {Mark ? (
        <span className={styles.check} data-disc data-of={of}>
          <Mark />
        </span>
      ) : (
        <Disc number={Number(of)} state={of === 1 ? 'current' : 'ahead'} />
      )}
      <div className={styles.words}>{children}</div>
    </li>
  )
}
