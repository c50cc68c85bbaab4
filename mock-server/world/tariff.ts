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
