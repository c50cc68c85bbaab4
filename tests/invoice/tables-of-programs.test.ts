import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, cups, madrid, row, wordAt } from '#tests/support/invoices.ts'

const sol = { street: 'AV DEL SOL', streetNr: '8', ...madrid }

describe('§own.898 A table drawn with characters', () => {
  const rule = '+----+----+---------------+----+----+------+----------+'

  test('has a cell for what stands between two signs, and a head of two lines', () => {
    const table = columns(
      [[0, rule]],
      [[0, '|DIR.|TIPO|NOMBRE         |NUM.|PISO|COD.  |MUNICIPIO |']],
      [[0, '|    |VIA |VIA            |    |    |POST. |          |']],
      [[0, rule]],
      [[0, '|FIS |CL  |MAYOR          |3   |1   |28013 |Madrid    |']],
      [[0, '|SUM |AV  |DEL SOL        |8   |4   |28004 |Madrid    |']],
      [[0, '|ENV |PZ  |ANCHA          |5   |2   |28020 |Madrid    |']],
      [[0, rule]],
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ ...sol, apartment: '4' })
  })

  test('may have a rule of signs below its head', () => {
    const table = columns(
      row(0, 12, 'DIRECCION', 'VIA', 'NOMBRE', 'NUM', 'PIS', 'CP', 'POBLACION'),
      [[0, '-------------------------------------------------------------------------------']],
      row(0, 12, 'FISCAL', 'CL', 'MAYOR', '3', '1', '28013', 'Madrid'),
      row(0, 12, 'SUMINISTRO', 'AV', 'DEL SOL', '8', '4', '28004', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ ...sol, apartment: '4' })
  })

  test('"C/ Mayor 12 | 3º B | 28004 | Madrid" is none', () =>
    expect(
      readText(
        columns([
          [0, 'Dirección de suministro'],
          [60, 'C/ Mayor 12 | 3º B | 28004 | Madrid'],
        ]),
      ),
    ).toMatchObject({
      street: 'C/ Mayor',
      apartment: '3º B',
    }))
})

describe('§own.899 Whose address a row of a table has', () => {
  test('may stand in its last column, in two languages', () => {
    const table = columns(
      row(0, 16, 'C.P.', 'Localidad', 'Vía', 'Nombre', 'Nº', 'Piso', 'Uso de la dirección'),
      row(0, 16, '28013', 'Madrid', 'CL', 'MAYOR', '3', '1', 'Fiscal / Fiskala'),
      row(0, 16, '28004', 'Madrid', 'AV', 'DEL SOL', '8', '4', 'Suministro / Hornidura'),
      row(0, 16, '28020', 'Madrid', 'PZ', 'ANCHA', '5', '2', 'Envío / Bidalketa'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ ...sol, apartment: '4' })
  })

  test('may go on from the head of its column: "Adreça" over "del subministre"', () => {
    const table = columns(
      row(0, 16, 'Adreça', 'Classe de via', 'Nom', 'Nre.', 'Pis', 'C.P.', 'Localitat'),
      row(0, 16, 'de facturació', 'CL', 'MAYOR', '3', '1', '28013', 'Madrid'),
      row(0, 16, 'del subministre', 'AV', 'DEL SOL', '8', '4', '28004', 'Madrid'),
      row(0, 16, 'del pagador', 'PZ', 'ANCHA', '5', '2', '28020', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ ...sol, apartment: '4' })
  })
})

