import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { FormValues } from '#domain/form-values.ts'
import { useText } from '#i18n/use-text.ts'
import { type AskedField, fieldLabel } from '#steps/define-step.ts'
import { formValueAtom } from './answers.ts'
import { changeFieldsAtom, touchFieldAtom } from './field.ts'
import { problemsAtom, shownProblemsAtom } from './problems.ts'

/** The id of a field's control, which the error summary links to. */
export function fieldId(field: AskedField): string {
  return `field-${field}`
}

/**
 * Wires one field of the form: value, change, what is wrong and whether that may be shown yet.
 *
 *     const email = useField('email')
 *     <Field {...email.field}><TextInput {...email.input} type="email" /></Field>
 */
export function useField<Name extends AskedField>(name: Name) {
  const say = useText()
  const value = useAtomValue(formValueAtom(name))
  const hasProblem = useAtomValue(
    useMemo(() => atom(get => get(problemsAtom).some(({ field }) => field === name)), [name]),
  )
  const shown = useAtomValue(
    useMemo(() => atom(get => get(shownProblemsAtom).find(({ field }) => field === name)?.error), [name]),
  )
  const changeFields = useSetAtom(changeFieldsAtom)
  const touch = useSetAtom(touchFieldAtom)
  const onChange = (next: FormValues[Name]) => changeFields({ [name]: next })
  const onBlur = () => touch(name)
  const id = fieldId(name)
  const label = say(fieldLabel(name))
  const error = shown && say(shown)
  const isAnswered = value !== '' && value !== undefined && value !== false
  return {
    /** For `<Field>`. */
    field: { id, label, error, valid: isAnswered && !hasProblem },
    /** For the input inside it. */
    input: { name, value, onChange, onBlur },
    /** For radios, checkboxes and whatever is wired in another way. */
    id,
    label,
    error,
    value,
    change: onChange,
    leave: onBlur,
  }
}
