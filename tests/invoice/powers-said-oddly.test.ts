import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf, row } from '#tests/support/invoices.ts'

const nothing = [null, null]
const both = [4.6, 3.45]
const inBox = { p1: 4.6, p3: 3.45 }

describe('§own.543 Of a row that adds two powers with other days the first one held before', () => {
  const account = (days: string, otherDays: string) =>
    `Potencia P1 3,3 kW x ${days} + 4,6 kW x ${otherDays} 10,95\nPotencia P2 3,3 kW x ${days} + 3,45 kW x ${otherDays} 1,51`

  test.each([
    ['13 d', '17 d'],
    ['13 días', '17 días'],
    ['13 dies', '17 dies'],
    ['13 egun', '17 egun'],
  ])('%s and %s', (days, otherDays) => {
    const contracted = 'Potencia contratada P1 (punta): 4,6 kW\nPotencia contratada P2 (valle): 3,45 kW'
    expect(powersOf(`${contracted}\n${account(days, otherDays)}`)).toEqual(both)
    expect(powersOf(account(days, otherDays))).toEqual(both)
  })

  test('two powers with the same days are those of both periods', () =>
    expect(powersOf('Potencia contratada: 4,6 kW x 30 días + 3,45 kW x 30 días')).toEqual(both))
})

describe('§own.544 Each number of a cell belongs to the heading over it', () => {
  const table = (label: string, headings: readonly [string, string], numbers: string, reading = '30/09/26 real') =>
    columns(
      [
        [0, 'POTENCIAS (kW)'],
        [50, 'LECTURAS'],
      ],
      [
        [30, headings[0]],
        [38, headings[1]],
        [70, 'Punta'],
        [80, 'Llano'],
        [90, 'Valle'],
      ],
      [
        [0, label],
        [30, numbers],
        [50, reading],
        [70, '4.499'],
        [80, '3.978'],
        [90, '9.979'],
      ],
    )

  test('beside a meter, whose row begins with a day', () => {
    expect(readText(table('Contratada', ['Punta', 'Valle'], '4,600   3,450'))).toEqual(inBox)
    expect(readText(table('Contratada', ['P2', 'P1'], '3,450   4,600'))).toEqual(inBox)
    expect(readText(table('Contratada', ['Punta', 'Valle'], '4,600   3,450', '30/09/26 estimada'))).toEqual(inBox)
  })

  test.each(['Máx. demandada', 'Recomendada'])('not those of "%s"', label =>
    expect(readText(table(label, ['Punta', 'Valle'], '4,600   3,450'))).toEqual({}),
  )

  test('none where a heading names no period', () =>
    expect(readText(table('Contratada', ['Hoy', 'Valle'], '4,600   3,450'))).toEqual({}))
})

describe('§own.545 A label of two supplies, power and flow, is that of the power', () => {
  const form = (first: string, second: string) =>
    columns(
      [
        [0, first],
        [30, 'Punta: 4,600 kW'],
        [60, '—'],
      ],
      [
        [0, second],
        [30, 'Vall: 3,450 kW'],
        [60, '(potència de la caldera 24 kW)'],
      ],
    )

  test.each([
    ['Potència / cabal', 'contractat'],
    ['Potencia / caudal', 'contratado'],
  ])('%s %s', (first, second) => expect(readText(form(first, second))).toEqual(inBox))

  test('not the highest one', () => expect(readText(form('Potència / cabal', 'màxim'))).toEqual({}))
})

