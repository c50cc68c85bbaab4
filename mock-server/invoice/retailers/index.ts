import { fold } from '../text/fold.ts'
import { foldedText } from '../text/legible.ts'
import type { TextLine } from '../text/text-line.ts'
import { generic } from './generic.ts'
import type { Retailer } from './retailer.ts'

/** In the order in which they are looked for. Adding a retailer is adding a row. */
const retailers: readonly Retailer[] = [
  { name: 'Energía XXI', detect: ['Energía XXI Comercializadora', 'energiaxxi.com'] },
  { name: 'Endesa', detect: ['Endesa Energía, S.A.', 'endesaclientes', 'www.endesa'] },
  { name: 'Iberdrola', detect: ['Iberdrola Clientes', 'Curenergía'] },
  { name: 'Naturgy', detect: ['Naturgy Clientes', 'Naturgy Iberia', 'Comercializadora Regulada, Gas & Power'] },
  { name: 'Repsol', detect: ['Repsol Comercializadora', 'repsol.es'], address: 'streetAbove' },
  { name: 'TotalEnergies', detect: ['TotalEnergies Clientes', 'TotalEnergies Electricidad', 'totalenergies.es'] },
  { name: 'Holaluz', detect: ['Holaluz'], unlabelledPowers: true },
  { name: 'Octopus', detect: ['Octopus Energy'] },
  { name: 'Plenitude', detect: ['Plenitude', 'Eni Plenitude Iberia'] },
  { name: 'Som Energia', detect: ['Som Energia'], unlabelledPowers: true },
]

/** Whose invoice this is: the retailer named most often, the generic description when none is. */
export function detectRetailer(lines: readonly TextLine[]): Retailer {
  const text = foldedText(lines)
  const counted = retailers.map(retailer => ({ retailer, count: occurrences(text, retailer.detect) }))
  const [best] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return best?.retailer ?? generic
}

function occurrences(text: string, names: readonly string[]): number {
  return names.reduce((count, name) => count + text.split(fold(name)).length - 1, 0)
}
