import { createContext, type ReactNode, use, useId } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './Field.module.css'
import { SunIcon, WarningIcon } from './icons.tsx'

interface FieldProps {
  label: ReactNode
  /** The input's id: give it when something links to the field (an error summary). */
  id?: string
  hint?: ReactNode
  error?: string | null | undefined
  /** What may have happened, where an error alone does not help. */
  errorHelp?: ReactNode
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
 * Label, hint, input, error: wired in this one place. The input inside finds its id and its `aria-` attributes by itself:
 * `<Field {...email.field}><TextInput {...email.input} type="email" /></Field>`. Several children are in one row.
 */
export function Field({ label, id, hint, error, errorHelp, mark, valid, note, optional, children }: FieldProps) {
  const ownId = useId()
  const control = id ?? ownId
  const isValid = Boolean(valid && !error)
  const shownNote = isValid ? note : undefined
  const parts = { hint, mark, error: error || undefined, note: shownNote }
  const describedBy = Object.entries(parts).flatMap(([part, content]) => (content ? `${control}-${part}` : []))
  return (
    <div data-field>
      <div className={styles.head} data-ends>
        <div className={styles.top} data-row>
          <label className={styles.label} htmlFor={control}>
            <Text>{label}</Text>
            {optional && <span className={styles.optional}>{` ${optional}`}</span>}
          </label>
          {mark && <Mark id={`${control}-mark`} mark={mark} />}
        </div>
        {hint && (
          <p className={styles.hint} data-quiet id={`${control}-hint`}>
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

/** The line below the input with this id, while there is something to say: `<id>-error` or `<id>-note`. */
export function FieldMessage({
  id,
  error,
  errorHelp,
  note,
}: Pick<FieldProps, 'error' | 'errorHelp' | 'note'> & { id: string }) {
  if (error)
    return (
      <p className={styles.message} data-line data-tone="error" id={`${id}-error`}>
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
      <p className={styles.message} data-line data-tone="done" id={`${id}-note`}>
        <Text>{note}</Text>
      </p>
    )
  )
}

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  isValid: boolean
}

const FieldContext = createContext<FieldControl | null>(null)

/** The surrounding `<Field>`, or null outside one. */
export function useFieldControl(): FieldControl | null {
  return use(FieldContext)
}

/** The text beside the label of a field that was filled in for the customer. */
export interface MarkText {
  text: string
  /** The value should be checked: the words are shown however narrow the field is. */
  isDoubtful?: boolean
}

/** The small label beside a field that was filled in for the customer; beside a narrow field only its icon is shown. */
export function Mark({ id, mark }: { id?: string; mark: MarkText }) {
  return (
    <span className={styles.mark} id={id} data-doubtful={mark.isDoubtful || undefined}>
      {mark.isDoubtful ? <WarningIcon /> : <SunIcon />}
      <span className={styles.markWords}>{mark.text}</span>
    </span>
  )
}