describe('§own.546 A bill in English names the powers and their periods', () => {
  test.each(['POWER YOU HAVE CONTRACTED', 'Power contracted', 'Contracted power'])('%s', label => {
    expect(powersOf(`${label}\nPeak: 4.6 kW\nValley: 3.45 kW\nHighest reading in 12 months: 4.87 kW`)).toEqual(both)
    expect(powersOf(`${label}\nPeak: 4.6 kW\nOff-peak: 3.45 kW`)).toEqual(both)
  })

  test.each(['Highest power', 'Maximum demand', 'Recommended power', 'Previous contracted power'])('not %s', label =>
    expect(powersOf(`${label}\nPeak: 4.6 kW\nValley: 3.45 kW`)).toEqual(nothing),
  )

  test('in the account', () =>
    expect(
      powersOf(
        'Power charge, peak — 4.6 kW × 30 days × €0.0905 12.49\nPower charge, valley — 3.45 kW × 30 days × €0.0102 1.06',
      ),
    ).toEqual(both))
})

describe('§own.547 A bracket in a label names the power of before', () => {
  test.each(['antes', 'abans', 'lehen'])('(%s …)', before =>
    expect(
      powersOf(`Potencia rectificada P1 (${before} 6,928 kW): 4,6 kW\nPotencia P2 (sin cambios): 3,45 kW`),
    ).toEqual(both),
  )

  test('of a label that is no contracted power nothing', () =>
    expect(powersOf('Potencia máxima P1 (antes 6,928 kW): 4,6 kW\nPotencia máxima P2: 3,45 kW')).toEqual(nothing))
})

describe('§own.548 Powers behind the CUPS and the tariff need no label', () => {
  const powers = 'P1=4,6 kW P2=3,45 kW'

  test.each(['CUPS ES0021000098989123RH0F • Peaje 2.0TD • ', 'Tarifa de acceso 2.0TD, ', '2.0TD - '])('%s', before =>
    expect(readText(columns([[0, before + powers]]))).toMatchObject(inBox),
  )

  test.each(['Le irían mejor con peaje 2.0TD, ', 'Con el peaje 2.0TD de antes: '])('not "%s"', before =>
    expect(powersOf(before + powers)).toEqual(nothing),
  )
})

describe('§own.549 The hours of a power tell its period', () => {
  const nights = 'de noche, fines de semana y festivos: 3,45 kW'

  test.each(['entre las 8 y las 24 h de días laborables', 'de 8 a 24 h', 'de 8:00 a 00:00'])('%s', hours => {
    expect(powersOf(`Potencia contratada ${hours}: 4,6 kW\nPotencia contratada ${nights}`)).toEqual(both)
    expect(powersOf(`Potencia máxima ${hours}: 4,6 kW\nPotencia máxima ${nights}`)).toEqual(nothing)
  })
})

describe('§own.550 A new holder has the powers that were kept from the contract before', () => {
  const powers = '4,6 kilovatios\nen horas punta y 3,45 kilovatios en horas valle, con la tarifa 2.0TD'

  test.each(['ha mantenido las potencias', 'se conservan las potencias'])('%s', kept =>
    expect(powersOf(`En el cambio de titular ${kept} del anterior contrato, esto es, ${powers}.`)).toEqual(both),
  )

  test.each(['En el cambio de titular ha dejado las potencias', 'No se conocen las potencias'])('not "%s"', left =>
    expect(powersOf(`${left} del anterior contrato de la vivienda, esto es, ${powers}.`)).toEqual(nothing),
  )
})

describe('§own.551 Short words and prices beside powers', () => {
  test('"P.max." is the highest one, and says nothing of the contracted one over it', () =>
    expect(powersOf('Tarifa 2.0A\nP.cont.: 4,6 kW\nP.max.: 3,82 kW')).toEqual([4.6, 4.6]))

  test('"€/kW/mes" heads prices', () => {
    const row = (period: string, power: string, price: string, amount: string) =>
      [
        [0, period],
        [40, power],
        [60, price],
        [80, amount],
      ] as const
    const table = columns(
      row('Horario', 'kW contratados', '€/kW/mes', 'Importe'),
      row('Punta', '4,6', '2,650', '12,19 €'),
      row('Valle', '3,45', '0,140', '0,48 €'),
    )
    expect(readText(table)).toEqual(inBox)
  })

  test('"Power hired"', () =>
    expect(powersOf('Power hired P1 (peak): 4.6 kW\nPower hired P2 (off-peak): 3.45 kW')).toEqual(both))
})

