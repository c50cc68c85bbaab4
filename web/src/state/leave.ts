import { atom } from 'jotai'
import { answersAtom } from './answers.ts'

/** The way out: not asked for, asked for, or taken. */
export type Leaving = 'no' | 'asking' | 'leaving'

const leaving = atom<Leaving>('no')
export const leavingAtom = atom(get => get(leaving))

/** The close control was pressed. */
export const askToLeaveAtom = atom(null, (_get, set) => set(leaving, 'asking'))
/** "Continuar": the customer stays. */
export const stayAtom = atom(null, (_get, set) => set(leaving, 'no'))
/** The page is about to be left on purpose: nobody is asked again. */
export const intendLeaveAtom = atom(null, (_get, set) => set(leaving, 'leaving'))

/** Whether leaving the page would lose something the customer gave. Where they came from is no work of theirs. */
export const hasUnsavedAtom = atom(get => {
  if (get(leaving) === 'leaving') return false
  const { customer, invoice, profile } = get(answersAtom)
  const { termsError: _ours, ...words } = customer
  const isSaid = Object.values(words).some(value => value !== '' && value !== undefined && value !== false)
  return isSaid || invoice !== undefined || profile !== undefined
})
