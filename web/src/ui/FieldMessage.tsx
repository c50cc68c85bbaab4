import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { WarningIcon } from './icons.tsx'

interface FieldMessageProps {
  /** The control's id: the message is `<id>-error` or `<id>-note`. */
  id: string
  error: string | null | undefined
  /** Said on a line of its own below the error, which may end without a full stop. */
  errorHelp?: ReactNode
  note?: ReactNode
}

/** The line below an input, while there is something to say. */
export function FieldMessage({ id, error, errorHelp, note }: FieldMessageProps) {
  if (error)
    return (
      <p className={styles.message} data-tone="error" id={`${id}-error`}>
        <WarningIcon />
        <span>
          <span>{error}</span>
          {errorHelp && <span className={styles.help}> {errorHelp}</span>}
        </span>
      </p>
    )
  return (
    note && (
      <p className={styles.message} data-tone="done" id={`${id}-note`}>
        {note}
      </p>
    )
  )
}
