import type { Random } from '../random.ts'

export type Language = 'es' | 'ca' | 'gl' | 'eu'

/** Wordings the reader may be tuned on, and wordings kept back that only judge it. */
export interface Wordings {
  tuned: readonly string[]
  unseen: readonly string[]
}

/** What a bill calls things, in one language. */
export interface Vocabulary {
  supplyAddress: Wordings
  supplySection: Wordings
  billingAddress: Wordings
  holder: Wordings
  document: Wordings
  cups: Wordings
  contract: Wordings
  tariff: Wordings
  total: Wordings
  distributor: Wordings
  power: Wordings
  periods: readonly (readonly [punta: string, valle: string])[]
  maxDemand: Wordings
  powerTerm: Wordings
  generation: Wordings
  street: string
  number: string
  flat: string
  postalCode: Wordings
  town: Wordings
  province: string
  days: string
}

/** Sets what can be chosen from: `tuned` only, or `unseen` where there is one, else any. */
export function wordingFrom(random: Random, wordings: Wordings, isTuned: boolean): string {
  if (isTuned || wordings.unseen.length === 0) return random.pick(wordings.tuned)
  return random.chance(0.7) ? random.pick(wordings.unseen) : random.pick(wordings.tuned)
}
