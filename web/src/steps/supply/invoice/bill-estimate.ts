import { atom } from 'jotai'
import { estimateBill, hasMainlandTaxes } from '#domain/bill-estimate.ts'
import { currentInvoice } from '#domain/resolve-answers.ts'
import { answersAtom, formValuesAtom } from '#state/answers.ts'
import { offerAtom } from '#state/offer.ts'

/** What the supply of the bill would have cost with us; null without the bill's code, or without the prices of the tariff call. */
export const billEstimateAtom = atom(get => {
  const { prices, feeEurosPerMonth } = get(offerAtom)
  const figures = currentInvoice(get(answersAtom))?.figures
  if (!figures || !prices || !hasMainlandTaxes(get(formValuesAtom).zipCode)) return null
  return { figures, feeEurosPerMonth, ...estimateBill(figures, { ...prices, feeEurosPerMonth }) }
})
