import { type Atom, atom } from 'jotai'
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

const single = new Map<FieldName, Atom<FormValues[FieldName]>>()

/** One value of the form: who reads it is drawn again when it changes, and not with every letter of the others. */
export function formValueAtom<Name extends FieldName>(name: Name): Atom<FormValues[Name]> {
  const known = single.get(name) ?? atom(get => get(values)[name])
  single.set(name, known)
  return known as Atom<FormValues[Name]>
}
