import { atom } from 'jotai'
import { errorMessage } from '#api/error-message.ts'
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
  /** The tariff could not be asked for; the figures are the usual ones. */
  error: Message | null
}

const offer = atom<Offer>({
  feeEurosPerMonth: providerFeeEurosPerMonth,
  savingsPercent: savingsUpToPercentPerMonth,
  friendsEurosPerYear: friendsSavingsEurosPerYear,
  chargingEurosPerYear: smartChargingSavingsEurosPerYear,
  error: null,
})

/** The specification's figures, until and unless the tariff call gives others. */
export const offerAtom = atom(get => get(offer))

/** Asks for the tariff. */
export const loadOfferAtom = atom(null, async (get, set) => {
  const usual = get(offer)
  try {
    const { body } = await get(dependenciesAtom).api.getTariff()
    set(offer, {
      feeEurosPerMonth: body.providerFeeEurosPerMonth ?? usual.feeEurosPerMonth,
      savingsPercent: body.savingsUpToPercent ?? usual.savingsPercent,
      friendsEurosPerYear: body.freeEurosPerYear ?? usual.friendsEurosPerYear,
      chargingEurosPerYear: body.smartChargingEurosPerYear ?? usual.chargingEurosPerYear,
      error: null,
    })
  } catch (error) {
    set(offer, { ...usual, error: errorMessage(error) })
  }
})
