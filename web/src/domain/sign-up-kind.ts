/** `switch` of company, `switchAndHolder`, another `holder` of a supply that is with us, or a `newSupply`. */
export const signUpKinds = ['switch', 'switchAndHolder', 'holder', 'newSupply'] as const

export type SignUpKind = (typeof signUpKinds)[number]

interface Answers {
  newSupply?: boolean | undefined
  changeOfHolder?: boolean | undefined
  /** The supply is with us already. */
  isOurs: boolean
}

export function signUpKind({ newSupply, changeOfHolder, isOurs }: Answers): SignUpKind {
  if (isOurs) return 'holder'
  if (newSupply) return 'newSupply'
  return changeOfHolder ? 'switchAndHolder' : 'switch'
}
