import { defineCall } from '../define-call.ts'
import { figure, list, object, optional, signedUnitPrice, text, unitPrice } from '../response-schemas.ts'

/** The figures of the offer, in euros and percent; the banner has a constant for each that is missing. */
export const getTariff = defineCall('getTariff', {
  request: client => client.GET('/v3/prices/tariff'),
  response: object({
    providerFeeEurosPerMonth: optional(figure),
    savingsUpToPercent: optional(figure),
    freeEurosPerYear: optional(figure),
    smartChargingEurosPerYear: optional(figure),
    prices: optional(
      object({
        powerPuntaEurosPerKwYear: optional(unitPrice),
        powerValleEurosPerKwYear: optional(unitPrice),
        energyPuntaEurosPerKwh: optional(unitPrice),
        energyLlanoEurosPerKwh: optional(unitPrice),
        energyValleEurosPerKwh: optional(unitPrice),
        energyAverageEurosPerKwh: optional(unitPrice),
        bonoSocialEurosPerDay: optional(unitPrice),
      }),
    ),
    hourlyPrices: optional(list(object({ startsAt: text, eurosPerKwh: signedUnitPrice }))),
  }),
  failureMessage: 'error.tariff',
  acceptsEmptyBody: true,
})
