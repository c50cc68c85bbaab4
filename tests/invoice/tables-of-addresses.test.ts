import { describe, expect, test } from 'vitest'
import { preparedLines } from '#mock/invoice/prepared-lines.ts'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { withUsualSpacing } from '#mock/invoice/text/usual-spacing.ts'
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

test('§own.950 A title left of the labels says whose their table is', () => {
  const lines = columns(
    row(0, 22, 'Titular', 'Nombre', 'Domicilio', 'C.P.', 'Municipio'),
    row(0, 22, '', 'Ana Prueba', 'Calle Mayor, 74', '08001', 'Barcelona'),
    row(0, 22, 'Suministro', 'Dirección', 'C.P.', 'Municipio'),
    row(0, 22, '', 'C/ Luna, 2', '28004', 'Madrid'),
    [[0, cups]],
  )
  expect(readText(lines)).toMatchObject({ ...madrid, ...luna })
})

test('§own.951 A kind of street in two languages is said by the last of them', () => {
  const bill = readForm(
    ['Tipus de via / Tipo de vía', 'Nom de la via / Nombre de la vía', 'Núm.'],
    ['Carrer / Calle', 'Luna', '2'],
    ['Código postal', 'Municipio'],
    ['28004', 'Madrid'],
  )
  expect(bill).toMatchObject({ street: 'Calle Luna' })
})

test('§own.953 The CUPS may stand between the name of a row and its address', () => {
  const lines = columns(
    row(0, 30, 'Tipo', 'Nombre / NIF', 'Dirección', 'C.P.', 'Población'),
    row(0, 30, 'Comercializadora', 'Luz Inventada, S.L.', 'Calle Mayor, 74', '08001', 'Barcelona'),
    row(0, 30, 'Titular (fiscal)', 'Ana Prueba', 'Calle Mayor, 3', '08001', 'Barcelona'),
    row(0, 30, 'Suministro', cups, 'C/ Luna, 2', '28004', 'Madrid'),
  )
  expect(readText(lines)).toMatchObject({ ...madrid, ...luna })
})

describe('§own.952 How near lines stand is measured by how near the others do', () => {
  const form = columns(
    row(0, 40, 'Titular', 'Suministro'),
    row(0, 40, 'Dirección', 'Dirección'),
    row(0, 40, 'Calle Mayor, 74', 'C/ Luna, 2'),
    row(0, 40, 'Localidad', 'Localidad'),
    row(0, 40, '08001 Barcelona', '28004 Madrid'),
    [[0, cups]],
  )
  test.each([1, 2, 3, 4])('lines %i times as far apart as usual', times => {
    const wide = form.map(line => ({ ...line, top: line.top * times }))
    expect(readText(wide)).toMatchObject({ ...madrid, ...luna })
  })
  test('but what stands nearer than usual stays where it is', () => {
    const [first, second] = withUsualSpacing(form.map(line => ({ ...line, top: line.top / 2 })))
    expect(first && second && second.top - first.top).toBe(((form[1]?.top ?? 0) - (form[0]?.top ?? 0)) / 2)
  })
})

test('§own.955 A title nearer to the form below it is no caption of the one above', () => {
  const lines = columns(
    [[62, 'PAGADOR']],
    row(0, 20, 'Calle', 'Mayor', 'Número', '19'),
    row(0, 20, 'Código postal', '08001', 'Municipio', 'Barcelona'),
    [[62, 'PUNTO DE SUMINISTRO']],
    row(0, 20, 'Nombre', 'Ana Prueba'),
    row(0, 20, 'Calle', 'Luna', 'Número', '2'),
    row(0, 20, 'Código postal', '28004', 'Municipio', 'Madrid'),
    [[0, cups]],
  ).map((line, at) => ({ ...line, top: line.top + (at > 2 ? 8 : 0) }))
  expect(readText(lines).street).not.toBe('Calle Mayor')
})

test('§own.956 A date in brackets behind a title is no value', () => {
  const lines = columns(
    row(0, 50, 'Tu casa de antes (baja el 11/09/2025)', 'Tu casa de ahora (alta el 12/09/2025)'),
    row(0, 50, 'Calle Mayor, 74', 'C/ Luna, 2'),
    row(0, 50, '08001 Barcelona', '28004 Madrid'),
    [[0, cups]],
  )
  expect(readText(lines)).toMatchObject({ ...madrid, ...luna })
})

test('§own.957 The label of something else below a postal code is no town', () => {
  const lines = columns(
    [[0, 'Dirección de suministro']],
    [[0, 'C/ Luna, 2']],
    [[0, 'C.P. 28004']],
    row(0, 30, 'Peaje', 'CUPS'),
    row(0, 30, '2.0TD', cups),
  )
  expect(readText(lines).municipality).not.toBe('Peaje')
})

test('§own.959 A value with a label in its own line has none half a line over it', () => {
  const tight = columns(
    [[0, 'Suministro']],
    row(0, 20, 'Calle', 'Luna'),
    row(0, 20, 'Número', '2'),
    row(0, 20, 'Piso', '3'),
    row(0, 20, 'Código postal', '28004'),
    row(0, 20, 'Municipio', 'Madrid'),
    [[0, cups]],
  ).map((line, at) => ({ ...line, top: at * 8 }))
  expect(readText(tight)).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2', apartment: '3' })
})

test('§own.962 What stands over the head of the account labels nothing in it', () => {
  const lines = columns(
    [[0, 'Facturar a']],
    [[0, 'Calle Mayor, 74']],
    [[0, '08001 Barcelona']],
    row(0, 70, 'Concepto', 'Subtotal', 'Total'),
    row(0, 70, 'Luz de octubre', '40,00', '48,40'),
    [[0, `C/ Luna, 2, 28004 Madrid. ${cups}`]],
  )
  expect(readText(lines)).toMatchObject({ ...madrid, ...luna })
})