describe('§own.900 A table with an address in each column', () => {
  const table = (side: readonly string[]) =>
    columns(
      row(20, 24, '', 'Titular', 'Suministro', 'Envío'),
      ...[
        ['Vía', 'CL', 'AV', 'PZ'],
        ['Calle', 'MAYOR', 'DEL SOL', 'ANCHA'],
        ['Núm.', '3', '8', '5'],
        ['Piso', '1', '4', '2'],
        ['C.P.', '28013', '28004', '28020'],
        ['Localidad', 'Madrid', 'Madrid', 'Madrid'],
      ].map((texts, index) => [...(side[index] ? ([[0, side[index]]] as const) : []), ...row(20, 24, ...texts)]),
      [[0, cups]],
    )

  test('may have the kind of each street in a row of its own', () =>
    expect(readText(table([]))).toMatchObject({ ...sol, apartment: '4' }))

  test('may stand beside another box', () =>
    expect(readText(table(['Luz Nueva SLU', 'B00000000', 'C/ Real 12', '28001 Madrid', 'Madrid']))).toMatchObject({
      ...sol,
      apartment: '4',
    }))

  test('has a street in more lines than its neighbours', () => {
    const between = (top: number, cells: (readonly [number, string])[]) =>
      columns(cells).map(line => ({ ...line, top, height: 12 }))
    const reading = readText([
      ...between(0, row(20, 30, '', 'PAGADOR', 'SUMINISTRO', 'TITULAR')),
      ...between(20, row(20, 30, 'Tipo de vía', 'AVENIDA', 'AV', 'PLAZA')),
      ...between(40, row(20, 30, '', 'DE LA', '', 'DE SANTA')),
      ...between(47, row(20, 30, 'Nombre de la vía', '', 'DEL SOL')),
      ...between(54, row(20, 30, '', 'LIBERTAD', '', 'EULALIA')),
      ...between(74, row(20, 30, 'Número', '3', '8', '5')),
      ...between(94, row(20, 30, 'Código postal', '28013', '28004', '28020')),
      ...between(114, row(20, 30, 'Municipio', 'Madrid', 'Madrid', 'Madrid')),
      ...between(140, [[0, cups]]),
    ])
    expect(reading).toMatchObject(sol)
  })
})

test('§own.901 The kind of a street under a label that nobody knows makes it doubtful in a table, too', () => {
  const table = columns(
    row(0, 14, 'Objecte', 'Kx.', 'Via pública', 'Nº', 'C.P.', 'Municipi'),
    row(0, 14, 'Subministrament', 'AV', 'Sol', '8', '28004', 'Madrid'),
    row(0, 14, 'Notificació', 'CL', 'Mayor', '3', '28013', 'Madrid'),
    [[0, cups]],
  )
  expect(readText(table).street).toBeUndefined()
})

describe('§own.902 Forms side by side whose rows run past each other', () => {
  test('a word a hair below its label stands in its line', () => {
    const words = [
      wordAt('Localidad', 0, 100),
      wordAt('Madrid', 60, 101),
      wordAt('Localidad', 150, 102),
      wordAt('Toledo', 210, 103),
      wordAt('Localidad', 300, 105),
      wordAt('Sevilla', 360, 105),
    ]
    expect(groupWords(words, 1).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Localidad', 'Madrid', 'Localidad', 'Toledo'],
      ['Localidad', 'Sevilla'],
    ])
  })

  test('three of them, each a line lower than the one before', () => {
    const form = (kind: string, street: string, number: string, code: string, town: string) => [
      ['Tipo vía', kind],
      ['Vía', street],
      ['Núm.', number],
      ['C.P.', code],
      ['Localidad', town],
    ]
    const forms = [
      [['SUMINISTRO'], [''], ...form('AV', 'DEL SOL', '8', '28004', 'Madrid')],
      [['ENVÍO'], ...form('CL', 'MAYOR', '3', '41011', 'Sevilla'), ['']],
      [['PAGADOR'], ...form('PZ', 'ANCHA', '5', '08001', 'Barcelona'), ['']],
    ]
    const lines = Array.from({ length: 7 }, (_, index) =>
      forms.flatMap((rows, place) =>
        (rows[index] ?? []).flatMap((text, at) => (text === '' ? [] : [[place * 40 + at * 18, text] as const])),
      ),
    )
    expect(readText(columns(...lines, [[0, cups]]))).toMatchObject(sol)
  })
})
