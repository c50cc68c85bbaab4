import { atom } from 'jotai'
import { errorText } from '#api/error-text.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { Text } from '#i18n/text-key.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { asksSupplyCosts } from './asked.ts'

/** The estimate of what the distributor charges once for a new supply, in euros with VAT. */
export type CostEstimate =
  | { is: 'none' }
  | { is: 'asking' }
  | { is: 'known'; min: number; max: number }
  | { is: 'failed'; error: Text }

const running = atom<AbortController | null>(null)
const failure = atom<Text | null>(null)

export const costEstimateAtom = atom<CostEstimate>(get => {
  const values = get(formValuesAtom)
  if (!asksSupplyCosts(values)) return { is: 'none' }
  if (get(running)) return { is: 'asking' }
  const { supplyCostMin: min, supplyCostMax: max } = values
  if (min !== undefined && max !== undefined) return { is: 'known', min, max }
  const error = get(failure)
  return error ? { is: 'failed', error } : { is: 'none' }
})

/** Ends a question under way: the step is left, or the powers became other ones. */
export const stopSupplyCostsAtom = atom(null, (get, set) => {
  get(running)?.abort()
  set(running, null)
})

/** Both powers of a new supply are known: asks what they cost. An answer about earlier powers changes nothing. */
export const refreshSupplyCostsAtom = atom(null, async (get, set) => {
  set(stopSupplyCostsAtom)
  set(failure, null)
  set(formValuesAtom, { supplyCostMin: undefined, supplyCostMax: undefined })
  const values = get(formValuesAtom)
  if (!asksSupplyCosts(values)) return
  const abort = new AbortController()
  const { signal } = abort
  set(running, abort)
  const question = {
    requestedCapacity: Math.max(Number(values.potenciaPunta), Number(values.potenciaValle)),
    currentCapacity: values.extensionRightsUsed ?? 0,
    extensionRights: values.extensionRights ?? 0,
  }
  try {
    const { body } = await get(surroundingsAtom).api.estimateSupplyCosts(question, { signal })
    if (signal.aborted) return
    set(formValuesAtom, body)
  } catch (error) {
    if (signal.aborted) return
    set(failure, errorText(error))
  }
  set(running, null)
})

/** The customer chose a power, or said whether there is electricity: both decide what it costs. */
export const choosePowerAtom = atom(null, async (_get, set, patch: Partial<FormValues>) => {
  set(changeFieldsAtom, patch)
  await set(refreshSupplyCostsAtom)
})

/** After a reload: asks again only if the answer was lost with the page. */
export const resumeSupplyCostsAtom = atom(null, async (get, set) => {
  if (get(costEstimateAtom).is === 'none' && asksSupplyCosts(get(formValuesAtom))) await set(refreshSupplyCostsAtom)
})
