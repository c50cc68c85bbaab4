import { describe, expect, test } from 'vitest'
import { preparedLines } from '#mock/invoice/prepared-lines.ts'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, powersOf, readForm, row } from '#tests/support/invoices.ts'

/** Some lines half as far below the one before. */
const closer = (near: readonly number[], lines: readonly TextLine[]): TextLine[] => {
  let moved = 0
  return lines.map((line, index) => {
    if (near.includes(index)) moved += 7.5
    return { ...line, top: line.top - moved }
  })
}

test('§own.942 The head of a table may name addresses that are whole, and its cells take two lines', () => {
  const lines = columns(
    row(0, 22, 'Concepto', 'Titular', 'NIF', 'Dirección', 'C.P. y población'),
    [
      [22, 'Herederos de'],
      [66, 'Calle Mayor, 74,'],
    ],
    [
      [0, 'Contratante'],
      [44, '00000000T'],
      [88, '08001 Barcelona'],
    ],
    [
      [22, 'Ana Prueba'],
      [66, 'escalera derecha'],
    ],
    row(0, 22, 'Suministro', 'Ana Prueba', '00000000T', 'C/ Luna, 2', '28004 Madrid'),
    [[0, cups]],
  )
  expect(readText(closer([2, 3], lines))).toMatchObject({ ...madrid, ...luna })
})

describe('§own.943 A street without a number may go on in the line below', () => {
  const bill = (second: string) =>
    readText(
      columns(
        row(0, 50, 'TITULAR', 'SUMINISTRO'),
        row(0, 50, 'NOMBRE', 'CUPS'),
        row(0, 50, 'Ana Prueba', cups),
        row(0, 50, 'DOMICILIO', 'DOMICILIO'),
        row(0, 50, 'Residencia Virgen del Sol,', 'C/ Luna, 2'),
        row(0, 50, second, 'C.P.'),
        row(0, 50, 'C.P.', '28004'),
        row(0, 50, '08001', 'POBLACIÓN'),
        row(0, 50, 'POBLACIÓN', 'Madrid'),
        row(0, 50, 'Barcelona', 'TARIFA'),
      ),
    )

  test.each(['Barrio Alto, s/n', 'Barrio Alto, 4'])('as "%s"', second => {
    expect(bill(second)).toMatchObject({ ...madrid, ...luna })
  })
})

describe('§own.944 A label may stand half a line over and under its value', () => {
  const form = (...labels: readonly string[]) => prepared(labels, 9)
  const prepared = (labels: readonly string[], height: number) =>
    preparedLines(
      closer(
        [2, 3],
        columns(
          row(0, 45, 'CUPS', cups),
          [[0, labels[0] ?? '']],
          [[45, 'C/ Luna, 2']],
          [[0, labels[1] ?? '']],
          row(0, 45, 'Código postal', '28004'),
          row(0, 45, 'Municipio', 'Madrid'),
        ),
      ).map((line, index) => (index === 1 || index === 3 ? { ...line, height } : line)),
    )

  test.each([
    ['Adreça del subministrament / Dirección', 'del suministro'],
    ['Lugar en que se', 'consume'],
  ])('"%s" and "%s" are one', (over, under) => {
    expect(form(over, under)[1]?.cells.map(({ text }) => text)).toEqual([`${over} ${under}`, 'C/ Luna, 2'])
  })

  test('also in smaller letters', () => {
    const [over, under] = ['Adreça del subministrament / Dirección', 'del suministro']
    const cells = prepared([over, under], 7.5)[1]?.cells
    expect(cells?.map(({ text }) => text)).toEqual([`${over} ${under}`, 'C/ Luna, 2'])
  })

  test('the address of the supply is read', () => {
    expect(readText(form('Adreça del subministrament / Dirección', 'del suministro'))).toMatchObject({
      ...madrid,
      ...luna,
    })
  })
})

test('§own.945 "1. potentzia" and "2. potentzia" number the powers', () => {
  expect(powersOf('1. potentzia / Potencia P1: 5,75 kW\n2. potentzia / Potencia P2: 3,45 kW')).toEqual([5.75, 3.45])
  expect(powersOf('1. potentzia: 5,75 kW\n2. potentzia: 3,45 kW')).toEqual([5.75, 3.45])
})

describe('§own.946 The kind of a street alone is no street', () => {
  const table = (name: string) =>
    readText(
      columns(
        row(0, 25, '', 'Via / Vía', name, 'Núm.', 'C.P.', 'Població'),
        row(0, 25, 'Titular', 'Avda.', 'Major', '12', '08001', 'Barcelona'),
        row(0, 25, 'Suministro', 'C/', 'Luna', '2', '28004', 'Madrid'),
        [[0, cups]],
      ),
    )

  test('"Via / Vía" is the label of the kind beside "Nom / Nombre"', () => {
    expect(table('Nom / Nombre')).toMatchObject({ ...madrid, ...luna })
  })

  test('beside a label that nobody knows the street stays empty', () => {
    expect(table('Zzz').street).toBeUndefined()
  })
})

test.each(['Cañada', 'Calle'])('§own.947 "Tipo vía: %s Vía: Real" in one text are two parts', kind => {
  const reading = readText(
    columns(
      [[0, 'DIRECCIÓN DEL SUMINISTRO']],
      [[0, cups]],
      [[0, `Tipo vía: ${kind} Vía: Real de San Polo`]],
      row(0, 30, 'Número: 2', 'Piso: Bajo'),
      row(0, 30, 'CP: 28004', 'Población: Madrid'),
    ),
  )
  expect(reading).toMatchObject({ ...madrid, street: `${kind} Real de San Polo`, streetNr: '2', apartment: 'Bajo' })
})

test('§own.948 A title may have a remark in brackets: what stands below it is of the next form', () => {
  const form = (street: string, flat: string) => [
    row(0, 30, 'Tipo vía CALLE', `Vía ${street}`),
    row(0, 30, 'Nº 4', flat),
    row(0, 30, 'CP 28004', 'Localidad MADRID'),
    row(0, 30, 'Provincia MADRID'),
  ]
  const reading = readText(
    columns(
      [[0, 'SUMINISTRO FACTURADO']],
      row(0, 30, `CUPS ${cups}`, 'Tarifa 2.0TD'),
      ...form('LUNA', 'Nave'),
      [],
      [[0, 'OTRO SUMINISTRO DEL MISMO TITULAR (se factura aparte, 24-6022)']],
      ...form('DEL AGUA', 'Planta BJ'),
    ),
  )
  expect(reading).toMatchObject({ street: 'CALLE LUNA', streetNr: '4' })
  expect(reading.apartment).toBeUndefined()
})

test('§own.940 "Nombre de la vía o lugar" is a label', () => {
  expect(
    readForm(
      ['Tipo de vía', 'LG'],
      ['Nombre de la vía o lugar', 'San Pedro'],
      ['C.P.', '28004'],
      ['Concejo', 'Madrid'],
    ),
  ).toMatchObject({ ...madrid, street: 'LG San Pedro' })
})
