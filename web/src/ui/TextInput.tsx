import { type ChangeEvent, type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './control.module.css'
import { useFieldControl } from './field-context.ts'
import { ValidMark } from './ValidMark.tsx'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'> {
  value: string
  /** Called with the text as typed, pasted or autofilled. */
  onChange: (value: string) => void
  /** Applied to what is typed, pasted or autofilled before `onChange` sees it; the caret stays where it was. */
  normalise?: (typed: string) => string
  /** Codes (CUPS, IBAN, documents): figures of one width, a little air between them. */
  code?: boolean
  /** An IBAN or a CUPS: on a phone all of its room is for its figures, and its edge alone says that it is valid. */
  isLong?: boolean
  /** Stands inside the input at its end: a mark, or words of so many letters. */
  trailing?: ReactNode
  trailingLetters?: number
}

/** One line of text. Inside a `<Field>` it is labelled and described by itself. */
export function TextInput({
  value,
  onChange,
  normalise,
  code,
  isLong,
  trailing,
  trailingLetters,
  ...rest
}: TextInputProps) {
  const { isValid, ...wiring } = useFieldControl() ?? {}
  const end = trailing ?? (isValid ? <ValidMark /> : undefined)
  const box = useRef<HTMLSpanElement>(null)
  // Not a style attribute: the page is prerendered, and its content security policy forbids inline styles.
  useLayoutEffect(
    () => box.current?.style.setProperty('--letters', trailingLetters ? String(trailingLetters) : null),
    [trailingLetters],
  )
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value
    const kept = normalise ? normalise(typed) : typed
    const caret = target.selectionStart
    onChange(kept)
    if (!normalise || kept === typed || caret === null) return
    const place = normalise(typed.slice(0, caret)).length
    // After React has put the kept value back, which sends the caret to the end.
    queueMicrotask(() => target.setSelectionRange(place, place))
  }
  return (
    <span className={styles.box} data-worded={trailingLetters ? true : undefined} ref={box}>
      <input
        {...wiring}
        {...rest}
        className={styles.control}
        data-valid={isValid || undefined}
        data-code={code || undefined}
        data-long={isLong || undefined}
        data-trailing={end ? true : undefined}
        value={value}
        onChange={change}
      />
      {end && <span className={styles.trailing}>{end}</span>}
    </span>
  )
}
