import { createContext, use } from 'react'

/** What a `<Field>` tells the input inside it: who it is, what describes it, how it stands. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  /** Exactly while an error shows. */
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  isValid: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The surrounding `<Field>`, or null outside one. For building further inputs; the ones in this folder already ask. */
export function useFieldControl(): FieldControl | null {
  return use(FieldContext)
}
