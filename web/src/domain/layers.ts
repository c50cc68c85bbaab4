import type { Origin, Values } from './answers.ts'
import { type FormField, initialFormValues, type SpecifiedValues } from './form-values.ts'

/** What one source says. Of several sources the first one counts that says anything about a field. */
export interface Layer {
  origin: Origin
  values: Values
}

/** The members that hold something. */
export function withoutUndefined<Members extends object>(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members
}

export function without(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

/** What all of them come to, over the empty form. */
export function merge(layers: readonly Layer[]): SpecifiedValues {
  return Object.assign({ ...initialFormValues }, ...layers.toReversed().map(({ values }) => withoutUndefined(values)))
}

export function pick(values: Values, fields: readonly FormField[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field as FormField)))
}

/** Two spellings of the same: capitals, accents and blanks make no difference. */
export function isSameText(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    String(value)
      .normalize('NFD')
      .replace(/[\p{M}\s]/gu, '')
      .toUpperCase()
  return plain(one) === plain(other)
}
