import type { ReactNode } from 'react'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  /** Seen in its place at 768 px and below: "ES". Heard is always the label. */
  shortLabel?: string
  icon?: ReactNode
  lang?: string
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  onChange: (value: Value) => void
}

/** A few alternatives that take effect at once, the chosen one filled: the language toggle. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  segments,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className={styles.control} aria-label={label} data-unprinted>
      {segments.map(segment => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          aria-pressed={segment.value === value}
          lang={segment.lang}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon}
          <span className={segment.shortLabel ? styles.long : undefined}>{segment.label}</span>
          {segment.shortLabel && (
            <span className={styles.short} aria-hidden="true">
              {segment.shortLabel}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
