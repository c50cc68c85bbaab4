import type { ReactNode } from 'react'
import styles from './StickyActions.module.css'

export interface StickyActionsProps {
  /** The way back. */
  back?: ReactNode
  /** What is still missing, or going on, in a few words. */
  note?: ReactNode
  /** The way on: the primary button. */
  next: ReactNode
}

/**
 * The end of a step, the last thing in its card. On a phone it stays in reach of the thumb at the foot of the screen, above whatever else is there: the page
 * tells that by `--foot` (the height of the offer sheet) and reserves `--covered-bottom` for the focus.
 */
export function StickyActions({ back, note, next }: StickyActionsProps) {
  return (
    <div className={styles.actions}>
      {back && <div className={styles.back}>{back}</div>}
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.next}>{next}</div>
    </div>
  )
}
