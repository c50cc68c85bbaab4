import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styles from './control.module.css'
import { useFieldControl } from './field-context.ts'
import { ValidMark } from './ValidMark.tsx'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'> {
  value: string
  /** Called with the text as typed, pasted or autofilled. */
  onChange: (value: string) => void
  /** Codes (CUPS, IBAN, documents): figures of one width, a little air between them. */
  code?: boolean
  /** Stands inside the input at its end, in a width of `trailingWidth` (any CSS length). */
  trailing?: ReactNode
  trailingWidth?: string
}

/** One line of text. Inside a `<Field>` it is labelled and described by itself. */
export function TextInput({ value, onChange, code, trailing, trailingWidth, ...rest }: TextInputProps) {
  const { isValid, ...wiring } = useFieldControl() ?? {}
  const end = trailing ?? (isValid ? <ValidMark /> : undefined)
  const room = { '--trailing': trailing ? trailingWidth : undefined } as CSSProperties
  return (
    <span className={styles.box} style={room}>
      <input
        {...wiring}
        {...rest}
        className={styles.control}
        data-valid={isValid || undefined}
        data-code={code || undefined}
        data-trailing={end ? true : undefined}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {end && <span className={styles.trailing}>{end}</span>}
    </span>
  )
}
