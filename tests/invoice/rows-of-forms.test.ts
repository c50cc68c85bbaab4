import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, cups, madrid, readForm, row, wordAt } from '#tests/support/invoices.ts'

describe('§own.789 Where labels stand before their values', () => {
  test('a wide blank may part the two', () =>
    expect(
      readForm(['Vía Calle Mayor', 'Núm. 45', 'Esc.', '1', 'Piso 2', 'Mano D'], ['C.P. 28004', 'Localidad', 'Madrid']),
    ).toMatchObject({ street: 'Calle Mayor', streetNr: '45', apartment: 'Esc. 1, Piso 2, Mano D', ...madrid }))
  test('an empty field takes nothing', () =>
    expect(
      readForm(['Vía Calle Mayor', 'Núm. 45', 'Esc.', 'Piso 2', 'Mano D'], ['C.P. 28004', 'Localidad Madrid']),
    ).toMatchObject({ apartment: '2 D' }))
})

test('§own.790 The number of a box may begin with a letter', () =>
  expect(
    readForm(
      ['B3. Vía pública', 'B4. Número', 'B5. Piso'],
      ['Calle Viña', '14', '3'],
      ['B6. C.P.', 'B7. Municipio', 'B8. Provincia'],
      ['28004', 'Madrid', 'Madrid'],
    ),
  ).toMatchObject({ street: 'Calle Viña', streetNr: '14', apartment: '3', ...madrid }))

describe('§own.791 A label in small type stands half a line over its value', () => {
  const linesOf = (...words: Parameters<typeof wordAt>[]) =>
    groupWords(
      words.map(texts => wordAt(...texts)),
      1,
    ).map(({ cells }) => cells.map(({ text }) => text))

  test('though another text stands half a line over that', () =>
    expect(
      linesOf(['SUMINISTRO', 50, 100], ['Portal', 150, 103], ['2', 220, 104.8], ['Piso', 300, 103], ['3', 380, 104.8]),
    ).toEqual([['SUMINISTRO'], ['Portal', '2', 'Piso', '3']]))
  test('and words that are nearer to the first of their line stay there', () =>
    expect(linesOf(['Vía', 50, 100], ['Calle Luna', 150, 102], ['28004', 50, 106])).toEqual([
      ['Vía', 'Calle Luna'],
      ['28004'],
    ]))
})

test('§own.792 The second line of a label is no heading of another form', () =>
  expect(
    readText(
      columns(
        row(0, 25, 'PAGADOR', 'Vía', 'Paseo del Mar', 'Número', '31'),
        row(25, 25, 'C.P.', '29400', 'Población', 'Ronda'),
        row(0, 25, 'PUNTO DE', 'Vía', 'Calle Luna', 'Número', '2'),
        [[0, 'SUMINISTRO']],
        row(25, 25, 'C.P.', '28004', 'Población', 'Madrid'),
      ),
    ),
  ).toMatchObject({ street: 'Calle Luna', streetNr: '2', ...madrid }))

test('§own.785 "Tipo y nombre de la vía" labels a street', () =>
  expect(
    readForm(
      ['Calle Doctor Cañizo', 's/n', 'Chalet 7'],
      ['Tipo y nombre de la vía', 'Número', 'Complemento'],
      ['28004', 'Madrid'],
      ['Código postal', 'Municipio'],
    ),
  ).toMatchObject({ street: 'Calle Doctor Cañizo', streetNr: 's/n', apartment: 'Chalet 7', ...madrid }))

test('§own.794 A label that a form repeats in its middle begins no other one', () =>
  expect(
    readText(
      columns(
        row(0, 60, 'TITULAR', 'SUMINISTRO'),
        row(0, 30, 'Núm.', 'Porta', 'Núm.', 'Porta'),
        [[0, '3'], ...row(60, 30, '14', '1a')],
        [
          [0, 'Calle'],
          [60, 'Calle'],
        ],
        [
          [0, 'Sol'],
          [60, 'Luna'],
        ],
        [
          [0, 'Codi postal'],
          [60, 'Codi postal'],
        ],
        [
          [0, '29400'],
          [60, '28004'],
        ],
        [...row(0, 28, 'Comarca', 'Província'), ...row(60, 28, 'Comarca', 'Província')],
        [...row(0, 28, 'Serranía', 'Málaga'), ...row(60, 28, 'Corte', 'Madrid')],
      ),
    ),
  ).toMatchObject({ street: 'Calle Luna', streetNr: '14', apartment: '1a', zipCode: '28004' }))

test('§own.795 Of two names of a place the one that is the town itself counts', () =>
  expect(
    readForm(
      ['CALLE: URIA', 'NUM: 9'],
      ['CP: 33510', 'LOCALIDAD: POLA DE SIERO'],
      ['MUNICIPIO: SIERO', 'PROVINCIA: ASTURIAS'],
    ).municipality,
  ).toBe('SIERO'))

test('§own.767 "Via" before a street that names its kind, in a form without colons', () =>
  expect(
    readText(
      columns(
        [[0, 'Adreça del subministrament']],
        [[0, 'Via Carrer Mallorca Núm. 57 Esc. 1 Pis 3 Pta. 2']],
        [[0, 'CP 28004 Població Madrid Província Madrid']],
        [[0, cups]],
      ),
    ),
  ).toMatchObject({ street: 'Carrer Mallorca', streetNr: '57', ...madrid }))

test('§own.785 "Bidea / Vía" labels a street', () =>
  expect(
    readForm(
      ['Bidea / Vía:', 'San Pedro kalea'],
      ['Zk. / Nº:', '19'],
      ['Solairua / Piso:', '3'],
      ['Aldea / Mano:', 'Ezk.'],
      ['PK / CP:', '28004'],
      ['Herria / Población:', 'Madrid'],
    ),
  ).toMatchObject({ street: 'San Pedro kalea', streetNr: '19', apartment: '3 Ezk.', ...madrid }))
