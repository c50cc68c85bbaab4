import type { Operation } from './operation.ts'

export const getTariff: Operation<'getTariff'> = async ({ world }) => ({ status: 200, body: world.tariff })
