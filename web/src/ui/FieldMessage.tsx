import type { ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
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
          <Text>{errorHelp ? `${error} ` : error}</Text>
          {errorHelp && (
            <span className={styles.help}>
              <Text>{errorHelp}</Text>
            </span>
          )}
        </span>
      </p>
    )
  return (
    note && (
      <p className={styles.message} data-tone="done" id={`${id}-note`}>
        <Text>{note}</Text>
      </p>
    )
  )
}
