import type { FormValues } from '#domain/form-values.ts'
import { formValuesAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import type { Store } from '#state/stored.ts'
import { fieldId } from '#state/useField.ts'

declare global {
  interface Window {
    /** The button that was pressed last before the page started: see index.html. */
    pressedEarly?: HTMLButtonElement | undefined
  }
}

const control = (field: string) => document.getElementById(fieldId(field as 'email')) as HTMLInputElement | null

let adopt: ((store: Store) => void) | undefined

/** Puts it into the form once that is hydrated: a change before would not match the prerendered markup. */
export function adoptPreHydrationInput(store: Store): void {
  adopt?.(store)
  adopt = undefined
}

/** Reads what was typed, ticked and pressed in the prerendered form, which React drops if the markup is not what it expects. */
export function readPreHydrationInput(): void {
  const typed: Partial<FormValues> = {}
  for (const field of ['email', 'password', 'phoneNumber'] as const) {
    const { value } = control(field) ?? {}
    if (value) typed[field] = value
  }
  for (const field of ['terms', 'marketing'] as const) if (control(field)?.checked) typed[field] = true
  // The tick of the terms carries the marketing choice along.
  if (typed.terms) typed.marketing = true
  const focused = document.activeElement?.id
  adopt = store => {
    const values = store.get(formValuesAtom)
    const missing = Object.entries(typed).filter(([field]) => !values[field as keyof FormValues])
    if (missing.length > 0) store.set(changeFieldsAtom, Object.fromEntries(missing))
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus()
    pressAgain(window.pressedEarly)
  }
}

/** React does not replay clicks. A button that React replaced is found by what it does or says. */
function pressAgain(button: HTMLButtonElement | undefined) {
  if (!button) return
  const isSame = (other: HTMLButtonElement) =>
    button.type === 'submit' ? other.type === 'submit' : other.textContent === button.textContent
  const found = [...document.querySelectorAll('button')].find(isSame)
  const pressed = button.isConnected ? button : found
  pressed?.click()
}
