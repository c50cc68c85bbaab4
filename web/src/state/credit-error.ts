import { atom } from 'jotai'

/** Whether the credit-error popup is open. It exists as specified, and nothing in the product opens it. */
export const creditErrorAtom = atom(false)
