import { defineCall, type QueryOf } from '../define-call.ts'
import { figure, mapped, object, unusable } from '../response-schemas.ts'

/** The least and the most that the distributor charges once, in euros with VAT. */
export const estimateSupplyCosts = defineCall('estimateSupplyCosts', {
  request: (client, query: QueryOf<'estimateSupplyCosts'>) =>
    client.GET('/v3/validations/supply-costs', { params: { query } }),
  response: mapped(object({ supplyCostMin: figure, supplyCostMax: figure }), costs =>
    costs.supplyCostMin <= costs.supplyCostMax ? costs : unusable,
  ),
  failureMessage: 'error.supplyCosts',
})
