import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm, readingOf, row } from '#tests/support/invoices.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }

const home = (street: string, number: string, code: string) => [
  row(0, 20, 'Vía', 'Nº', 'C.P.', 'Localidad'),
  row(0, 20, street, number, code, 'Madrid'),
]
const captioned = (street: string, number: string, code: string) => home(street, number, code).toReversed()

/** The lines, with white space before some of them. */
const spaced = (before: readonly number[], lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, index) => ({ ...line, top: line.top + 20 * before.filter(at => at <= index).length }))

describe('§own.903 The heading of a box', () => {
  test('may name who lives there, over labels or over values with their captions', () => {
    for (const form of [home, captioned]) {
      const bill = columns(
        [[0, 'Pagador: Ana Prueba']],
        ...form('Calle Mayor', '3', '28013'),
        [[0, 'Suministro: Ana Prueba']],
        ...form('Avenida del Sol', '8', '28004'),
        [[0, 'Correspondencia: Ana Prueba']],
        ...form('Calle Ancha', '5', '28020'),
        [[0, 'Contador 00000000']],
        [[0, cups]],
      )
      expect(readText(spaced([3, 6, 9], bill))).toMatchObject(sol)
    }
  })

  test('may name who lives there, beside another, over rows of labels', () => {
    const two = (first: string, second: string, numbers: readonly [string, string]) => [
      row(0, 20, 'Calle o plaza', 'Nº', 'C.P.', 'Población', 'Calle o plaza', 'Nº', 'C.P.', 'Población'),
      row(0, 20, first, '8', numbers[0], 'Madrid', second, '3', numbers[1], 'Madrid'),
    ]
    const bill = columns(
      [
        [0, 'Dirección de suministro'],
        [80, 'Enviar a'],
      ],
      ...two('Avenida del Sol', 'Calle Mayor', ['28004', '28013']),
      [
        [0, 'Dirección del titular: Ana Prueba'],
        [80, 'Domicilio de pago'],
      ],
      ...two('Calle Ancha', 'Calle Corta', ['28020', '28001']),
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject(sol)
  })

  test('stands beside another, and both end what stands above', () => {
    const bill = columns(
      [[0, 'Suministro']],
      ...home('Avenida del Sol', '8', '28004'),
      [
        [0, 'Titular del contrato'],
        [100, 'Domicilio de notificaciones'],
      ],
      ...home('Calle Mayor', '3', '28013').map(cells => [
        ...cells,
        ...cells.map(([left, text]) => [left + 100, text] as const),
      ]),
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject(sol)
  })

  test('of two boxes beside a name, though nobody knows what the second says', () => {
    const bill = columns(
      row(0, 40, 'FINCA SUMINISTRADA', 'Vivienda'),
      ...home('Avenida del Sol', '8', '28004'),
      row(0, 40, 'ABONA', 'Isidro Prueba'),
      ...home('Rambla Ancha', '5', '28020'),
      [[0, 'Distribuidora i-DE']],
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject(sol)
  })

  test('has a number and a remark in brackets', () => {
    const bill = columns(
      [[0, '2. On enviem la factura']],
      row(0, 30, 'Nom Ana Prueba'),
      row(0, 30, 'Carrer Major', 'Núm. 3', 'Pis 1'),
      row(0, 30, 'CP 28013', 'Municipi Madrid'),
      [[0, '3. On arriba el corrent (subministrament)']],
      row(0, 30, 'Nom Habitatge particular'),
      row(0, 30, 'Carrer del Sol', 'Núm. 8', 'Pis 4'),
      row(0, 30, 'CP 28004', 'Municipi Madrid'),
      [[0, '4. Qui paga']],
      row(0, 30, 'CUPS ES0021000098989123RH0F'),
    )
    expect(readText(bill)).toMatchObject({ street: 'Carrer del Sol', streetNr: '8', apartment: '4' })
  })

  test('in the column of the first form says nothing of the second beside it', () => {
    const bill = columns(
      row(0, 50, 'Subministrament /', 'Enviament / Envío'),
      row(0, 25, 'Suministro', '', 'Tipo', 'CALLE'),
      row(0, 25, 'Tipo', 'AVENIDA', 'Nom/Nombre', 'Mayor'),
      row(0, 25, 'Nom/Nombre', 'del Sol', 'Núm.', '3'),
      row(0, 25, 'Núm.', '8', 'CP', '28013'),
      row(0, 25, 'CP', '28004', 'Municipi', 'Madrid'),
      row(0, 25, 'Municipi', 'Madrid', 'Província', 'Madrid'),
      row(0, 25, 'Província', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject({ street: 'AVENIDA del Sol', streetNr: '8', zipCode: '28004' })
  })

  test('"Domicilio" over "Datos del suministro" is no label of two lines', () => {
    const bill = columns(
      [[0, 'Datos del cliente']],
      row(0, 30, 'Domicilio', 'Calle Mayor 3, 28013 Madrid'),
      [[0, 'Datos del suministro']],
      row(0, 30, 'Dirección', 'Avenida del Sol, 8'),
      row(0, 30, 'Código postal', '28004'),
      row(0, 30, 'Localidad', 'Madrid'),
      row(0, 30, 'C.U.P.S.', cups),
    )
    expect(readText(bill)).toMatchObject(sol)
  })

  test('in two lines and languages stands beside its form', () => {
    const form = (street: string, number: string) => [
      `Tipo de vía: Avenida`,
      `Vía: ${street}`,
      `Nº: ${number}`,
      'Piso: 4',
    ]
    const bill = columns(
      [[0, 'Domicilio /'], ...row(30, 25, ...form('Mayor', '3'))],
      [[0, 'Helbidea'], ...row(30, 25, 'CP: 28013', 'Municipio: Madrid')],
      [[0, 'Suministro /'], ...row(30, 25, ...form('del Sol', '8'))],
      [[0, 'Hornidura'], ...row(30, 25, 'CP: 28004', 'Municipio: Madrid')],
      [
        [0, 'Contrato /'],
        [30, `CUPS: ${cups}`],
      ],
    )
    expect(readText(bill)).toMatchObject(sol)
  })
})

test('§own.904 A company’s name at the head of the next box says nothing of the address above', () => {
  const bill = columns(
    [[0, 'Dirección de suministro']],
    row(0, 15, 'House no.', '2', 'Street', 'Calle Luna'),
    row(0, 15, 'Post code', '28004', 'Town', 'Madrid'),
    [[0, 'Luz Nueva SL, Calle Mayor 3, 28013 Madrid. VAT no. B00000000, Calle Mayor']],
    [[0, cups]],
  )
  expect(readText(spaced([3], bill))).toMatchObject({ street: 'Calle Luna', ...madrid })
})

describe('§own.905 Another supply of the customer', () => {
  test('is not the one of this bill, whatever is said of it', () => {
    const text = `Aviso. Su otro punto de suministro, ES0031300577120811JJ0F, en Avenida de
Francia 30, 1º A, 28013 Madrid, va en otra factura
En esta factura
${cups}
Calle Luna 2, 3º B
28004 Madrid`
    const { street, cups: point } = readingOf(text)
    expect({ street, point }).not.toMatchObject({ street: expect.stringContaining('Francia') })
    expect(point).toBe(cups)
  })

  test('nor is the home before', () =>
    expect(
      readText(
        columns(
          row(0, 50, 'Casa anterior (contrato cerrado)', 'Casa actual: suministro que se factura'),
          row(0, 25, 'Calle Mayor', '3', 'Avenida del Sol', '8'),
          row(0, 25, 'Vía', 'N.º', 'Vía', 'N.º'),
          row(0, 25, '28013', 'Madrid', '28004', 'Madrid'),
          row(0, 25, 'C.P.', 'Municipio', 'C.P.', 'Municipio'),
          [[0, cups]],
        ),
      ),
    ).toMatchObject(sol))
})

describe('§own.906 A street over several lines', () => {
  test.each([
    [
      'DIRECCIÓN DE SUMINISTRO\nAvenida de la\nConcepción y San José\nObrero, 17, 4º\nizquierda\nLOCALIDAD\n28004 Madrid',
      'Avenida de la Concepción y San José Obrero',
    ],
    ['Dirección de suministro: en Avenida de\nFrancia 17, 4º izquierda\n28004 Madrid', 'Avenida de Francia'],
  ])('is whole from its kind on', (text, street) =>
    expect(readingOf(text)).toMatchObject({ street, streetNr: '17', apartment: '4º izquierda' }),
  )

  test('stands over its flat, and no number beside it is a house', () => {
    const bill = columns(
      row(0, 40, 'El comptador', 'Està instal·lat en'),
      row(0, 40, 'Núm. 0501882214', 'Avinguda del Sol, 8'),
      row(0, 40, 'Lectura anterior 18.411', 'Escala B, 5é, porta 20'),
      row(0, 40, 'Lectura actual 18.712', '28004 Madrid'),
      [[0, cups]],
    )
    expect(readText(bill)).toMatchObject({
      street: 'Avinguda del Sol',
      streetNr: '8',
      apartment: 'Escala B, 5é, porta 20',
    })
  })

  test('goes on behind the comma of its first line', () =>
    expect(
      readForm(['Dirección: Avenida del Sol, 8, Portal 3,'], ['2º Izda.'], ['C.P.: 28004'], ['Localidad: Madrid']),
    ).toMatchObject({ ...sol, apartment: 'Portal 3, 2º Izda.' }))
})
