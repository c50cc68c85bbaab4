import { createContext, use } from 'react'

/** What a `<Field>` gives the input inside it: its id, its descriptions, its state. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  /** Exactly while an error shows. */
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  isValid: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The surrounding `<Field>`, or null outside one. For further inputs; those in this folder use it already. */
export function useFieldControl(): FieldControl | null {
  return use(FieldContext)
}
