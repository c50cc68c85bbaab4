import { describe, expect, it } from 'vitest'
import { type CadastralUnit, recogniseUnit } from '#domain/recognise-unit.ts'

/** A unit in a short form: block/stairway/floor/door, which is its reference as well. */
function unit(place: string): CadastralUnit {
  const [Bloque = '', Escalera = '', Planta = '', Puerta = ''] = place.split('/')
  return { ReferenciaCatastral: place, Bloque, Escalera, Planta, Puerta }
}
const each = (floors: string, doors: string, stairways = ['1']) =>
  stairways.flatMap(stairway =>
    floors.split(' ').flatMap(floor => doors.split(' ').map(door => unit(`1/${stairway}/${floor}/${door}`))),
  )

const flats = each('-1 00 01 02 03 EN AT', 'A B C D')
const sides = each('00 01 02', 'IZ DR CE')
const numbered = each('00 01 02 04 05 06', '01 02 12')
const stairs = each('00 04', 'A C', ['1', '2'])
const referenceOf = (details: string, units: CadastralUnit[]) => recogniseUnit(details, units)?.ReferenciaCatastral

/** The ways to write one home, by its reference. */
const thirdB = `3º B|3 B|3B|3º-B|3.º b|03 B|Piso 3, puerta B|Planta 03, puerta B|P03 B|PISO 3 PTA B|Tercero B|Esc. 1, 3º B|
Bloque 1, planta 03, puerta B`
const written: [string, CadastralUnit[], Record<string, string>][] = [
  [
    'by floor and door',
    flats,
    {
      '1/1/03/B': thirdB.replaceAll('\n', ''),
      '1/1/00/A': 'BJ A|Bajo A|Planta baja, puerta A|PB A',
      '1/1/-1/C': '-1 C|Sótano C',
      '1/1/EN/C': 'Entlo. C',
      '1/1/AT/A': 'ÁTICO A',
      '1/1/02/A': '2A',
      '1/1/02/D': '2º D',
    },
  ],
  [
    'where doors are sides',
    sides,
    {
      '1/1/00/IZ': 'Bajo izq|Bajo izquierda|BJ IZQ.',
      '1/1/01/IZ': '1º IZDA|1. ezk.',
      '1/1/02/DR': '2º DCHA|2º D|2 dreta',
      '1/1/01/CE': '1º centro',
    },
  ],
  [
    'where doors are numbers',
    numbered,
    {
      '1/1/05/02': '5-2',
      '1/1/01/02': '1r 2a',
      '1/1/02/01': '2n 1a',
      '1/1/04/02': 'PISO 4 PTA 2',
      '1/1/06/12': '6º 12',
      '1/1/00/02': 'Bajos 2ª',
    },
  ],
  ['where there are stairways', stairs, { '1/2/04/C': 'Esc. 2, 4º C', '1/2/00/A': 'escalera 2 bajo A' }],
]

describe.each(written)('The home that an address names is found in the list, %s', (_where, units, ways) => {
  const cases = Object.entries(ways).flatMap(([reference, all]) => all.split('|').map(details => [details, reference]))
  it.each(cases)('%s', (details, reference) => expect(referenceOf(details, units)).toBe(reference))
})

it('The home is the only one on its floor, or the only one of a house', () => {
  expect(referenceOf('1º', [unit('1/1/00/A'), unit('1/1/01/')])).toBe('1/1/01/')
  expect(referenceOf('', [unit('///')])).toBe('///')
  expect(referenceOf('Escalera 1, 2º A', [unit('//02/A'), unit('//02/B')])).toBe('//02/A')
})

it.each([
  ['several fit', '4º C', stairs],
  ['several are on the floor', '3º', flats],
  ['nothing is named', '', flats],
  ['no such door is there', '3º F', flats],
  ['no such floor is there', '12 A', flats],
  ['another stairway is named', 'Esc. 3, 4º C', stairs],
  ['a part is not understood', '3º B trastero 4', flats],
  ['a label has nothing behind it', '3º B puerta', flats],
  ['there is no list', '3º B', []],
])('No home is recognised if %s', (_why, details, units) => expect(recogniseUnit(details, units)).toBeNull())
