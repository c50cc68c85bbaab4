import type { FormValues } from './form-values.ts'

/** `switch` of company, `switchAndHolder`, another `holder` of a supply that is with us, or a `newSupply`. */
export const signUpKinds = ['switch', 'switchAndHolder', 'holder', 'newSupply'] as const

export type SignUpKind = (typeof signUpKinds)[number]

type Answers = Pick<FormValues, 'newSupply' | 'changeOfHolder' | 'cupsAlreadyExists'>

export function signUpKind({ newSupply, changeOfHolder, cupsAlreadyExists }: Answers): SignUpKind {
  if (cupsAlreadyExists) return 'holder'
  if (newSupply) return 'newSupply'
  return changeOfHolder ? 'switchAndHolder' : 'switch'
}
