import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }

/** The lines at these heights, each with its size of type. */
const at = (places: readonly (readonly [top: number, height: number])[], lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, index) => ({
    ...line,
    top: places[index]?.[0] ?? line.top,
    height: places[index]?.[1] ?? line.height,
  }))

describe('§own.892 Labels to the right of their values', () => {
  const home = [
    ['Avenida', 'Tipo de vía'],
    ['del Sol', 'Vía'],
    ['8', 'Número'],
    ['2', 'Portal'],
    ['4', 'Piso'],
    ['C', 'Puerta'],
    ['28004', 'Código postal'],
    ['Madrid', 'Municipio'],
  ] as const

  test('stand before them', () => {
    const rows = home.map(([value, label]) => row(20, 14, value, label))
    expect(readText(columns([[0, 'Punto de suministro']], ...rows, [[0, cups]]))).toMatchObject({
      ...sol,
      apartment: 'Portal 2, Piso 4, Puerta C',
    })
  })

  test('of two forms side by side, and of the powers below', () => {
    const other = ['Calle', 'Mayor', '3', '—', '1', 'D', '28013', 'Madrid']
    const rows = home.map(([value, label], index) => row(10, 22, other[index] ?? '', label, value, label))
    const powers = [
      row(10, 22, '2.0TD', 'Peaje', '62', 'kWh punta'),
      row(10, 22, '4,6 kW', 'Potencia en punta', '58', 'kWh llano'),
      row(10, 22, '3,45 kW', 'Potencia en valle', '20', 'kWh valle'),
    ]
    const reading = readText(
      columns(
        [
          [10, 'ENVÍO DE LA FACTURA'],
          [54, 'SUMINISTRO'],
        ],
        ...rows,
        [[10, 'DATOS TÉCNICOS']],
        ...powers,
        [[0, cups]],
      ),
    )
    expect(reading).toMatchObject({ ...sol, apartment: 'Portal 2, Piso 4, Puerta C', p1: 4.6, p3: 3.45 })
  })

  test('between two forms are those of both', () => {
    const other = ['Calle', 'Mayor', '3', '', '1', 'D', '28013', 'Madrid']
    const rows = home.map(([value, label], index) => row(20, 16, other[index] ?? '', label, value))
    const reading = readText(
      columns(
        [
          [12, 'CLIENTE'],
          [46, 'DIRECCIÓN DEL SUMINISTRO'],
        ],
        ...rows,
        [[0, cups]],
      ),
    )
    expect(reading).toMatchObject({ ...sol, apartment: 'Portal 2, Piso 4, Puerta C' })
  })

  test('left of their values stay there', () => {
    const rows = home.map(([value, label]) => row(0, 20, label, value))
    expect(readText(columns([[0, 'SUMINISTRO']], ...rows, [[0, cups]]))).toMatchObject(sol)
  })
})

test('§own.893 Whose an address is may stand before each of its labels', () => {
  const home = (owner: string, street: string, number: string, code: string) => [
    [[0, `${owner} CL.VIA: AV`] as const, [40, `${owner} VIA: ${street}`] as const],
    [[0, `${owner} NUM.: ${number}`] as const, [40, `${owner} PISO: 4`] as const],
    [[0, `${owner} C.P.: ${code}`] as const, [40, `${owner} POBL.: MADRID`] as const],
  ]
  const bill = columns(
    ...home('TIT.', 'MAYOR', '3', '28013'),
    ...home('SUM.', 'DEL SOL', '8', '28004'),
    ...home('DIS.', 'ANCHA', '5', '28020'),
    [[0, cups]],
  )
  expect(readText(bill)).toMatchObject({ street: 'AV DEL SOL', streetNr: '8', apartment: '4', zipCode: '28004' })
})

describe('§own.894 Small labels', () => {
  /** Rows of labels, each over its values by so many points. */
  const boxes = (step: number, ...rows: readonly (readonly [string, string])[][]) =>
    rows.flatMap((cells, index) =>
      at(
        [
          [20 + index * 18, 5],
          [20 + index * 18 + step, 8],
        ],
        columns(
          cells.map(([label], place) => [place * 20, label] as const),
          cells.map(([label, value], place) => [place * 20 + label.length + 1, value] as const),
        ),
      ),
    )

  test('in the corner of a box, half a line over the value beside them', () => {
    const form = boxes(
      4,
      [
        ['Road type', 'Avenida'],
        ['Road name', 'del Sol'],
        ['No.', '8'],
        ['Floor', '4'],
        ['Door', 'C'],
      ],
      [
        ['Town', 'Madrid'],
        ['Post code', '28004'],
      ],
    )
    const reading = readText([
      ...at([[0, 9]], columns([[0, 'Where you use the electricity']])),
      ...form,
      ...at([[70, 9]], columns([[0, cups]])),
    ])
    expect(reading).toMatchObject({ ...sol, apartment: '4 C' })
  })

  test('under values of which the first takes most of the line, over two forms side by side', () => {
    const rows = [
      ...at(
        [
          [0, 9],
          [15, 9],
          [24, 6],
          [40, 9],
          [49, 6],
        ],
        columns(
          [[0, 'Suministro']],
          row(0, 60, 'Sol', '8'),
          row(0, 60, 'Calle', 'Número'),
          row(0, 60, '28004', 'Madrid'),
          row(0, 60, 'C. Postal', 'Localidad'),
        ),
      ),
      ...at(
        [
          [70, 9],
          [85, 9],
          [94, 6],
          [110, 9],
          [119, 6],
        ],
        columns(
          [
            [0, 'Titular del contrato'],
            [50, 'Domicilio de notificaciones'],
          ],
          row(0, 25, 'Mayor', '3', 'Ancha', '5'),
          row(0, 25, 'Calle', 'Número', 'Calle', 'Número'),
          row(0, 25, '28013', 'Madrid', '28020', 'Madrid'),
          row(0, 25, 'C. Postal', 'Localidad', 'C. Postal', 'Localidad'),
        ),
      ),
      ...at([[140, 9]], columns([[0, cups]])),
    ]
    expect(readText(rows)).toMatchObject({ street: 'Calle Sol', streetNr: '8', ...madrid })
  })
})

