import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** What is in progress. */
  label: string
  /** From 0 to 1; null while it is unknown. */
  value: number | null
}

/** A thin bar that fills, or moves to and fro while the progress is unknown. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div
        className={styles.bar}
        data-unknown={percent === undefined || undefined}
        style={{ scale: percent === undefined ? undefined : `${percent / 100} 1` }}
      />
    </div>
  )
}
