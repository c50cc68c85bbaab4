import { type ReactNode, useId } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage.tsx'
import { FieldContext } from './field-context.ts'
import { Mark, type MarkText } from './Mark.tsx'

export interface FieldProps {
  label: ReactNode
  /** The input's id: give it when something links to the field (an error summary). */
  id?: string
  hint?: ReactNode
  /** What is wrong and what to do next; empty while nothing is. */
  error?: string | null | undefined
  /** What may have happened, where an error alone does not help. */
  errorHelp?: ReactNode
  /** Where the value came from, such as "leído de tu factura". */
  mark?: MarkText | undefined
  /** Checked and good: green edge and a check mark. An error wins over it. */
  valid?: boolean
  /** Said below a good value, such as the supply point that was found. */
  note?: ReactNode
  /** Said after the label, such as "(opcional)"; without it the input is announced as required. */
  optional?: string
  children: ReactNode
}

/**
 * Label, hint, input, error: wired in this one place. The input inside finds its id, `aria-describedby` and `aria-invalid` by itself:
 *
 *     <Field label={t('account.email')} hint={t('…')} error={error} valid={isValid}>
 *       <TextInput type="email" autoComplete="email" value={email} onChange={setEmail} onBlur={leave} />
 *     </Field>
 *
 * Several children stand in one row (an input and its Validate button). An error or a note adds a line below.
 */
export function Field({ label, id, hint, error, errorHelp, mark, valid, note, optional, children }: FieldProps) {
  const ownId = useId()
  const control = id ?? ownId
  const isValid = Boolean(valid && !error)
  const shownNote = isValid ? note : undefined
  const parts = { hint, mark, error: error || undefined, note: shownNote }
  const describedBy = Object.entries(parts).flatMap(([part, content]) => (content ? `${control}-${part}` : []))
  return (
    <div className={styles.field} data-field>
      <div className={styles.head}>
        <div className={styles.top}>
          <label className={styles.label} htmlFor={control}>
            <Text>{label}</Text>
            {optional && <span className={styles.optional}>{` ${optional}`}</span>}
          </label>
          {mark && <Mark id={`${control}-mark`} mark={mark} />}
        </div>
        {hint && (
          <p className={styles.hint} id={`${control}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <FieldContext
          value={{
            id: control,
            'aria-describedby': describedBy.join(' ') || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-required': optional ? undefined : true,
            isValid,
          }}
        >
          {children}
        </FieldContext>
      </div>
      <FieldMessage id={control} error={error} errorHelp={errorHelp} note={shownNote} />
    </div>
  )
}