describe('§own.895 The numbers of a form’s boxes', () => {
  test('in a column of their own are none of its values', () => {
    const home = [
      'Clase de vía|AVENIDA',
      'Nombre de vía|del Sol',
      'Número|8',
      'Portal|2',
      'Planta|4',
      'Mano|C',
      'C.P.|28004',
      'Población|Madrid',
    ]
    const rows = home.map((field, index) =>
      row(
        0,
        10,
        String(30 + index),
        ...field.split('|').flatMap((text, place) => (place === 0 ? [text] : ['', '', text])),
      ),
    )
    expect(readText(columns([[0, 'Punto de suministro']], ...rows, [[0, cups]]))).toMatchObject({
      street: 'AVENIDA del Sol',
      apartment: 'Portal 2, Planta 4, Mano C',
    })
  })
})

describe('§own.896 A label in two lines', () => {
  test('whose second word is the same in both languages', () => {
    const stacked = [
      ['Tipus de via', 'Avenida', 'Tipo de vía'],
      ['Nom de la via', 'del Sol', 'Nombre de la vía'],
      ['Número', '8', 'Número'],
      ['Codi postal', '28004', 'Código postal'],
      ['Municipi', 'Madrid', 'Municipio'],
    ] as const
    const lines = at(
      stacked.flatMap((_, index) => [0, 5, 10].map(step => [20 + index * 24 + step, 8.5] as const)),
      columns(...stacked.flatMap(([one, value, other]) => [[[0, one]], [[30, value]], [[0, other]]] as const)),
    )
    const reading = readText([
      ...at([[0, 9]], columns([[0, 'SUMINISTRO']])),
      ...lines,
      ...at([[200, 9]], columns([[0, cups]])),
    ])
    expect(reading).toMatchObject(sol)
  })

  test('is whole beside a value that takes two lines, too', () => {
    const reading = readText(
      columns(
        row(0, 34, 'Domicilio fiscal', '', 'Dirección del suministro'),
        row(0, 34, 'Clase de vía pública', 'Calle', 'Clase de vía pública', 'Avenida'),
        row(0, 34, 'Denominación de la vía', 'Gran', 'Denominación de la vía', 'del'),
        row(0, 34, 'pública', 'Capitán', 'pública', 'Sol'),
        row(0, 34, 'Número', '3', 'Número', '8'),
        row(0, 34, 'C.P.', '28013', 'C.P.', '28004'),
        row(0, 34, 'Localidad', 'Madrid', 'Localidad', 'Madrid'),
        [[0, cups]],
      ),
    )
    expect(reading).toMatchObject(sol)
  })
})

describe('§own.897 Labels of a head that elsewhere are values', () => {
  test.each([
    ['PL', 'LET', '4', 'C', '4 C'],
    ['Sol.', 'Let', '4', 'C', '4 C'],
    ['Port', 'Pl', '2', '4', 'Port 2, Pl 4'],
  ])('"%s" and "%s"', (one, other, first, second, apartment) => {
    const reading = readText(
      columns(
        [[0, 'Punto de suministro']],
        row(0, 18, 'T. vía', 'Nombre de la vía', 'Núm.', one, other),
        row(0, 18, 'AV', 'del Sol', '8', first, second),
        row(0, 18, 'C.P.', 'Municipio'),
        row(0, 18, '28004', 'Madrid'),
        [[0, cups]],
      ),
    )
    expect(reading).toMatchObject({ street: 'AV del Sol', apartment })
  })

  test('"Pl: 4" before its value', () =>
    expect(
      readForm(['Domicilio: Avenida del Sol', 'Núm: 8', 'Pl: 4', 'Pta: C'], ['C.P.: 28004', 'Población: Madrid']),
    ).toMatchObject({ ...sol, apartment: '4 C' }))
})
