import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { FormValues } from '#domain/form-values.ts'
import { useText } from '#i18n/use-text.ts'
import type { FieldName } from '#steps/define-step.ts'
import { changeFieldsAtom, touchFieldAtom } from './field.ts'
import { formValuesAtom } from './form-values.ts'
import { problemsAtom, shownProblemsAtom } from './problems.ts'

/** The id of a field's input: what the error summary's links lead to. */
export function fieldId(name: FieldName): string {
  return `field-${name}`
}

/**
 * One form value as its input needs it: value, change and blur wired to the store, and the error in words while it is to be
 * shown. A field with an action of its own behind typing passes that atom as `change`.
 */
export function useField<Name extends FieldName>(name: Name, change = changeFieldsAtom) {
  const say = useText()
  const value = useAtomValue(useMemo(() => atom(get => get(formValuesAtom)[name]), [name]))
  const shown = useAtomValue(
    useMemo(() => atom(get => get(shownProblemsAtom).find(problem => problem.field === name)), [name]),
  )
  const isGood = useAtomValue(
    useMemo(() => atom(get => !get(problemsAtom).some(problem => problem.field === name)), [name]),
  )
  const set = useSetAtom(change)
  const touch = useSetAtom(touchFieldAtom)
  return {
    id: fieldId(name),
    value,
    error: shown && say(shown.error),
    /** No rule and no server objects to it, shown or not. */
    isGood,
    onChange: (next: FormValues[Name]) => set({ [name]: next }),
    onBlur: () => touch(name),
  }
}
