import { Fragment, useLayoutEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'
import styles from './ErrorSummary.module.css'
import { focusField } from './focus-field.ts'
import { WarningIcon } from './icons.tsx'

export interface ErrorSummaryItem {
  /** The id given to the field. */
  fieldId: string
  label: string
}

export interface ErrorSummaryProps {
  title: string
  /** At least two. What is wrong with each is said below the field only. */
  items: readonly ErrorSummaryItem[]
  /** Counts the refused attempts: each new one brings the focus back here. */
  attempt: number
}

/** What is missing or wrong, by name, in one line of links to the fields. */
export function ErrorSummary({ title, items, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)

  // A layout effect: a later one could take the focus from a field that the customer has moved to.
  useLayoutEffect(() => {
    if (attempt === 0) return
    const { current: shown } = summary
    shown?.focus({ preventScroll: true })
    if (shown) bringIntoSight(shown)
  }, [attempt])

  return (
    <section className={styles.summary} ref={summary} tabIndex={-1} aria-label={title}>
      <WarningIcon />
      <p className={styles.words}>
        <strong key={title}>{`${title} `}</strong>
        {items.map(({ fieldId, label }, index) => (
          <Fragment key={fieldId}>
            {index > 0 && <span>{', '}</span>}
            <a
              href={`#${fieldId}`}
              onClick={event => {
                event.preventDefault()
                focusField(fieldId)
              }}
            >
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  )
}
