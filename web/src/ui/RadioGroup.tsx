import type { ReactNode } from 'react'
import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { FieldMessage, Mark, type MarkText } from './Field.tsx'
import styles from './RadioGroup.module.css'

interface RadioGroupProps<Value extends boolean | number> {
  label: ReactNode
  options: readonly { value: Value; label: MessageKey }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** The first radio's id, for links from an error summary. */
  id: string
  hint?: ReactNode
  error?: string | null | undefined
  mark?: MarkText | undefined
  /** Below 768 px the cards are under each other, unless their answers are as short as Sí and No. */
  keepColumns?: boolean
  /** Small cards without a dot; `row` puts them beside the question. */
  look?: 'cards' | 'tiles' | 'row'
  onBlur?: () => void
}

/** One choice among a few, all in sight: a fieldset of native radios, each a card. */
export function RadioGroup<Value extends boolean | number>(props: RadioGroupProps<Value>) {
  const { id, label, options, value, onChange, hint, error, mark, keepColumns, look = 'cards', onBlur } = props
  const t = useTranslate()
  const describedBy = [hint && `${id}-hint`, mark && `${id}-mark`, error && `${id}-error`].filter(Boolean)
  return (
    <fieldset
      className={styles.group}
      data-look={look}
      aria-describedby={describedBy.join(' ') || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {mark && <Mark id={`${id}-mark`} mark={mark} />}
      {hint && (
        <p className={styles.hint} data-quiet id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.cards} data-keep={keepColumns || undefined}>
        {options.map((option, index) => (
          <label key={option.label} className={styles.card} data-invalid={error ? true : undefined}>
            <input
              type="radio"
              className={styles.radio}
              id={index === 0 ? id : `${id}-${index}`}
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span className={styles.answer}>{t(option.label)}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