describe('§own.625 A label goes as far as its own sentence and its own table', () => {
  test('another sentence about a power that goes on in the line of the first', () => {
    const line = (text: string) => [[0, text]] as const
    const letter = columns(
      line('Tiene usted contratada una potencia de 4,6 kW en horas punta y de 3,45 kW en'),
      line('horas valle, con el peaje 2.0TD. En el último año no ha pasado de 3,4 kW en punta ni de 2,9'),
      line('kW en valle.'),
    )
    expect(readText(letter)).toEqual(inBox)
  })

  test('a meter beside it, whose dates have no year', () => {
    const form = columns(
      [
        [40, '14/08 (real)'],
        [60, '3.201 · 3.544 · 6.120'],
      ],
      [[0, 'Potencia contratada']],
      [
        [0, 'Punta 4,6 kW'],
        [40, '15/10 (real)'],
        [60, '3.348 · 3.704 · 6.359'],
      ],
      [
        [0, 'Valle 3,45 kW'],
        [40, 'Orden: punta, llano, valle; en kWh.'],
      ],
    )
    const near = form.map((line, index) => ({ ...line, top: index * 6 }))
    expect(readText(near)).toEqual(inBox)
  })

  test('the label whose two lines stand over and under its value', () => {
    const rows = [
      [[0, 'Potència'] as const],
      [[20, '4,6 kW'] as const],
      [[0, 'contractada punta'] as const],
      [[0, 'Potència'] as const],
      [[20, '3,45 kW'] as const],
      [[0, 'contractada vall'] as const],
    ]
    const form = columns(...rows).map((line, index) => ({ ...line, top: index * 6 + (index > 2 ? 12 : 0) }))
    expect(readText(form)).toEqual(inBox)
  })

  test('a table whose former column has a bracket behind its heading', () => {
    const table = columns(
      [
        [0, 'Potencia contratada'],
        [40, 'Antes (hasta el 02/10/2025)'],
        [80, 'Ahora (desde el 03/10/2025)'],
      ],
      [
        [0, 'Punta (P1)'],
        [40, '2,3 kW'],
        [80, '4,6 kW'],
      ],
      [
        [0, 'Valle (P2)'],
        [40, '2,3 kW'],
        [80, '3,45 kW'],
      ],
      [[0, 'Potencia valle 3,45 kW × 14 días × 0,026842 €']],
    )
    expect(readText(table)).toEqual(inBox)
  })
})

describe('§own.863 A power is what its own line says, whatever stands in the lines above', () => {
  test('a sentence about what could be contracted ends in a short line', () =>
    expect(
      powersOf(
        'Peaje 2.0TD\nPotencia contratada 3,45 kW en punta y en valle\nTérmino de potencia de los peajes: 38,04 euros por kW y año. Con su consumo\npodría contratar una potencia de 2,3 kW en punta y en valle.',
      ),
    ).toEqual([3.45, 3.45]))

  test('an adjustment with its amount is no column of differences', () =>
    expect(
      powersOf('Ajuste de factura anterior   -0,04 €\nPotencia contratada punta (P1): 4,4 kW; valle (P2): 3,3 kW'),
    ).toEqual([4.4, 3.3]))

  test('"Contracted peak power" is no highest power', () =>
    expect(
      powersOf(
        'Contracted peak power: 4.6 kW\nContracted off-peak power: 3.45 kW\nHighest demand: 3.18 kW\nPeak power: 5 kW',
      ),
    ).toEqual([4.6, 3.45]))

  test('"P1 contratada" beside the power', () =>
    expect(readText(columns(row(0, 40, 'P1 contratada', '4,6 kW'), row(0, 40, 'P2 contratada', '3,45 kW')))).toEqual(
      inBox,
    ))
})
