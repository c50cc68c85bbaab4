import { atom } from 'jotai'
import { errorMessage, type FailureMessage } from '#api/api-error.ts'
import { type SupplyCostQuestion, supplyCostQuestion } from '#domain/supply-costs.ts'
import { showsSupplyCosts } from '#domain/visible-fields.ts'
import { formValuesAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { stableAtom } from '#state/stable-atom.ts'

/** The estimate of what the distributor charges once for a new supply, in euros with VAT. */
export type CostEstimate =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'known'; min: number; max: number }
  | { status: 'failed'; error: FailureMessage }

/** What is to be asked about both powers of a new supply: nothing once its costs are known. */
export const costQuestionAtom = stableAtom(get => {
  const values = get(formValuesAtom)
  return showsSupplyCosts(values) && values.supplyCostMin === undefined ? supplyCostQuestion(values) : null
})

const failureAtom = atom<{ question: SupplyCostQuestion; error: FailureMessage } | null>(null)

export const costEstimateAtom = atom<CostEstimate>(get => {
  const { supplyCostMin: min, supplyCostMax: max } = get(formValuesAtom)
  if (min !== undefined && max !== undefined) return { status: 'known', min, max }
  const question = get(costQuestionAtom)
  if (question === null) return { status: 'none' }
  const failure = get(failureAtom)
  return failure?.question === question ? { status: 'failed', error: failure.error } : { status: 'asking' }
})

/** Asks what the powers cost. An answer about other ones is kept out by `resolveAnswers`. */
export const askCostsAtom = atom(null, async (get, set, question: SupplyCostQuestion, signal: AbortSignal) => {
  set(failureAtom, null)
  try {
    const { body } = await get(dependenciesAtom).api.estimateSupplyCosts({ ...question }, { signal })
    if (signal.aborted) return
    const costs = { question, min: body.supplyCostMin, max: body.supplyCostMax }
    set(updateAnswersAtom, before => ({ ...before, costs }))
  } catch (error) {
    if (!signal.aborted) set(failureAtom, { question, error: errorMessage(error) })
  }
})
