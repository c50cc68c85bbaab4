import { atom } from 'jotai'
import { answersAtom } from './answers.ts'

/** The way out: not asked for, asked for, taken to another page, or taken for good: `ended` is a sign-up that was given up. */
export type Leaving = 'no' | 'asking' | 'leaving' | 'ended'

export const leavingAtom = atom<Leaving>('no')

/** Whether leaving the page would lose something the customer entered. Attribution does not count. */
export const hasUnsavedAtom = atom(get => {
  if (get(leavingAtom) === 'leaving' || get(leavingAtom) === 'ended') return false
  const { customer, invoice, profile } = get(answersAtom)
  const { termsError: _ours, ...words } = customer
  const isSaid = Object.values(words).some(value => value !== '' && value !== undefined && value !== false)
  return isSaid || invoice !== undefined || profile !== undefined
})

/** Whether the credit-error popup is open. It exists as specified, and nothing in the product opens it. */
export const creditErrorAtom = atom(false)
