import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, luna, madrid, powersOf, readingOf } from '#tests/support/invoices.ts'

test('§own.724 Two forms under one another, each code in the row of its own street, keep to their own', () => {
  const form = (heading: string, street: string, code: string) => [
    [
      [0, heading],
      [60, 'C.P.'],
      [80, 'LOCALIDAD'],
    ] as const,
    [
      [0, street],
      [60, code],
      [80, 'Madrid'],
    ] as const,
  ]
  const lines = columns(
    ...form('DOMICILIO DEL SUMINISTRO', 'C/ Luna, 2', '28004'),
    ...form('DOMICILIO FISCAL', 'Avda. de la Democracia, 8, 3º A', '28013'),
    [[0, cups]],
  )
  expect(readText(lines)).toEqual({ ...luna, ...madrid, cups })
})

test.each(['Adreça subm.', 'Adr. subm.', 'Domicili subm.'])('§own.725 "%s" labels the home of the supply', label =>
  expect(
    readText(
      columns(
        [[60, 'ANA PROVA EXEMPLE']],
        [
          [0, label],
          [20, 'C/ Luna 2'],
          [60, 'CARRER DEL BRUC, 61'],
        ],
        [
          [0, 'Població'],
          [20, '28004 Madrid'],
          [60, '28013 MADRID'],
        ],
      ),
    ),
  ).toMatchObject({ ...luna, ...madrid }),
)

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

test('§own.727 The number of a plot is that of its house', () =>
  expect(readingOf('Finca suministrada: Polígono 12, Parcela 87\n28004 Madrid')).toMatchObject({
    street: 'Polígono 12',
    streetNr: 'Parcela 87',
  }))
