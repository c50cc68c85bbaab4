import type { BillFigures } from '#domain/bill-figures.ts'

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

/** What the code of a bill says of consumption and money. */
export const billFigures: BillFigures = {
  powerKw: { punta: 3.45, valle: 3.45 },
  yearKwh: { punta: 1000, llano: 800, valle: 1200 },
  billKwh: { punta: 100, llano: 70, valle: 110 },
  billDays: 32,
  billEuros: 75,
  isRegulated: false,
}
