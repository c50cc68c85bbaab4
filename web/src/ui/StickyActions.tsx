import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { ArrowLeftIcon } from './icons.tsx'
import styles from './StickyActions.module.css'

export interface StickyActionsProps {
  /** The Back button, where there is one. On a phone only screen readers get its words. */
  back?: { label: string; onPress: () => void } | undefined
  /** What is missing or in progress, in a few words. It stands in the page, because the bar has only one line. */
  note?: ReactNode
  /** The primary button. */
  next: ReactNode
}

/**
 * The end of a step, the last thing in its card. On a phone it is the page's one bar, in reach of the thumb at the foot of the
 * screen. The page says by `--bar` how high that bar is, 0 where none may be, and by `--bar-end` what else stands in it.
 */
export function StickyActions({ back, note, next }: StickyActionsProps) {
  return (
    <>
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>
        {back && (
          <div className={styles.back}>
            <Button variant="quiet" iconStart={<ArrowLeftIcon />} onClick={back.onPress}>
              <span className={styles.backLabel}>{back.label}</span>
            </Button>
          </div>
        )}
        <div className={styles.next}>{next}</div>
      </div>
    </>
  )
}
