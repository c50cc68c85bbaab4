import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]
const both = [4.6, 3.45]
const inBox = { p1: 4.6, p3: 3.45 }
const row = (...cells: readonly string[]) =>
  cells.flatMap((text, at) => (text === '' ? [] : [[at === 0 ? 0 : 10 + at * 20, text] as const]))

describe('§own.530 A price per kW and day is no number of kW', () => {
  test.each(['€/kW/día', '€/kW día', '€/kW·día'])('0,095 %s', unit => {
    const account = `Punta 4,6 kW 0,095 ${unit} x 31 días 13,55 €\nValle 3,45 kW 0,027 ${unit} x 31 días 2,89 €`
    expect(powersOf(account)).toEqual(both)
  })
})

describe('§own.531 A tariff counts without its point, and one above a limit for others does not', () => {
  const powers = 'Potencia contratada punta 4,6 kW, valle 3,45 kW'

  test.each([
    'Si la pot. excede de 15 kW se aplica el peaje 3.0TD',
    'Si la potència excedeix 15 kW, peatge 3.0TD',
    'Se a potencia excede de 15 kW, peaxe 3.0TD',
    '15 kW gaindituz gero, 3.0TD bidesaria',
  ])('%s', sentence => expect(powersOf(`${powers}\n${sentence}`)).toEqual(both))

  test('"20TD" and "30TD"', () => {
    expect(powersOf(`Tarifa 20TD\n${powers}\nTarifas de acceso 3.0TD y 6.1TD`)).toEqual(both)
    expect(powersOf(`Tarifa 30TD\n${powers}`)).toEqual(nothing)
    expect(powersOf(`Tarifa 3.0TD con excedentes\n${powers}`)).toEqual(nothing)
  })
})

describe('§own.532 Periods in a heading are those of the powers below, in their order', () => {
  test('one power of both, though the account repeats it', () => {
    const of = (label: string) =>
      columns(row('Periodo', 'Peaje', label), row('01/07/24 - 31/07/24', '2.0TD', '4,6 kW'), [
        [0, 'Potencia'],
        [50, '4,6 kW x 31 días x 0,0876'],
      ])
    const pair = { p1: 4.6, p3: 4.6 }
    expect(readText(of('Potència contractada (P1=P2)'))).toEqual(pair)
    expect(readText(of('Potencia contratada (P1 y P2)'))).toEqual(pair)
    expect(readText(of('Potencia máxima (P1=P2)'))).toEqual({})
  })

  test.each(['P2 / P1', 'valle / punta', 'haran / punta'])('%s', periods =>
    expect(powersOf(`Potencia contratada ${periods}\n3,45 kW / 4,6 kW`)).toEqual(both),
  )

  test('beside a meter, whose numbers are no powers', () => {
    const lines = columns(
      row('', '', 'P1', 'P2', 'P3'),
      [[0, 'Pot. contratada P1 / P2'], ...row('', 'Anterior', '3.001', '2.744', '6.930')],
      [[0, '4,6 kW / 3,45 kW'], ...row('', 'Actual', '3.083', '2.829', '7.094')],
    )
    expect(readText(lines)).toEqual(inBox)
  })
})

describe('§own.533 "Cont." behind a power is short for contracted', () => {
  test.each(['P.CONT.', 'P. CONT.', 'POT. CONT.', 'Potencia cont.'])('%s', label => {
    expect(powersOf(`${label} P1: 4,6 kW P2: 3,45 kW`)).toEqual(both)
    expect(powersOf(`${label} máx. P1: 4,6 kW P2: 3,45 kW`)).toEqual(nothing)
  })
})

describe('§own.534 Headings in the middle of their columns head the numbers beside them', () => {
  const table = (first: string, second: string, third: string) =>
    columns(
      [[0, 'Potencia']],
      [
        [28, first],
        [52, second],
        [94, third],
      ],
      ...[
        ['Punta (P1)', '4,6 kW', '2,87 kW', '3,0 kW'],
        ['Valle (P2)', '3,45 kW', '1,94 kW', '2,0 kW'],
      ].map(([head = '', one = '', two = '', three = '']) =>
        [
          [0, head],
          [24, one],
          [43, two],
          [90, three],
        ].map(([left, text]) => [Number(left), String(text)] as const),
      ),
    )

  test('as many as numbers', () => {
    expect(readText(table('Contratada', 'Máxima demandada 12 meses', 'Recomendada'))).toEqual(inBox)
    expect(readText(table('Máxima', 'Demandada en otros meses', 'Recomendada'))).toEqual({})
    expect(readText(table('Anterior', 'Máxima demandada 12 meses', 'Instalada'))).toEqual({})
    expect(readText(table('Recomendada', 'La que tenías otros meses', 'Propuesta'))).toEqual({})
  })

  test('more than numbers', () => {
    const periods = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map((name, at) => [38 + at * 16, name] as const)
    const of = (label: string) =>
      columns(
        [[10, 'Potencia (kW)'], ...periods],
        [
          [0, label],
          [32, '4,600'],
          [48, '3,450'],
        ],
      )
    expect(readText(of('Contratada'))).toEqual(inBox)
    expect(readText(of('Máxima demandada'))).toEqual({})
    expect(readText(of('Recomendada'))).toEqual({})
  })
})

