import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { ArrowLeftIcon } from './icons.tsx'
import styles from './StickyActions.module.css'

export interface StickyActionsProps {
  /** The Back button. On a phone only screen readers get its words. */
  back: { label: string; onPress: () => void }
  /** What is in progress, in a few words above the buttons. */
  note?: ReactNode
  /** The primary button. */
  next: ReactNode
  /** Said over the bar of a phone. */
  strip?: ReactNode
  /** What follows the primary button; with `data-beside` in its row on a computer. On a phone it is seen above the bar. */
  children?: ReactNode
}

/**
 * The end of a step, the last thing in its card. On a phone it is the page's one bar, in reach of the thumb at the foot of the
 * screen. The page says by `--bar` how high that bar is, 0 where none may be, and by `--bar-end` what else stands in it.
 */
export function StickyActions({ back, note, strip, next, children }: StickyActionsProps) {
  return (
    <div className={styles.end}>
      <div className={styles.actions}>
        {strip && (
          <p className={styles.strip} aria-hidden="true">
            {strip}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.back}>
          <Button iconStart={<ArrowLeftIcon />} onClick={back.onPress}>
            <span className={styles.backLabel}>{back.label}</span>
          </Button>
        </div>
        <div className={styles.next}>{next}</div>
      </div>
      {children}
    </div>
  )
}
