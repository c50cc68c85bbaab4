import { atom } from 'jotai'
import { errorMessage } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import type { Prices } from '#domain/bill-estimate.ts'
import type { HourlyPrice } from '#domain/hourly-prices.ts'
import {
  friendsSavingsEurosPerYear,
  providerFeeEurosPerMonth,
  savingsUpToPercentPerMonth,
  smartChargingSavingsEurosPerYear,
} from '#domain/limits.ts'
import type { Message } from '#i18n/message.ts'
import { dependenciesAtom } from './dependencies.ts'

/** The figures of the offer. */
export interface Offer {
  feeEurosPerMonth: number
  savingsPercent: number
  friendsEurosPerYear: number
  chargingEurosPerYear: number
  /** What electricity cost lately; null unless the tariff call gives every price. */
  prices: Omit<Prices, 'feeEurosPerMonth'> | null
  /** What a kWh cost lately, in euros before taxes; null unless the call gives it. */
  energyEurosPerKwh: number | null
  /** What each hour of today costs; empty unless the call gives it. */
  hours: readonly HourlyPrice[]
  isLoaded: boolean
  error: Message | null
}

/** The specification's figures, used until the tariff call gives others. */
export const offerAtom = atom<Offer>({
  feeEurosPerMonth: providerFeeEurosPerMonth,
  savingsPercent: savingsUpToPercentPerMonth,
  friendsEurosPerYear: friendsSavingsEurosPerYear,
  chargingEurosPerYear: smartChargingSavingsEurosPerYear,
  prices: null,
  energyEurosPerKwh: null,
  hours: [],
  isLoaded: false,
  error: null,
})

/** Asks for the tariff. */
export const loadOfferAtom = atom(null, async (get, set) => {
  const usual = get(offerAtom)
  try {
    const { body } = await get(dependenciesAtom).api.getTariff()
    set(offerAtom, {
      feeEurosPerMonth: body.providerFeeEurosPerMonth ?? usual.feeEurosPerMonth,
      savingsPercent: body.savingsUpToPercent ?? usual.savingsPercent,
      friendsEurosPerYear: body.freeEurosPerYear ?? usual.friendsEurosPerYear,
      chargingEurosPerYear: body.smartChargingEurosPerYear ?? usual.chargingEurosPerYear,
      prices: pricesOf(body.prices),
      energyEurosPerKwh: body.prices?.energyAverageEurosPerKwh || null,
      hours: body.hourlyPrices ?? [],
      isLoaded: true,
      error: null,
    })
  } catch (error) {
    set(offerAtom, { ...usual, isLoaded: true, error: errorMessage(error) })
  }
})

type Body = Awaited<ReturnType<Api['getTariff']>>['body']

/** A price of 0 means that the API has none. */
function pricesOf(prices: Body['prices']): Offer['prices'] {
  const powerEurosPerKwYear = { punta: prices?.powerPuntaEurosPerKwYear, valle: prices?.powerValleEurosPerKwYear }
  const energyEurosPerKwh = {
    punta: prices?.energyPuntaEurosPerKwh,
    llano: prices?.energyLlanoEurosPerKwh,
    valle: prices?.energyValleEurosPerKwh,
  }
  return areAllKnown(powerEurosPerKwYear) && areAllKnown(energyEurosPerKwh)
    ? { powerEurosPerKwYear, energyEurosPerKwh, bonoSocialEurosPerDay: prices?.bonoSocialEurosPerDay ?? 0 }
    : null
}

function areAllKnown<Name extends string>(prices: Record<Name, number | undefined>): prices is Record<Name, number> {
  return Object.values(prices).every(Boolean)
}