describe('§own.535 A frame drawn with letters is no text', () => {
  const words = (...rows: string[][]) =>
    rows.flatMap((texts, line) =>
      texts.map((text, at) => ({
        text,
        left: at * 100,
        right: at * 100 + (text.startsWith('├') ? 400 : 60),
        base: line * 11,
        size: 9,
      })),
    )

  test('between headings and numbers', () => {
    const lines = groupWords(
      words(
        ['POTENCIAS', 'Contratada', 'Máx. 12 m.', 'Recomendada'],
        ['├──────────────┼──────────────┼──────────────┤'],
        ['Punta', '4,600 kW', '4,204 kW', '5,500 kW'],
        ['Valle', '3,450 kW', '3,380 kW', '2,300 kW'],
      ).map(word => ({ ...word, afterBlank: false })),
      0,
    )
    expect(lines).toHaveLength(3)
    expect(readText(lines)).toEqual(inBox)
  })
})

describe('§own.536 A row that begins with "kW" has the label over it', () => {
  const table = (label: string) =>
    columns(row(label, 'Punta-llano', 'Valle'), row('kW', '4,6', '3,45'), row('€/kW día', '0,0905', '0,0310'))

  test.each(['Potencia contratada', 'Potència contractada', 'Kontratatutako potentzia'])('%s', label =>
    expect(readText(table(label))).toEqual(inBox),
  )

  test.each(['Potencia máxima', 'Potencia recomendada', 'Potencia contratada anterior', 'Demanda'])('not %s', label =>
    expect(readText(table(label))).toEqual({}),
  )
})

describe('§own.537 The period under a label that is broken around its number counts', () => {
  const halfLine = 5
  const form = (label: string) =>
    columns(
      [[0, label]],
      [[40, '4,6 kW']],
      [[0, 'punta']],
      [[0, '']],
      [[0, '']],
      [[0, label]],
      [[40, '3,45 kW']],
      [[0, 'valle']],
    ).map((line, at) => ({ ...line, top: at * halfLine, cells: line.cells.filter(({ text }) => text !== '') }))

  test('contracted, but not the highest', () => {
    expect(readText(form('Potencia contratada en'))).toEqual(inBox)
    expect(readText(form('Potència contractada en'))).toEqual(inBox)
    expect(readText(form('Potencia máxima en'))).toEqual({})
  })
})

describe('§own.538 What a bracket behind a power names is another power', () => {
  test.each(['máx.', 'màx.', 'usados', 'recomendados', 'gehien.', 'hai que pagar'])('%s', words => {
    const line = (period: string, kw: string) => `${period} ${kw} kW contratados (${words} 2,9 kW)`
    expect(powersOf(`${line('Punta', '4,6')}\n${line('Valle', '3,45')}`)).toEqual(both)
  })

  test('a recommended one is not that of valle', () => {
    expect(powersOf('Potencia contratada: 4,6 kW (recomendada 2,9 kW)')).toEqual(nothing)
    expect(powersOf('Potencia contratada: 4,6 kW (punta), 3,45 kW (valle)')).toEqual(both)
  })
})

describe('§own.726 The days of a stretch are no power', () => {
  const contracted = 'Potencia contratada actual (desde el 14.02.2025): Punta 5,75 kW Valle 5,75 kW'
  const row = (label: string, kw: string, days: number, price: string) =>
    `${label}     ${kw} kW x ${days} días x ${price}     ${(Number(kw.replace(',', '.')) * days * Number(price.replace(',', '.'))).toFixed(2)} €`

  test.each(['02.02-13.02', '02.02 – 13.02'])('"%s"', former =>
    expect(
      powersOf(
        [
          contracted,
          row(`Potencia punta ${former}`, '4,60', 12, '0,097553'),
          row(`Potencia valle ${former}`, '4,60', 12, '0,032431'),
          row('Potencia punta 14.02-04.03', '5,75', 18, '0,097553'),
          row('Potencia valle 14.02-04.03', '5,75', 18, '0,032431'),
        ].join('\n'),
      ),
    ).toEqual([5.75, 5.75]),
  )
})

describe('§own.733 What was used in several months is no contracted power', () => {
  const table = (months: readonly string[]) =>
    columns(
      [[0, 'Potència (kW)'], [30, 'Contractada'], ...months.map((month, at) => [60 + 20 * at, month] as const)],
      [
        [0, 'Punta (P1)'],
        [30, '2,3'],
        [60, '2,10'],
        [80, '2,25'],
      ],
      [
        [0, 'Vall (P3)'],
        [30, '4,6'],
        [60, '3,90'],
        [80, '4,44'],
      ],
    )

  test('under the names of months', () => expect(readText(table(['nov', 'des']))).toMatchObject({ p1: 2.3, p3: 4.6 }))
})

test('§own.734 Under a power in large letters its caption may say the period twice', () =>
  expect(
    readText(
      columns(
        [
          [0, '5,75 kW'],
          [30, '3,45 kW'],
          [60, '3,84 kW'],
        ],
        [
          [0, 'Potencia punta P1'],
          [30, 'Potencia valle P2'],
          [60, 'Máxima del mes'],
        ],
      ),
    ),
  ).toMatchObject({ p1: 5.75, p3: 3.45 }))
