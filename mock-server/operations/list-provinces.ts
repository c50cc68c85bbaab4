import { provinces } from '#domain/province-list.ts'
import type { Operation } from './operation.ts'

const names = provinces.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'es'))

/** All 52 names: leaving out Ceuta and Melilla is the wizard's rule. */
export const listProvinces: Operation<'listProvinces'> = () => ({ status: 200, body: names })
