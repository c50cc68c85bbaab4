import { provinces } from '#domain/provinces.ts'
import type { Operation } from './operation.ts'

const names = provinces.map(({ name }) => name)

/** All 52 names. The wizard leaves out Ceuta and Melilla by itself. */
export const listProvinces: Operation<'listProvinces'> = async () => ({ status: 200, body: names })
