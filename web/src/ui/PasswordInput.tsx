import { useState } from 'react'
import styles from './PasswordInput.module.css'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing' | 'trailingLetters' | 'code'> {
  /** The words on the toggle: "Mostrar" and "Ocultar". */
  showLabel: string
  hideLabel: string
  /** What the toggle shows or hides, heard after its words: "contraseña". */
  subject: string
}

/** A password that can be shown. Paste and password managers work; the toggle never takes the caret out of the text. */
export function PasswordInput({ showLabel, hideLabel, subject, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const label = isShown ? hideLabel : showLabel
  const letters = Math.max(showLabel.length, hideLabel.length)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      trailingLetters={letters}
      trailing={
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${label} ${subject}`}
          onMouseDown={event => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <span>{label}</span>
        </button>
      }
    />
  )
}
