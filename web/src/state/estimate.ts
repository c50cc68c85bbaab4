import { atom, type ExtractAtomValue } from 'jotai'
import { compareCosts, estimateBill, hasMainlandTaxes } from '#domain/bill-estimate.ts'
import { currentInvoice } from '#domain/resolve-answers.ts'
import { answersAtom, formValuesAtom } from './answers.ts'
import { isOnAtom } from './dependencies.ts'
import { offerAtom } from './offer.ts'

/** What the supply of the bill would cost with us; null without the bill's code, or without the prices of the tariff call. */
export const estimateAtom = atom(get => {
  const { prices, feeEurosPerMonth } = get(offerAtom)
  const figures = currentInvoice(get(answersAtom))?.figures
  if (!figures || !prices || !hasMainlandTaxes(get(formValuesAtom).zipCode) || !get(isOnAtom)('estimate')) return null
  const estimate = estimateBill(figures, { ...prices, feeEurosPerMonth })
  return { figures, feeEurosPerMonth, ...estimate, ...compareCosts(estimate) }
})

/** A bill can give a price: not where the tariff call gave no prices. */
export const canEstimateAtom = atom(get => {
  const { prices, isLoaded } = get(offerAtom)
  const isOn = get(isOnAtom)
  return isOn('invoice') && isOn('estimate') && (!isLoaded || prices !== null)
})

/** The bill was read, but not its code, which alone has what a price is made of. */
export const needsCodeAtom = atom(get => {
  const invoice = currentInvoice(get(answersAtom))
  return get(canEstimateAtom) && invoice !== undefined && !invoice.isReadOnDevice && !invoice.figures
})

export type Estimate = NonNullable<ExtractAtomValue<typeof estimateAtom>>
