import { hourlyPrices } from '#mock/world/hourly-prices.ts'
import type { Operation } from './operation.ts'

export const getTariff: Operation<'getTariff'> = async ({ world, now }) => ({
  status: 200,
  body: { ...world.tariff, hourlyPrices: hourlyPrices(now()) },
})
