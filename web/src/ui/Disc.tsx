import styles from './Disc.module.css'
import { CheckIcon } from './icons.tsx'

export interface DiscProps {
  number: number
  state: 'done' | 'current' | 'ahead'
}

/** A step's place in the row: a number, a number in the sun, or a check. Decoration: the step's header says the same in words. */
export function Disc({ number, state }: DiscProps) {
  return (
    <span className={styles.disc} data-state={state} aria-hidden="true">
      {state === 'done' ? <CheckIcon /> : number}
    </span>
  )
}
