/** Prices as the tariff call gives them: with these, the year of `bill-estimate.test.ts` was worked by hand. */
export const tariffPrices = {
  powerPuntaEurosPerKwYear: 27.7,
  powerValleEurosPerKwYear: 1.42,
  energyPuntaEurosPerKwh: 0.1847,
  energyLlanoEurosPerKwh: 0.1312,
  energyValleEurosPerKwh: 0.0981,
  energyAverageEurosPerKwh: 0.1309,
  /** Charged with the other prices. */
  bonoSocialEurosPerDay: undefined,
}

/** A response of the tariff call that gives nothing. */
export const emptyTariff = {
  providerFeeEurosPerMonth: undefined,
  savingsUpToPercent: undefined,
  freeEurosPerYear: undefined,
  smartChargingEurosPerYear: undefined,
  prices: undefined,
  hourlyPrices: undefined,
}
