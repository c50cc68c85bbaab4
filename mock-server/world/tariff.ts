import { hourInSpain } from '#domain/hourly-prices.ts'
import {
  friendsSavingsEurosPerYear,
  providerFeeEurosPerMonth,
  savingsUpToPercentPerMonth,
  smartChargingSavingsEurosPerYear,
} from '#domain/limits.ts'

/** The figures of the offer, as the specification names them. */
export const tariff = {
  providerFeeEurosPerMonth,
  savingsUpToPercent: savingsUpToPercentPerMonth,
  freeEurosPerYear: friendsSavingsEurosPerYear,
  smartChargingEurosPerYear: smartChargingSavingsEurosPerYear,
  // Plausible averages of a year, with the regulated tolls and charges.
  prices: {
    powerPuntaEurosPerKwYear: 27.7,
    powerValleEurosPerKwYear: 1.42,
    energyPuntaEurosPerKwh: 0.1847,
    energyLlanoEurosPerKwh: 0.1312,
    energyValleEurosPerKwh: 0.0981,
    energyAverageEurosPerKwh: 0.1309,
    bonoSocialEurosPerDay: 0.019121,
  },
}

const hourMs = 3_600_000

// Plausible prices of a sunny day, by the hour of the clock.
const curve = [
  0.112, 0.104, 0.097, 0.094, 0.096, 0.1, 0.119, 0.146, 0.162, 0.149, 0.124, 0.1, 0.079, 0.062, 0.052, 0.058, 0.077,
  0.11, 0.154, 0.191, 0.208, 0.193, 0.168, 0.139,
]

/** What each hour of the day costs that the moment is in, in Spain. `nowMs` is in milliseconds since 1970. */
export function hourlyPrices(nowMs: number): { startsAt: string; eurosPerKwh: number }[] {
  let startMs = Math.floor(nowMs / hourMs) * hourMs
  while (hourInSpain(startMs) !== 0) startMs -= hourMs
  const prices = []
  do {
    prices.push({ startsAt: new Date(startMs).toISOString(), eurosPerKwh: curve[hourInSpain(startMs)] ?? 0 })
    startMs += hourMs
  } while (hourInSpain(startMs) !== 0)
  return prices
}
