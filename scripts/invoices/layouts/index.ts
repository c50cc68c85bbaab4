import type { RetailerLayout } from '../retailer-layout.ts'
import { endesa } from './endesa.ts'
import { energiaXxi } from './energia-xxi.ts'
import { genericCatalan } from './generic-catalan.ts'
import { genericSpanish } from './generic-spanish.ts'
import { holaluz } from './holaluz.ts'
import { iberdrola } from './iberdrola.ts'
import { naturgy } from './naturgy.ts'
import { octopus } from './octopus.ts'
import { plenitude } from './plenitude.ts'
import { repsol } from './repsol.ts'
import { somEnergia } from './som-energia.ts'
import { totalEnergies } from './total-energies.ts'

/** Every layout the corpus is printed in. */
export const layouts: readonly RetailerLayout[] = [
  endesa,
  energiaXxi,
  iberdrola,
  naturgy,
  repsol,
  totalEnergies,
  holaluz,
  octopus,
  plenitude,
  somEnergia,
  genericSpanish,
  genericCatalan,
]
