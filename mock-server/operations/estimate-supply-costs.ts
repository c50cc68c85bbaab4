import { supplyCosts } from '#domain/supply-costs.ts'
import type { Operation } from './operation.ts'

/** The distributor's regulated charges. */
export const estimateSupplyCosts: Operation<'estimateSupplyCosts'> = async ({ query }) => {
  const { min, max } = supplyCosts(query)
  return { status: 200, body: { supplyCostMin: min, supplyCostMax: max } }
}
