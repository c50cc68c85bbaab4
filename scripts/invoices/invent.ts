import { inventCups } from './invent-cups.ts'
import { inventPlace } from './places.ts'
import type { Random } from './random.ts'
import type { SyntheticInvoice } from './synthetic-invoice.ts'

const givenNames = ['ANA', 'LUIS', 'MARTA', 'JORDI', 'CARMEN', 'IKER', 'LUCÍA', 'PABLO']
const surnames = ['PRUEBA', 'EJEMPLO', 'MUESTRA', 'ENSAYO', 'FICTICIO', 'MODELO']
const powers = [2.3, 3.3, 3.45, 4.4, 4.5, 4.6, 5.5, 5.75, 6.9, 8.05, 9.2, 10.392, 11.5, 14.49]

/** Invents a whole invoice. Holder, document and supply number belong to nobody; the control letters are right. */
export function inventInvoice(random: Random, options: { dual?: boolean; solar?: boolean } = {}): SyntheticInvoice {
  const supply = inventPlace(random)
  const p1 = random.pick(powers)
  const p2 = random.chance(0.6) ? p1 : random.pick(powers)
  const month = random.int(2, 11)
  return {
    cups: inventCups(random),
    gasCups: options.dual ? inventCups(random, ['0230', '0201', '0221']) : null,
    holder: {
      name: `${random.pick(givenNames)} ${random.pick(surnames)} ${random.pick(surnames)}`,
      document: '00000000T',
    },
    supply,
    billing: random.chance(0.5) ? inventPlace(random) : supply,
    p1,
    p2,
    maxDemand: { p1: round(p1 * random.between(0.3, 0.9), 3), p2: round(p2 * random.between(0.3, 0.9), 3) },
    energy: { punta: random.int(20, 200), llano: random.int(20, 200), valle: random.int(40, 300) },
    period: { from: `03/${pad(month)}/2026`, to: `04/${pad(month + 1)}/2026`, days: 32 },
    number: `P26CON${String(random.int(0, 999_999_999)).padStart(9, '0')}`,
    total: round(random.between(25, 240), 2),
    surplus: options.solar ? round(random.between(1, 30), 2) : null,
  }
}

const pad = (value: number) => String(value).padStart(2, '0')
const round = (value: number, decimals: number) => Number(value.toFixed(decimals))
