import { describe, expect, test } from 'vitest'
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

test('§own.824 The unit may stand behind the bracket of a label', () =>
  expect(
    readText(
      columns(
        row(0, 30, 'Potencia punta (P1) kW', 'Potencia valle (P2) kW', 'Máx. punta kW', 'Máx. valle kW'),
        row(0, 30, '3,45', '5,5', '3,20', '5,11'),
      ),
    ),
  ).toMatchObject({ p1: 3.45, p3: 5.5 }))

test('§own.825 What is billed for a power is no power', () =>
  expect(
    readText(
      columns(
        [[0, 'Potencia contratada en punta: 4,400 kW']],
        [[0, 'Potencia contratada en valle: 4,400 kW']],
        row(0, 60, 'Facturación por potencia contratada (punta)', '9,97'),
        row(0, 60, 'Facturación por potencia contratada (valle)', '1,57'),
      ),
    ),
  ).toMatchObject({ p1: 4.4, p3: 4.4 }))

test.each(['P2 Llano', 'P2 Laua / Llano'])(
  '§own.826 The row of the flat period ("%s") has no power, and parts the others from no heading',
  flat =>
    expect(
      readText(
        columns(
          row(0, 30, 'Periodo', 'Potencia contratada (kW)', 'Máxima demandada (kW)', 'Consumo (kWh)'),
          row(0, 30, 'P1 Punta', '4,600', '3,812', '61'),
          row(0, 30, flat, '', '', '52'),
          row(0, 30, 'P3 Valle', '5,750', '2,104', '97'),
        ).map(line => ({ ...line, top: line.top * 1.5 })),
      ),
    ).toMatchObject({ p1: 4.6, p3: 5.75 }),
)

describe('§own.827 Under the heading "Potencia" the powers are the contracted ones', () => {
  const list = [[[0, 'Potència']], [[4, 'Peatge 2.0TD']], [[2, 'P1 punta 10,35 kW']], [[4, 'P2 vall 9,2 kW']]] as const
  test('where another row says that it is the highest one', () =>
    expect(readText(columns(...list, [[3, 'Màxima 8,84 kW']]))).toMatchObject({ p1: 10.35, p3: 9.2 }))
  test('and nobody knows where none does', () => expect(readText(columns(...list)).p1).toBeUndefined())
})

test('§own.828 "Bailara" is the valley in Basque, too', () =>
  expect(readText(linesOfPlainText('Kontratatutako potentzia: puntan 4,6 kW, bailaran 3,45 kW'))).toMatchObject({
    p1: 4.6,
    p3: 3.45,
  }))
