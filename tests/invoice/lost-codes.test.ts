import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { columns, cups, madrid, readingOf, row } from '#tests/support/invoices.ts'
import { judgeDisturbed, type PrintedBill, readPrintedBills } from '#tests/support/printed-bills.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }
/** Lines of columns that stand at the same places. */
const table = (...rows: readonly (readonly string[])[]) => columns(...rows.map(texts => row(0, 26, ...texts)))

describe('§own.965 The form of the supply has no postal code: nobody else’s address is its own', () => {
  const sede = [['Sede'], ['Vía', 'Nº'], ['Avenida del Sol', '8'], ['C.P.', 'Población'], ['28004', 'Madrid']]

  test.each<[string, string[][]]>([
    [
      'below their labels',
      [
        ['Vía', 'Nº'],
        ['Calle Luna', '2'],
        ['C.P.', 'Población'],
        ['', 'Getafe'],
      ],
    ],
    [
      'over them',
      [
        ['Calle Luna', '2'],
        ['Vía', 'Nº'],
        ['', 'Getafe'],
        ['C.P.', 'Población'],
      ],
    ],
    [
      'beside them',
      [
        ['Vía', 'Calle Luna'],
        ['Nº', '2'],
        ['Población', 'Getafe'],
      ],
    ],
    [
      'beside them in one row',
      [
        ['Vía', 'Calle Luna', 'Nº', '2'],
        ['Población', 'Getafe'],
      ],
    ],
    [
      'each under its label',
      [['Izena / Nombre de la vía'], ['Luna'], ['Zenbakia / Número'], ['2'], ['Población'], ['Getafe']],
    ],
    ['in the cells of their labels', [['Vía: Calle Luna', 'Nº: 2'], ['Población: Getafe']]],
  ])('where the parts stand %s', (_place, form) => {
    expect(readText(table(['Punto de suministro'], ...form, ...sede, [cups])).zipCode).toBeUndefined()
    expect(readText(table(['Punto de suministro'], ...sede.slice(1), [cups]))).toMatchObject(sol)
  })
})

test('§own.965 A street whose house another postal code has is that code’s', async () => {
  const [bill] = await readPrintedBills(['ZN14.pdf'])
  expect(readText(bill?.lines ?? [])).toMatchObject({ streetNr: '51', zipCode: '23400' })
})

describe('§own.966 A column of a table without a postal code is a column', () => {
  const tableWith = (...codes: readonly [string, string, string]) =>
    table(
      ['', 'Titular', 'Punto de suministro', 'Envío'],
      ['Vía', 'Calle Mayor', 'Avenida del Sol', 'Calle Ancha'],
      ['Número', '3', '8', '5'],
      ['C.P.', ...codes],
      ['Población', 'Getafe', 'Madrid', 'Toledo'],
      [cups],
    )

  test('of the holder', () => expect(readText(tableWith('', '28004', '45001'))).toMatchObject(sol))

  test('of the holder and of the post', () => expect(readText(tableWith('', '28004', ''))).toMatchObject(sol))

  test('whose streets take two lines', () => {
    const rows = tableWith('28901', '28004', '45001')
    const rest = columns([...row(26, 26, 'de Getafe', '', 'de Toledo')]).map(line => ({ ...line, top: 12 + 9 }))
    const moved = rows.map((line, at) => (at < 2 ? line : { ...line, top: line.top + 12 }))
    expect(readText([...moved.slice(0, 2), ...rest, ...moved.slice(2)])).toMatchObject(sol)
  })

  test('of the supply', () => expect(readText(tableWith('28901', '', '45001')).zipCode).toBeUndefined())
})

test('§own.967 A row with a label of its own for the town has no other row’s postal code', () => {
  const rows = (town: string) =>
    table(
      ['Dirección de suministro', 'Avenida del Sol, 8', 'C.P. y población', town],
      ['Dirección fiscal', 'Calle Mayor, 3', 'C.P. y población', '28901 Getafe'],
      ['CUPS', cups],
    )
  expect(readText(rows('28004 Madrid'))).toMatchObject(sol)
  expect(readText(rows('Madrid')).zipCode).toBeUndefined()
})

