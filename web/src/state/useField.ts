import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { FormValues } from '#domain/form-values.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { fieldLabel, type LabelledField } from '#steps/define-step.ts'
import { afterPress } from './after-press.ts'
import { formValueAtom } from './answers.ts'
import { changeFieldsAtom, touchFieldAtom } from './field.ts'
import { shownErrorsAtom, validationErrorsAtom } from './validation.ts'

/** The id of a field's control, which the error summary links to. */
export function fieldId(field: LabelledField): string {
  return `field-${field}`
}

/** Wires one field of the form: `<Field {...email.field}><TextInput {...email.input} /></Field>`. */
export function useField<Name extends LabelledField>(name: Name) {
  const t = useTranslate()
  const value = useAtomValue(formValueAtom(name))
  const hasProblem = useAtomValue(
    useMemo(() => atom(get => get(validationErrorsAtom).some(({ field }) => field === name)), [name]),
  )
  const shown = useAtomValue(
    useMemo(() => atom(get => get(shownErrorsAtom).find(({ field }) => field === name)?.error), [name]),
  )
  const changeFields = useSetAtom(changeFieldsAtom)
  const touch = useSetAtom(touchFieldAtom)
  const onChange = (next: FormValues[Name]) => changeFields({ [name]: next })
  // A press elsewhere leaves the field: its error would move what is pressed.
  const onBlur = () => afterPress(() => touch(name))
  const id = fieldId(name)
  const label = t(fieldLabel(name))
  const error = shown && t(shown)
  const isAnswered = value !== '' && value !== undefined && value !== false
  return {
    field: { id, label, error, valid: isAnswered && !hasProblem },
    input: { name, value, onChange, onBlur },
    id,
    error,
    value,
    change: onChange,
    leave: onBlur,
  }
}
