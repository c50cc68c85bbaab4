import { expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, row } from '#tests/support/invoices.ts'

test('§own.803 The number of a tariff behind a row of powers is none of them', () =>
  expect(
    readText(
      columns([
        [0, 'Potencias (P1/P2): 4,60 / 3,45 kW'],
        [60, 'Tarifa 2.0TD'],
      ]),
    ),
  ).toMatchObject({ p1: 4.6, p3: 3.45 }))

test('§own.808 A column headed "kW" has its title at the left, whatever stands over it', () =>
  expect(
    readText(
      columns(
        [[66, 'Dirección: Calle Luna']],
        row(0, 66, 'Potencia contratada', 'kW', 'Días', '€'),
        row(0, 66, 'Punta', '4,60', '31', '12,02'),
        row(0, 66, 'Valle', '5,75', '31', '2,30'),
      ),
    ),
  ).toMatchObject({ p1: 4.6, p3: 5.75 }))

test('§own.804 A table of many numbers is read, though each may have the label of the one over it or beside it', () => {
  const numbers = Array.from({ length: 30 }, (_, line) =>
    row(0, 12, ...Array.from({ length: 8 }, (_, at) => `${at + 1},${line + 10}`)),
  )
  expect(
    readText(
      columns(...numbers, row(0, 40, 'Potencia contratada punta: 4,6 kW', 'Potencia contratada valle: 3,45 kW')),
    ),
  ).toMatchObject({ p1: 4.6, p3: 3.45 })
})

test.each([
  'Usted tiene contratada una potencia de 9,2 kW tanto en periodo punta como en periodo valle.',
  'Té contractada una potència de 9,2 kW tant en punta com en vall.',
])('§own.807 One power may be that of both periods: "%s"', text =>
  expect(readText(linesOfPlainText(text))).toMatchObject({ p1: 9.2, p3: 9.2 }),
)
