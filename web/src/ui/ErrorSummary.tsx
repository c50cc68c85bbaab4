import { useId, useLayoutEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'
import styles from './ErrorSummary.module.css'
import { focusField } from './focus-field.ts'
import { WarningIcon } from './icons.tsx'

export interface ErrorSummaryItem {
  /** The id given to the field. */
  fieldId: string
  label: string
  /** The same words as at the field. */
  error: string
}

export interface ErrorSummaryProps {
  title: string
  items: readonly ErrorSummaryItem[]
  /** Counts the refused attempts: each new one brings the focus back here. */
  attempt: number
}

/** All errors in one focused list, each a link to its field. Renders nothing without items. */
export function ErrorSummary({ title, items, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()

  // A layout effect: a later one could take the focus from a field that the customer has moved to.
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
