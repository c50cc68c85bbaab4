import { atom } from 'jotai'
import { type FormValues, initialFormValues } from '#domain/form-values.ts'
import type { FieldName } from '#steps/define-step.ts'

const values = atom<FormValues>(initialFormValues)

/** All values of the form. Writing takes the members that change; the others stay. */
export const formValuesAtom = atom(
  get => get(values),
  (get, set, patch: Partial<FormValues>) => set(values, { ...get(values), ...patch }),
)

/** Whether two sets of values differ in this field. */
export function differsIn(field: FieldName, one: FormValues, other: FormValues): boolean {
  return !Object.is(one[field], other[field])
}