test('§own.968 A part in the line of the postal code is of that address, though the next form has its labels nearer', () => {
  const labels = ['', 'T. vía', 'Vía', 'Nº', 'C.P.', 'Población']
  const rows = (code: string) =>
    table(
      labels,
      ['Pagador'],
      ['', 'PZ', 'Alfonso X', '2', '28901', 'Getafe'],
      labels,
      ['Pto. sum.'],
      ['', 'AV', 'del Sol', '8', code, 'Madrid'],
      ['CUPS', cups],
    )
  expect(readText(rows('28004'))).toMatchObject({ ...sol, street: 'AV del Sol' })
  expect(readText(rows('')).zipCode).toBeUndefined()
})

test('§own.969 What only stands beside the CUPS must be a home', () => {
  const bill = (home: string) => readingOf(`CUPS ${cups}\n${home}\nPeaje 2.0TD`)
  expect(bill('Avenida del Sol 8, 28004 Madrid')).toMatchObject(sol)
  expect(bill('Avenida del Sol, Bloque 3, 28004 Madrid')).toMatchObject({ street: sol.street, ...madrid })
  expect(readingOf(`Tipo de vía: Avenida\n28004 Municipio: Madrid\nCUPS ${cups}`).zipCode).toBeUndefined()
})

test('§own.979 The seat of a large retailer is the supply’s only where the bill says so', () => {
  const bill = (label: string) => readingOf(`CUPS ${cups}\n${label}Plaza Euskadi 5, 48009 Bilbao\nPeaje 2.0TD`)
  expect(bill('Dirección de suministro: ')).toMatchObject({ street: 'Plaza Euskadi', streetNr: '5' })
  expect(bill('').street).toBeUndefined()
  expect(readingOf(`CUPS ${cups}\nPlaza Euskadi 6, 48009 Bilbao\nPeaje 2.0TD`)).toMatchObject({ streetNr: '6' })
})

// Most of the newest are forms.
const names = readdirSync(new URL('bills/', import.meta.url)).filter(name => /^[NOP][A-Z]\d.*\.pdf$/.test(name))
test('§own.980 A postal code without a street and a street without a postal code are one home where both are the supply’s', () => {
  const bill = (title: string) =>
    readText(
      table(
        ['Su punto de suministro'],
        ['El suministro que le facturamos se encuentra en la localidad de Madrid, código postal 28004.'],
        [title, '', 'Núm.', 'Contador'],
        ['Avenida del Sol', '', '8', '016 774 002'],
        [cups],
      ),
    )
  expect(bill('Calle del suministro')).toMatchObject(sol)
  expect(bill('Calle del titular').street).toBeUndefined()
})

// Each gave another form's address before it had a rule.
const ruled = ['NB07', 'NB18', 'NE02', 'NH11', 'NO06', 'NS18', 'NZ16', 'OM12', 'PJ07']
// Layouts in which nobody has found the rule yet.
const known = ['NA14_santander.pdf', 'PD12_Bejar.pdf', 'PP15.pdf']
let bills: readonly PrintedBill[] = []

beforeAll(async () => {
  bills = await readPrintedBills([...ruled, ...fixedSample(names, 23)].filter(name => !known.includes(name)))
}, 300_000)

test('bills whose supply has lost its postal code have nothing wrong', { timeout: 300_000 }, () => {
  const { wrong } = judgeDisturbed(bills, ({ lines, truth }) => ({ lines: without(truth.zipCode, lines), truth }))
  expect(wrong).toEqual([])
})

const without = (code: string | undefined, lines: PrintedBill['lines']) =>
  lines.flatMap(line => {
    const cells = line.cells.flatMap(cell => {
      const text = code ? cell.text.replaceAll(code, '').trim() : cell.text
      return text === cell.text ? [cell] : text === '' ? [] : [makeCell(text, cell.left, cell.right)]
    })
    return cells.length > 0 ? [{ ...line, cells }] : []
  })
