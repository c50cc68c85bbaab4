import { atom } from 'jotai'
import { errorText } from '#api/error-text.ts'
import { hasCupsLength, normaliseCups } from '#domain/cups.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { Text, TextKey } from '#i18n/text-key.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { refusedNextAtom, shownProblemsAtom } from '#state/problems.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { afterCheck, afterNoAnswer, unknownPoint } from './after-check.ts'
import { lookUpUnitsAtom } from './cadastral-units.ts'
import { cupsRefusal } from './problems.ts'
import { provinceNamesAtom } from './provinces.ts'
import { refreshSupplyCostsAtom } from './supply-costs.ts'

/** Where the check of the CUPS in the form stands. */
export type CupsCheck =
  | { is: 'idle' }
  | { is: 'checking' }
  | { is: 'known'; outcome: 'found' | 'notFound' | 'alreadyExists' }
  | { is: 'refused'; because: TextKey }
  /** Nobody knows; nothing is wrong with what the customer wrote. `detail` when the call itself failed. */
  | { is: 'unavailable'; detail: Text | null }

const running = atom<AbortController | null>(null)
const failure = atom<Text | null>(null)

/** The form keeps what a check came to, so that a reload does; only a check under way is lost with the page. */
export const cupsCheckAtom = atom<CupsCheck>(get => {
  if (get(running)) return { is: 'checking' }
  const values = get(formValuesAtom)
  const because = cupsRefusal(values)
  if (because) return { is: 'refused', because }
  return settled(values.cupsOutcome, get(failure))
})

function settled(outcome: FormValues['cupsOutcome'], detail: Text | null): CupsCheck {
  if (outcome === 'found' || outcome === 'notFound' || outcome === 'alreadyExists') return { is: 'known', outcome }
  return outcome === 'unavailable' ? { is: 'unavailable', detail } : { is: 'idle' }
}

/**
 * The error at the CUPS: a refusal of the server at once, others when every field shows its own. That Validar is still to be
 * pressed is no error until Next was.
 */
export const shownCupsErrorAtom = atom<Text | undefined>(get => {
  const check = get(cupsCheckAtom)
  if (check.is === 'refused') return { key: check.because }
  const shown = get(shownProblemsAtom).find(problem => problem.field === 'cups')?.error
  if (check.is === 'checking' || (shown?.key === 'error.cups.notValidated' && get(refusedNextAtom) === 0)) return
  return shown
})

/** Whether Validar can be pressed: the length is right. */
export const canValidateCupsAtom = atom(get => hasCupsLength(get(formValuesAtom).cups))

/** Ends a check under way; its answer, should it still come, changes nothing. */
export const stopCupsCheckAtom = atom(null, (get, set) => {
  get(running)?.abort()
  set(running, null)
})

/** The customer typed in the CUPS: what was known is about another one. Blanks and the like change nothing. */
export const typeCupsAtom = atom(null, (get, set, { cups: typed = '' }: Partial<FormValues>) => {
  const cups = normaliseCups(typed)
  if (cups === get(formValuesAtom).cups) return
  set(stopCupsCheckAtom)
  set(changeFieldsAtom, { cups })
  set(formValuesAtom, unknownPoint)
})

/** Asks the server about the CUPS in the form and fills in what it knows. While it is being asked, pressing again does nothing. */
export const validateCupsAtom = atom(null, async (get, set) => {
  if (get(running) || !get(canValidateCupsAtom)) return
  const abort = new AbortController()
  set(running, abort)
  const { signal } = abort
  try {
    const { body } = await get(surroundingsAtom).api.validateCups({ cups: get(formValuesAtom).cups }, { signal })
    if (signal.aborted) return
    set(failure, null)
    set(formValuesAtom, afterCheck(get(formValuesAtom), body, get(provinceNamesAtom)))
  } catch (error) {
    if (signal.aborted) return
    set(failure, errorText(error))
    set(formValuesAtom, afterNoAnswer(get(formValuesAtom)))
  }
  set(running, null)
  set(refreshSupplyCostsAtom)
  set(lookUpUnitsAtom)
})
