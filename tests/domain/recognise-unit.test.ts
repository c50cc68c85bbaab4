import { describe, expect, it } from 'vitest'
import type { CadastralUnit } from '#domain/cadastral-unit.ts'
import { recogniseUnit } from '#domain/recognise-unit.ts'

/** A unit in a short form: block/stairway/floor/door, which is its reference as well. */
function unit(place: string): CadastralUnit {
  const [Bloque = '', Escalera = '', Planta = '', Puerta = ''] = place.split('/')
  return { ReferenciaCatastral: place, Bloque, Escalera, Planta, Puerta }
}
const each = (floors: string[], doors: string[], stairways = ['1']) =>
  stairways.flatMap(stairway => floors.flatMap(floor => doors.map(door => unit(`1/${stairway}/${floor}/${door}`))))

const flats = each(['-1', '00', '01', '02', '03', 'EN', 'AT'], ['A', 'B', 'C', 'D'])
const sides = each(['00', '01', '02'], ['IZ', 'DR', 'CE'])
const numbered = each(['00', '01', '02', '04', '05', '06'], ['01', '02', '12'])
const stairs = each(['00', '04'], ['A', 'C'], ['1', '2'])

describe('The home that an address names is found in the list of its building', () => {
  it.each([
    ['3º B', '1/1/03/B'],
    ['3 B', '1/1/03/B'],
    ['3B', '1/1/03/B'],
    ['3º-B', '1/1/03/B'],
    ['3.º b', '1/1/03/B'],
    ['03 B', '1/1/03/B'],
    ['Piso 3, puerta B', '1/1/03/B'],
    ['Planta 03, puerta B', '1/1/03/B'],
    ['P03 B', '1/1/03/B'],
    ['PISO 3 PTA B', '1/1/03/B'],
    ['Tercero B', '1/1/03/B'],
    ['Esc. 1, 3º B', '1/1/03/B'],
    ['Bloque 1, planta 03, puerta B', '1/1/03/B'],
    ['BJ A', '1/1/00/A'],
    ['Bajo A', '1/1/00/A'],
    ['Planta baja, puerta A', '1/1/00/A'],
    ['PB A', '1/1/00/A'],
    ['-1 C', '1/1/-1/C'],
    ['Sótano C', '1/1/-1/C'],
    ['Entlo. C', '1/1/EN/C'],
    ['ÁTICO A', '1/1/AT/A'],
    ['2A', '1/1/02/A'],
    ['2º D', '1/1/02/D'],
  ])('%s', (details, reference) => {
    expect(recogniseUnit(details, flats)?.ReferenciaCatastral).toBe(reference)
  })

  it.each([
    ['Bajo izq', '1/1/00/IZ'],
    ['Bajo izquierda', '1/1/00/IZ'],
    ['BJ IZQ.', '1/1/00/IZ'],
    ['1º IZDA', '1/1/01/IZ'],
    ['2º DCHA', '1/1/02/DR'],
    ['2º D', '1/1/02/DR'],
    ['2 dreta', '1/1/02/DR'],
    ['1. ezk.', '1/1/01/IZ'],
    ['1º centro', '1/1/01/CE'],
  ])('%s, where doors are sides', (details, reference) => {
    expect(recogniseUnit(details, sides)?.ReferenciaCatastral).toBe(reference)
  })

  it.each([
    ['5-2', '1/1/05/02'],
    ['1r 2a', '1/1/01/02'],
    ['2n 1a', '1/1/02/01'],
    ['PISO 4 PTA 2', '1/1/04/02'],
    ['6º 12', '1/1/06/12'],
    ['Bajos 2ª', '1/1/00/02'],
  ])('%s, where doors are numbers', (details, reference) => {
    expect(recogniseUnit(details, numbered)?.ReferenciaCatastral).toBe(reference)
  })

  it.each([
    ['Esc. 2, 4º C', '1/2/04/C'],
    ['escalera 2 bajo A', '1/2/00/A'],
  ])('%s, where there are stairways', (details, reference) => {
    expect(recogniseUnit(details, stairs)?.ReferenciaCatastral).toBe(reference)
  })

  it('is the only one on its floor, or the only one of a house', () => {
    expect(recogniseUnit('1º', [unit('1/1/00/A'), unit('1/1/01/')])?.ReferenciaCatastral).toBe('1/1/01/')
    expect(recogniseUnit('', [unit('///')])?.ReferenciaCatastral).toBe('///')
    expect(recogniseUnit('Escalera 1, 2º A', [unit('//02/A'), unit('//02/B')])?.ReferenciaCatastral).toBe('//02/A')
  })
})

describe('Nothing is taken for the home', () => {
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
  ])('if %s', (_why, details, units) => {
    expect(recogniseUnit(details, units)).toBeNull()
  })
})
