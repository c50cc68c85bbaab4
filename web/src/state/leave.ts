import { atom } from 'jotai'
import { initialFormValues } from '#domain/form-values.ts'
import type { FieldName } from '#steps/define-step.ts'
import { differsIn, formValuesAtom } from './form-values.ts'
import { submissionAtom } from './submit.ts'

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

/** Where the customer came from is no work of theirs, nor is what the page itself writes. */
const notTyped: readonly FieldName[] = ['UUID', 'referalToken', 'originalCampaign', 'campaignMessage', 'termsError']
const typed = (Object.keys(initialFormValues) as FieldName[]).filter(field => !notTyped.includes(field))

/** Whether leaving the page would lose something the customer wrote. */
export const hasUnsavedAtom = atom(get => {
  if (get(submissionAtom).is === 'done' || get(leaving) === 'leaving') return false
  return typed.some(field => differsIn(field, get(formValuesAtom), initialFormValues))
})
