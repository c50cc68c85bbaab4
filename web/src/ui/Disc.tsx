import styles from './Disc.module.css'
import { CheckIcon } from './icons.tsx'

export interface DiscProps {
  number: number
  state: 'done' | 'current' | 'ahead'
}

/** A step's number: plain, in the accent colour for the open step, or a check mark. Decoration: the step's header says the same in words. */
export function Disc({ number, state }: DiscProps) {
  return (
    <span className={styles.disc} data-state={state} aria-hidden="true">
      {state === 'done' ? <CheckIcon /> : number}
    </span>
  )
}
