import { describe, expect, test } from 'vitest'
import { areOtherFlats } from '#mock/invoice/address/other-flat.ts'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { picturedFlat } from '#mock/invoice/address/pictured-flat.ts'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, readForm, readingOf } from '#tests/support/invoices.ts'

describe('§own.712 A customer may live in another flat of the house', () => {
  const postAt = (flat: string) => `ANA PRUEBA\nC/ SOL 3 ${flat}\n13300 VALDEPEÑAS\nCIUDAD REAL`

  test('whose form says more', () =>
    expect(
      readingOf(`${postAt('ESC 1 8º B')}\n\nDirección de suministro: C/ Sol, 3, 2º B\n13300 Valdepeñas`),
    ).toMatchObject({ street: 'C/ Sol', apartment: '2º B' }))

  test('and the supply may stand without its postal code', () =>
    expect(readingOf(`${postAt('ESC 1 8º B')}\n\nDirección de suministro: C/ Sol, 3, 2º B\n${cups}`)).toMatchObject({
      zipCode: '13300',
      apartment: '2º B',
    }))

  test.each([
    ['Portal 3, ¿¿ B', 'Portal 8, 1º B', true],
    ['2º B', '2º C', true],
    ['2º b', '2º C', true],
    ['2º b', '2B', false],
    ['1º izq.', '1º dcha.', true],
    ['PISO 1', '1º D', false],
    ['2º A', 'Portal 1, 2º A', false],
    ['PL 03 PT B', '3B', false],
    ['3 I', '3º izda.', false],
    ['1R 2A', '1r 2a', false],
  ] as const)('"%s" and "%s": %s', (one, other, are) => {
    expect(areOtherFlats(one, other)).toBe(are)
    expect(areOtherFlats(other, one)).toBe(are)
  })
})

test.each(['BAIXOS', 'ÀTIC', 'ENTRESÒL'])(
  '§own.713 In a picture a door behind a Catalan floor is rather "1ª": %s',
  floor => expect(picturedFlat(`${floor} 1º`)).toEqual({ flat: '', alternatives: [`${floor} 1ª`, `${floor} 1º`] }),
)

test('§own.716 A house along a road may have a name', () =>
  expect(splitStreet('Ctra. CA-185, km 12,3, Casona El Acebal')).toMatchObject({ apartment: 'Casona El Acebal' }))

describe('§own.718 "Situació" over a street is no label of a flat', () => {
  test.each(['Parcel·la 45', 'Parcela 45'])('of a plot, "%s"', plot => {
    const { street, streetNr, apartment } = readText(
      columns(
        [[0, 'PUNT DE SUBMINISTRAMENT']],
        [
          [18, 'Situació'],
          [55, 'CP i població'],
        ],
        [
          [0, `Partida el Raconet, ${plot}`],
          [45, '46230 Alginet (València)'],
        ],
        [[0, cups]],
      ),
    )
    expect([street, streetNr, apartment]).toEqual(['Partida el Raconet', plot, undefined])
  })
})

describe('§own.722 A small letter is no door of a flat in capitals', () => {
  test.each(['ESC. 2, 4º e', '4º e'])('"%s"', flat => expect(picturedFlat(flat).flat).toBe(''))
  test.each(['esc. 2, 4º b', 'ESC. 2, 4º C'])('but "%s" is a flat', flat => expect(picturedFlat(flat).flat).toBe(flat))
})

test('§own.723 A building may be called "EDIF."', () =>
  expect(
    readingOf(`ANA PRUEBA
      PSO REY DE ESPAÑA 112, 7 F
      29640 FUENGIROLA

      Dirección de suministro
      PSO REY DE ESPAÑA 112
      EDIF. LAS GAVIOTAS, 7º F
      29640 FUENGIROLA`),
  ).toMatchObject({ apartment: 'EDIF. LAS GAVIOTAS, 7º F' }))

describe('§own.949 Of a Basque flat dust may look like the dot', () => {
  test('"3. D" may be "3 D": both are offered', () =>
    expect(picturedFlat('3. D', { isBasque: true })).toEqual({ flat: '', alternatives: ['3. D', '3 D'] }))
  test('but "3.D" has no room for it, and a word behind says that it is a floor', () => {
    expect(picturedFlat('3.D', { isBasque: true }).flat).toBe('3. D')
    expect(picturedFlat('3. ezk.', { isBasque: true }).flat).toBe('3. ezk.')
  })
})

test('§own.961 "Blokea" is the block in Basque', () => {
  const { apartment } = readForm(
    ['Kalea', 'Zk.', 'Blokea', 'Solairua', 'Atea'],
    ['Calle Luna', '2', '3', '1', 'C'],
    ['PK', 'Herria'],
    ['28004', 'Madrid'],
  )
  expect(apartment).toBe('Blokea 3, Solairua 1, Atea C')
})

test('§own.963 In a picture "125 C" may be house 12, 5 C', () => {
  const numberOf = (streetNr: string) =>
    certainAddress({ street: 'Calle Luna', streetNr, apartment: '', zipCode: '28004', municipality: 'Madrid' }).streetNr
  expect(['125 C', '125C', '25 C', '125'].map(numberOf)).toEqual(['', '', '25 C', '125'])
})
