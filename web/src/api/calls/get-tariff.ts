import { defineCall } from '../define-call.ts'
import { object, optional } from '../response-schemas.ts'
import { figure } from '../response-values.ts'

/** The figures of the offer, in euros and percent; the banner has a constant for each that is missing. */
export const getTariff = defineCall('getTariff', {
  request: client => client.GET('/v3/prices/tariff'),
  response: object({
    providerFeeEurosPerMonth: optional(figure),
    savingsUpToPercent: optional(figure),
    freeEurosPerYear: optional(figure),
    smartChargingEurosPerYear: optional(figure),
  }),
  failureMessage: 'error.tariff',
  acceptsEmptyBody: true,
})
