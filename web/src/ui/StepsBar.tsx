import styles from './StepsBar.module.css'

export interface StepsBarProps {
  /** From 1. */
  current: number
  total: number
  /** "Paso 1 de 4". */
  label: string
}

/** How far along, on a phone: one segment per step, the present one in the accent and those before it as done. */
export function StepsBar({ current, total, label }: StepsBarProps) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
    >
      {Array.from({ length: total }, (_, index) => index + 1).map(step => (
        <span key={step} className={styles.segment} data-state={stateOf(step, current)} />
      ))}
    </div>
  )
}

function stateOf(step: number, current: number) {
  if (step === current) return 'current'
  return step < current ? 'done' : undefined
}
