import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]

describe('The contracted powers are found however they are written', () => {
  test.each([
    ['Potencia contratada en P1 (punta): 4,600 kW\nPotencia contratada en P2 (valle): 3,450 kW'],
    ['Potencia contratada: P1 4,6 kW - P2 3,45 kW'],
    ['Potencia contratada P1/P2: 4,6/3,45 kW'],
    ['Potencia contratada (P1-P2): 4,60 - 3,45 kW'],
    ['Potencia contratada: 4,6 kW (P1) 3,45 kW (P2)'],
    ['Tu potencia contratada es de 4,6 kW en punta y 3,45 kW en valle'],
    ['Potencias contratadas (kW): Punta: 4,6 Valle: 3,45'],
    ['Potencia contratada (kW)\nPunta 4,600\nValle 3,450\nPotencia máxima (kW)\nPunta 2,100\nValle 1,600'],
    ['Potencia contratada: punta (P1) 4,6 kW valle (P3) 3,45 kW'],
    ['Potencia contratada: Período 1: 4,600 kW. Período 2: 3,450 kW.'],
    ['Pot. contratada P1: 4,6 kW\nPot. contratada P2: 3,45 kW'],
    ["Potencia contratada: punta 4'6 kW valle 3'45 kW"],
    ['Potència contractada: Punta 4,6 kW Vall 3,45 kW'],
    ['Término de potencia punta: 4,6 kW x 0,08 €/kW/día x 30 días\nTérmino de potencia valle: 3,45 kW x 0,02 €/kW/día'],
    ['Potencia contratada Punta 4,6 kW Valle 3,45 kW\nUna vivienda media tiene contratados 5,75 kW en punta'],
  ])('%s', text => expect(powersOf(text)).toEqual([4.6, 3.45]))

  test('a column breaks the sentence between a number and its unit', () => {
    const column = columns(
      [
        [0, 'Contrato'],
        [40, 'Tienes contratada una potencia de 4,400'],
      ],
      [
        [0, 'Cliente ANA'],
        [40, 'kW en punta y 3,450 kW en valle.'],
      ],
    )
    expect(readText(column)).toEqual({ p1: 4.4, p3: 3.45 })
    expect(powersOf('Tensión 230\nkW contratados: punta: 6,9 valle: 4,6 KW')).toEqual([6.9, 4.6])
    const cells = ['Potencia contratada', 'Punta', '4,6', 'kW', 'Valle', '3,45', 'kW']
    expect(readText(columns(cells.map((text, place) => [place * 20, text])))).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test('three decimals after a comma are decimals, and so they are after a point', () => {
    expect(powersOf('Potencia contratada P1: 3,300 kW P2: 3.300 kW')).toEqual([3.3, 3.3])
  })
})

describe('What is no contracted power is never taken for one', () => {
  test.each([
    ['the highest power measured', 'Potencia máxima demandada\nP1: 2,6 kW\nP2: 1,45 kW'],
    ['the highest power measured, shortly', 'Máx. demandada: P1 2,6 kW P2 1,45 kW'],
    ['a maximeter', 'Lecturas maxímetro P1: 3,2 kW P2: 2,9 kW'],
    ['extension rights', 'Derechos de acceso P1: 5,75 kW. Derechos de extensión P2: 9,2 kW'],
    ['solar panels', 'Potencia instalada de autoconsumo P1: 3,3 kW P2: 3,3 kW'],
    ['energy', 'Potencia contratada. Consumo punta 112 kWh, valle 94 kW h'],
    ['a price', 'Potencia punta 0,093 €/kW día valle 0,02 €/kW día'],
    ['excesses', 'Excesos de potencia P1 4,6 kW P2 3,4 kW'],
    ['nought', 'Potencia contratada P1: 0 kW P2: 0,000 kW'],
    ['a power that this tariff does not have', 'Potencia contratada P1: 17,32 kW P2: 17,32 kW'],
    ['one of six periods', 'Potencia contratada P1 4,6 kW P2 4,6 kW P3 4,6 kW P4 4,6 kW P5 4,6 kW P6 15,1 kW'],
    ['a single power that names no period', 'Potencia contratada: 3,45 kW'],
    ['a number in two pieces', 'Potencia contratada: punta 5,7 50 kW; valle 4, 6 kW'],
    ['a number cut before its comma', 'Potencia contratada: punta 1 0,392 kW; valle 5 ,750 kW'],
    [
      'two statements that differ',
      'Potencia contratada P1: 4,6 kW P2: 4,6 kW\nPotencia contratada P1: 3,45 kW P2: 3,45 kW',
    ],
    ['more periods than numbers', 'Potencia contratada P1/P2/P3: 4,6/3,45 kW'],
  ])('%s', (_, text) => expect(powersOf(text)).toEqual(nothing))

  test('the contracted power beside the highest one is kept apart from it', () => {
    const text =
      'La potencia contratada es 4,6 kW en punta y 3,45 kW en valle; la máxima demandada, 3,2 kW en punta y 2,1 kW en valle'
    expect(powersOf(text)).toEqual([4.6, 3.45])
  })
})

describe('Columns decide what a number means', () => {
  test('two powers under their headings, with the highest ones in the next column', () => {
    const lines = columns(
      [
        [30, 'Potencia contratada'],
        [60, 'Potencia máxima'],
      ],
      [
        [0, 'Punta'],
        [30, '4,6 kW'],
        [60, '3,1 kW'],
      ],
      [
        [0, 'Valle'],
        [30, '3,45 kW'],
        [60, '2,2 kW'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test('periods as columns, with consumption and the highest power in other lines', () => {
    const lines = columns(
      [
        [30, 'Punta'],
        [45, 'Llano'],
        [60, 'Valle'],
      ],
      [
        [0, 'Consumo'],
        [30, '112 kWh'],
        [45, '94 kWh'],
        [60, '180 kWh'],
      ],
      [
        [0, 'Potencia contratada'],
        [30, '4,6 kW'],
        [60, '3,45 kW'],
      ],
      [
        [0, 'Potencia demandada'],
        [30, '3,1 kW'],
        [60, '2,2 kW'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test('a number that one label claims from the left and another from above is nobody’s', () => {
    const lines = columns(
      [[30, 'Potencia máxima']],
      [
        [0, 'Potencia contratada P1'],
        [30, '4,6 kW'],
      ],
    )
    expect(readText(lines)).toEqual({})
  })

  test('§own.123 the day of a date in the next column is no power', () => {
    const lines = columns(
      [
        [0, 'Potencias contratadas: punta-llano 4,6 kW; valle'],
        [60, 'Fin del contrato de suministro: 11/03/2024'],
      ],
      [[0, '4,6 kW']],
    )
    expect(readText(lines).p3).not.toBe(11)
  })

  test('§own.123 a blank lost between a period and its power is put back', () => {
    expect(powersOf('Potencia contratada P15,75 kW P24,6 kW')).toEqual([5.75, 4.6])
  })

  test('§own.125 a sentence that a narrow column broke keeps each period with its power', () => {
    const broken =
      'una potencia contratada en su punto de suministro de 5,5 kW en\nperiodo punta y 3,3 kW en periodo valle'
    expect(powersOf(broken)).toEqual([5.5, 3.3])
    expect(powersOf('Has contratado 4,6 kW en punta y\n3,45 kW en valle. Ahorra cuando quieras, tú decides')).toEqual([
      4.6, 3.45,
    ])
  })

  test('§own.125 a row with words of its own does not inherit the label of the row above', () => {
    const lines = columns(
      [
        [0, 'Tienes contratado'],
        [40, '4,6 kW (hora punta) · 3,45 kW (hora valle)'],
      ],
      [
        [0, 'Tu récord del año'],
        [40, '3,1 kW (punta) y 2,2 kW (valle)'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test('§own.223 a label over two lines keeps its highest powers from the heading above them', () => {
    const lines = columns(
      [[0, 'Potencia contratada punta (kW) 8,050']],
      [
        [0, 'Potencia contratada (kW) valle'],
        [32, '8,050'],
      ],
      [[0, 'Potencia máxima registrada']],
      [[32, 'Punta 7,612 Valle 2,040']],
      [[0, '(kW)']],
    ).map((line, index) => ({ ...line, top: [0, 14, 28, 33, 38][index] ?? 0 }))
    expect(readText(lines)).toEqual({ p1: 8.05, p3: 8.05 })
  })

  test('§own.223 a sentence goes on with "y otros" in the next line', () => {
    const sentence =
      'Usted tiene contratada una potencia de 4,6 kW en el periodo de punta, que hemos facturado a 0,1012\npor kW y día, y otros 3,45 kW en el periodo de valle, a 0,0262 euros por kW y día. Por los 59 días del'
    expect(powersOf(sentence)).toEqual([4.6, 3.45])
    // Another sentence is not about the contracted powers.
    expect(powersOf(sentence.replace('y día, y otros', 'y día. El vecino consume y otros'))).toEqual([null, null])
  })

  test('§own.223 the column "Demandada" is none of contracted powers', () => {
    const lines = columns(
      [
        [20, 'Contratada (kW)'],
        [40, 'Demandada (kW)'],
      ],
      [
        [0, 'Punta (P1)'],
        [20, '4,600'],
        [40, '2,016'],
      ],
      [
        [0, 'Valle (P2)'],
        [20, '3,450'],
        [40, '1,874'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test.each(['4.600 W', '4,600 W', '4600 W', '4.600 VV', '4.600 vatios'])('§own.223 "%s" are 4,6 kW', watts => {
    expect(powersOf(`Potencia contratada P1: ${watts} P2: 3.450 W`)).toEqual([4.6, 3.45])
  })

  test('§own.225 what is written under a power says which one it is', () => {
    const lines = columns(
      [
        [0, '4,6 kW'],
        [40, '3,45 kW'],
        [80, '2,8 kW'],
      ],
      [
        [0, 'potencia en punta'],
        [40, 'potencia en valle'],
        [80, 'potencia máxima en punta'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test('a column under a heading that is not known stays apart where its rows are far from each other', () => {
    const lines = columns(
      [
        [20, 'Potencias'],
        [40, 'Demanda'],
      ],
      [
        [20, 'contratadas'],
        [40, 'del mes'],
      ],
      [
        [0, 'Periodo'],
        [20, '4,6 kW'],
        [40, '3,372 kW'],
      ],
      [[0, '1']],
      [
        [0, 'Periodo'],
        [20, '2,3 kW'],
        [40, '0,89 kW'],
      ],
      [[0, '2']],
    )
    expect(readText(lines)).toEqual({})
  })

  test('§own.225 after a change of power the later one holds', () => {
    const change =
      'Hasta el 11/03/2026 tenías 5,75 kW en punta y 5,75 kW en valle.\nDesde el 12/03/2026 tienes 3,45 kW en punta y 4,6 kW en valle.'
    expect(powersOf(change)).toEqual([3.45, 4.6])
  })

  test.each([
    'Potència més alta que has fet servir: 3,2 kW (punta) · 4,9 kW (vall)',
    'Potencia más alta usada: punta 3,2 kW, valle 4,9 kW',
    'Potencia máis alta: punta 3,2 kW, val 4,9 kW',
    'Tu récord de potencia: punta 3,2 kW, valle 4,9 kW',
  ])('§own.225 "%s" is the highest power', text => expect(powersOf(text)).toEqual(nothing))

  test('§own.226 powers numbered P1 and P3 are punta and valle, unless there is a P2 or it may be illegible', () => {
    expect(powersOf('Potencia contratada P1 4,6 kW P3 3,45 kW')).toEqual([4.6, 3.45])
    expect(powersOf('Potencia contratada P1 4,6 kW P2 5,5 kW P3 3,45 kW')).toEqual(nothing)
    expect(powersOf('Potencia contratada P1 4,6 kW ¿¿ ¿¿ kW P3 3,45 kW')).toEqual(nothing)
  })

  test('§own.125 a label that is not wholly legible in a picture names no power', () => {
    expect(powersOf('Potencia ¿¿¿¿¿¿ P1: 7,484 kW P2: 6,28 kW')).toEqual([null, null])
  })
})
