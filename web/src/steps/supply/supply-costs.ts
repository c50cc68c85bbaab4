import { atom } from 'jotai'
import { errorMessage, type FailureMessage } from '#api/api-error.ts'
import type { SpecifiedValues } from '#domain/form-values.ts'
import { supplyCostQuestion } from '#domain/supply-costs.ts'
import { showsSupplyCosts } from '#domain/visible-fields.ts'
import { formValuesAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { changeFieldsAtom } from '#state/field.ts'

/** The estimate of what the distributor charges once for a new supply, in euros with VAT. */
export type CostEstimate =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'known'; min: number; max: number }
  | { status: 'failed'; error: FailureMessage }

const running = atom<AbortController | null>(null)
const failure = atom<FailureMessage | null>(null)

/** An answer about other powers or rights is not shown: see `resolveAnswers`. */
export const costEstimateAtom = atom<CostEstimate>(get => {
  const values = get(formValuesAtom)
  if (!showsSupplyCosts(values)) return { status: 'none' }
  if (get(running)) return { status: 'asking' }
  const { supplyCostMin: min, supplyCostMax: max } = values
  if (min !== undefined && max !== undefined) return { status: 'known', min, max }
  const error = get(failure)
  return error ? { status: 'failed', error } : { status: 'none' }
})

/** Ends a question under way: the step is left, or the powers became other ones. */
export const stopSupplyCostsAtom = atom(null, (get, set) => {
  get(running)?.abort()
  set(running, null)
})

/** Asks what both powers of a new supply cost, unless that is known. An answer about earlier powers changes nothing. */
export const refreshSupplyCostsAtom = atom(null, async (get, set) => {
  set(stopSupplyCostsAtom)
  set(failure, null)
  const values = get(formValuesAtom)
  if (!showsSupplyCosts(values) || values.supplyCostMin !== undefined) return
  const abort = new AbortController()
  const { signal } = abort
  set(running, abort)
  const { cups } = values
  const question = supplyCostQuestion(values)
  try {
    const { body } = await get(dependenciesAtom).api.estimateSupplyCosts({ ...question }, { signal })
    if (signal.aborted) return
    const costs = { cups, question, min: body.supplyCostMin, max: body.supplyCostMax }
    set(updateAnswersAtom, before => ({ ...before, costs }))
  } catch (error) {
    if (signal.aborted) return
    set(failure, errorMessage(error))
  }
  set(running, null)
})

/** The customer chose a power, or said whether there is electricity: both decide what it costs. */
export const choosePowerAtom = atom(null, async (_get, set, words: Partial<SpecifiedValues>) => {
  set(changeFieldsAtom, words)
  await set(refreshSupplyCostsAtom)
})
