import { useId, useLayoutEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'
import styles from './ErrorSummary.module.css'
import { focusField } from './focus-field.ts'
import { WarningIcon } from './icons.tsx'

export interface ErrorSummaryItem {
  /** The id given to the field. */
  fieldId: string
  label: string
  /** Word for word what stands at the field. */
  error: string
}

export interface ErrorSummaryProps {
  title: string
  items: readonly ErrorSummaryItem[]
  /** Counts the refused attempts: each new one brings the focus back here. */
  attempt: number
}

/** What still stands in the way, in one place, focused, each line a link into its field. Draws nothing without items. */
export function ErrorSummary({ title, items, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()

  // With the drawing: later it would take the focus from a field that the customer has turned to meanwhile.
  useLayoutEffect(() => {
    if (attempt === 0) return
    const { current: shown } = summary
    shown?.focus({ preventScroll: true })
    if (shown) bringIntoSight(shown)
  }, [attempt])

  if (items.length === 0) return null
  return (
    <section className={styles.summary} ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <WarningIcon />
      <div className={styles.words}>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        <ul className={styles.list}>
          {items.map(({ fieldId, label, error }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={event => {
                  event.preventDefault()
                  focusField(fieldId)
                }}
              >
                <strong>{/\?$/.test(label) ? label : `${label}:`}</strong> {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
