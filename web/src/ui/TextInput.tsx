import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import { Button } from './Button.tsx'
import styles from './control.module.css'
import { useFieldControl } from './Field.tsx'
import { CheckIcon } from './icons.tsx'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'> {
  value: string
  /** Called with what `normalise` makes of the text that was typed, pasted or autofilled, and with that text. */
  onChange: (value: string, typed: string) => void
  normalise?: (typed: string) => string
  /** Writes a value for reading, in groups for instance: once the field is left. */
  format?: (value: string) => string
  /** Codes (CUPS, IBAN, documents): capitals, figures of one width, a little air between them. */
  code?: boolean
  /** An IBAN or a CUPS: on a phone all of its room is for its figures, and its edge alone says that it is valid. */
  isLong?: boolean
  /** Inside the input at its end: a mark, or words of so many letters. */
  trailing?: ReactNode
  trailingLetters?: number
}

const asTyped = (text: string) => text
/** No dictionary, keyboard or browser knows a code. */
const codeEntry = { autoComplete: 'off', autoCapitalize: 'characters' }

/** One line of text. While focused it shows what was typed: to rewrite it would break composing keyboards, caret and undo. */
export function TextInput({
  value,
  onChange,
  normalise = asTyped,
  format = asTyped,
  code,
  isLong,
  trailing,
  trailingLetters,
  onBlur,
  onKeyDown,
  ...rest
}: TextInputProps) {
  const { isValid, ...wiring } = useFieldControl() ?? {}
  // Decoration: the field's note says in words that its value was checked.
  const tick = isValid && (
    <span className={styles.tick}>
      <CheckIcon />
    </span>
  )
  const box = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  // Not a style attribute: the page is prerendered, and its content security policy forbids inline styles.
  useLayoutEffect(
    () => box.current?.style.setProperty('--letters', trailingLetters ? String(trailingLetters) : null),
    [trailingLetters],
  )
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    // Browsers fill in fields without focus.
    setTyped(target === document.activeElement ? target.value : null)
    onChange(normalise(target.value), target.value)
  }
  // What something else put there, an invoice or a suggestion, takes the place of what was typed.
  const isTyped = typed !== null && normalise(typed) === value
  return (
    <span className={styles.box} data-worded={trailingLetters ? true : undefined} ref={box}>
      <input
        enterKeyHint="next"
        spellCheck={false}
        {...(code && codeEntry)}
        {...wiring}
        {...rest}
        className={styles.control}
        data-valid={isValid || undefined}
        data-code={code || undefined}
        data-long={isLong || undefined}
        data-trailing={tick || trailing ? true : undefined}
        value={isTyped ? typed : format(value)}
        onChange={change}
        onBlur={event => {
          setTyped(null)
          onBlur?.(event)
        }}
        onKeyDown={event => {
          crossBlank(event)
          onKeyDown?.(event)
        }}
      />
      {(tick || trailing) && (
        <span className={styles.trailing}>
          {tick}
          {trailing}
        </span>
      )}
    </span>
  )
}

/** Delete and Backspace take the character on the other side of a group's blank. The browser deletes, so that it can undo. */
function crossBlank({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = input
  if (!input.dataset.long || caret === null || caret !== selectionEnd) return
  if (key === 'Delete' && value[caret] === ' ') input.setSelectionRange(caret + 1, caret + 1)
  if (key === 'Backspace' && value[caret - 1] === ' ') input.setSelectionRange(caret - 1, caret - 1)
}

/** A password that can be shown. Paste and password managers work; the toggle never takes the caret out of the text. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing' | 'trailingLetters' | 'code'>) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const [show, hide] = [t('account.password.show'), t('account.password.hide')]
  const label = isShown ? hide : show
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailingLetters={Math.max(show.length, hide.length)}
      trailing={
        <Button
          variant="link"
          aria-label={`${label} ${t('account.password.subject')}`}
          onMouseDown={event => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          {label}
        </Button>
      }
    />
  )
}
