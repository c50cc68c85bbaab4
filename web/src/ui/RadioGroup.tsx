import { type ReactNode, useId } from 'react'
import { FieldMessage, Mark, type MarkText } from './Field.tsx'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
}

export interface RadioGroupProps<Value extends string> {
  /** The question. */
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  /** Null while nothing was chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** The first radio's id, for links from an error summary. */
  id?: string
  hint?: ReactNode
  error?: string | null | undefined
  mark?: MarkText | undefined
  /** Cards beside each other; below 768 px always under each other, unless `keepColumns` (for answers as short as Sí and No). */
  columns?: 1 | 2
  keepColumns?: boolean
  /** Small cards without a dot; `row` puts them beside the question. */
  look?: 'cards' | 'tiles' | 'row'
  onBlur?: () => void
}

/** One choice among a few, all in sight: a fieldset of native radios, each a card. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    legend,
    options,
    value,
    onChange,
    hint,
    error,
    mark,
    columns = 1,
    keepColumns,
    look = 'cards',
    onBlur,
  } = props
  const ownId = useId()
  const group = props.id ?? ownId
  const describedBy = [hint && `${group}-hint`, mark && `${group}-mark`, error && `${group}-error`].filter(Boolean)
  return (
    <fieldset
      className={styles.group}
      data-look={look}
      aria-describedby={describedBy.join(' ') || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {mark && <Mark id={`${group}-mark`} mark={mark} />}
      {hint && (
        <p className={styles.hint} id={`${group}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.cards} data-columns={columns} data-keep={keepColumns || undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card} data-invalid={error ? true : undefined}>
            <input
              type="radio"
              className={styles.radio}
              id={index === 0 ? group : `${group}-${option.value}`}
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              <span className={styles.answer}>{option.label}</span>
              {option.hint && <span className={styles.aside}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={group} error={error} />
    </fieldset>
  )
}
