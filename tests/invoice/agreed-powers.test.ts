import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]
const both = [4.6, 3.45]
const inBox = { p1: 4.6, p3: 3.45 }

describe('§own.485 A power that both sides have agreed on is the contracted one', () => {
  test.each([
    'Potencia concertada',
    'Potencias apalabradas',
    'Potencia de póliza',
    'Potencia de contrato',
    'Potencia contr.',
    'Potencia suscrita',
    'Potencia convenida',
    'Potencia pactada',
    'Potencia acordada',
    'Potencia que elegiste',
    'Potencia solicitada en contrato',
    'Potència que teniu reservada',
    'Potencia que tiene',
    'Potencia que paga',
    'Potència concertada',
    'Potència subscrita',
    'Potència pactada',
    'Potència acordada',
    'Potència convinguda',
    'Potència de la pòlissa',
    'Potencias convidas',
    'Potencia acordada con vostede',
    'Hitzartutako potentzia',
    'Adostutako potentzia',
    'Hitzartutako ahalmena',
    'kW de póliza',
    'kW contr.',
    'kW suscritos',
    'kW hitzartuak',
    'Concertada (kW)',
  ])('%s', label => expect(powersOf(`${label}: punta 4,6 kW, valle 3,45 kW`)).toEqual(both))

  test.each([
    [['kW contr. 1', 'kW contr. 2', 'kW máx. leídos']],
    [['KW PUNTA', 'KW VALLE', 'MAXÍMETRO']],
    [['kW punta', 'kW vall', 'màx. mes']],
    [['kW en horas de punta y llano', 'kW en horas de valle', 'Máximo del mes']],
  ])('under the headings %j', headings => {
    const row = (cells: readonly string[]) => cells.map((text, at) => [at * 40, text] as const)
    expect(readText(columns(row(headings), row(['4,600', '3,450', '3,960'])))).toEqual(inBox)
  })

  test('beside the highest power of the same period', () => {
    const lines = columns(
      [
        [0, 'Potencia punta'],
        [30, '4,6 kW'],
        [50, 'Máx. punta'],
        [70, '4,02 kW'],
      ],
      [
        [0, 'Potencia valle'],
        [30, '3,45 kW'],
        [50, 'Máx. valle'],
        [70, '2,14 kW'],
      ],
    )
    expect(readText(lines)).toEqual(inBox)
  })
})

describe('§own.485 Periods are known by their short names', () => {
  test.each([
    'Potencia contratada: 1ª) 4,6 kW 2ª) 3,45 kW',
    'Potencia contratada PTA 4,6 kW\nPotencia contratada VLL 3,45 kW',
    'Potencia contratada PUN: 4,6 kW VAL: 3,45 kW',
    'POTENCIA PTA 4,6 kW x 30\nPOTENCIA VLL 3,45 kW x 30',
    'Pot. contratada 4,6 punta; 3,45 valle (kW)',
  ])('%s', text => expect(powersOf(text)).toEqual(both))

  test('beside a postal code, and under a number without its unit', () => {
    const lines = columns(
      [
        [0, 'Camino Los Olivos, 12'],
        [40, 'kW contratados en punta/llano: 4,600'],
      ],
      [
        [0, '35300 Santa Brígida'],
        [40, 'kW contratados en valle: 3,450'],
      ],
    )
    expect(readText(lines)).toMatchObject({ p1: 4.6, p3: 3.45 })
  })
})

describe('§own.485 The unit is printed as a word', () => {
  test.each(['kilovatios', 'kilowatts', 'kilowatios', 'quilovatios', 'kW.'])('%s', unit =>
    expect(powersOf(`Potencia contratada: punta 4,6 ${unit}, valle 3,45 ${unit}`)).toEqual(both),
  )

  test('but not that of energy', () =>
    expect(powersOf('Potencia. Gastó en punta 4,6 kilovatios hora y en valle 3,45 kilovatios-hora')).toEqual(nothing))
})

describe('§own.485 Other powers are never taken', () => {
  test.each([
    'El mes pasado llegaste como mucho a 2,97 kW, así que te sobra algo.',
    'En el año ha llegado a 2,97 kW.',
    'El mes passat vas arribar com a molt a 2,97 kW.',
  ])('after the contracted one: "%s"', sentence =>
    expect(powersOf(`Has contratado 3,45 kW a todas horas. ${sentence}`)).not.toContain(2.97),
  )

  test.each([
    'máxima',
    'leída',
    'demandada',
    'medida',
    'registrada',
    'más alta',
    'pedida',
    'admisible',
    'según boletín',
    'recomendada',
    'aconsejable',
    'habitual',
    'que se suele pedir',
    'del vecino',
    'de la caldera',
    'del cargador',
    'del inversor',
    'de la bomba',
    'solicitada',
    'autorizada',
  ])('Castilian: potencia %s', words =>
    expect(powersOf(`Potencia ${words}: punta 4,6 kW, valle 3,45 kW`)).toEqual(nothing),
  )

  test.each([
    'màxima',
    'llegida',
    'demanada',
    'mesurada',
    'registrada',
    'més alta',
    'admissible',
    'segons butlletí',
    'recomanada',
    'aconsellable',
    'habitual',
    'que se sol demanar',
    'del veí',
    'de la caldera',
    'del carregador',
    "de l'inversor",
    'de la bomba',
  ])('Catalan: potència %s', words =>
    expect(powersOf(`Potència ${words}: punta 4,6 kW, vall 3,45 kW`)).toEqual(nothing),
  )

  test.each([
    'máxima',
    'lida',
    'demandada',
    'medida',
    'rexistrada',
    'máis alta',
    'pedida',
    'admisible',
    'recomendada',
    'aconsellable',
    'habitual',
    'do veciño',
    'da caldeira',
    'do cargador',
    'do inversor',
    'solicitada',
  ])('Galician: potencia %s', words =>
    expect(powersOf(`Potencia ${words}: punta 4,6 kW, val 3,45 kW`)).toEqual(nothing),
  )

  test.each([
    'Potentzia maximoa',
    'Neurtutako potentzia',
    'Eskatutako potentzia',
    'Potentziarik handiena',
    'Gomendatutako potentzia',
    'Onartutako potentzia',
    'Ohiko potentzia',
    'Bizilagunaren potentzia',
    'Galdararen potentzia',
    'Kargagailuaren potentzia',
    'Inbertsorearen potentzia',
  ])('Basque: %s', label => expect(powersOf(`${label}: puntan 4,6 kW, haranean 3,45 kW`)).toEqual(nothing))

  test.each([
    'Potencia contratada\nNo ha pasado de 4,6 kW en punta y 3,45 kW en valle',
    'Lo más que ha llegado a usar a la vez es 4,6 kW en punta y 3,45 kW en valle',
    'O máximo que se pediu á rede foi de 4,6 kW en punta e 3,45 kW en val',
    'Els graons habituals de potència són 4,6 kW en punta i 3,45 kW en vall',
    'Se suelen pedir 4,6 kW en punta y 3,45 kW en valle',
    'Máximo del año, punta / valle: 4,6 kW / 3,45 kW',
  ])('%s', text => expect(powersOf(text)).toEqual(nothing))

  test('and readings of a meter under the contracted powers are none', () => {
    const reading = (first: string) =>
      columns(
        [
          [0, 'Potencia contratada punta'],
          [50, 'Contador 9002'],
        ],
        [
          [0, '14.08.24'],
          [20, '14.10.24'],
        ],
        [
          [0, first],
          [20, '6.207'],
        ],
      )
    expect(readText(reading('06.118'))).toEqual({})
    expect(readText(reading('6.118'))).toEqual({})
    const lines = columns(
      [
        [0, 'POT.CONTR. .. PTA 4,600'],
        [30, 'VLL 3,450'],
      ],
      [[0, '-'.repeat(50)]],
      [
        [0, 'PTA'],
        [10, '6.118'],
        [30, '6.207'],
      ],
    )
    expect(readText(lines)).toEqual(inBox)
  })

  test('and kW under a heading of the highest power are that one', () => {
    const row = (...cells: readonly string[]) => cells.map((text, at) => [at * 40, text] as const)
    expect(readText(columns(row('Maxímetro', 'kW punta', 'kW valle'), row('marzo', '4,600', '3,450')))).toEqual({})
    expect(
      readText(columns(row('Lecturas del maxímetro'), row('kW punta', 'kW valle'), row('4,600', '3,450'))),
    ).toEqual({})
    expect(readText(columns(row('kW punta', 'kW valle'), row('4,600', '3,450')))).toEqual({})
  })
})

describe('§own.508 The words of a power in English are read', () => {
  test.each([
    'Contracted power: P1 4.6 kW, P2 3.45 kW',
    'Contracted power (kW): peak 4.6, off-peak 3.45',
    'Contracted power peak: 4.6 kW\nContracted power off-peak: 3.45 kW\nPeak demand: 4.1 kW',
    'Potencia contratada / Contracted power: P1 4,6 kW - P2 3,45 kW',
  ])('%s', text => expect(powersOf(text)).toEqual(both))

  test.each([
    'Maximum demand: peak 4.6 kW, off-peak 3.45 kW',
    'Peak power: P1 4.6 kW, P2 3.45 kW',
    'Previous contracted power: P1 4.6 kW, P2 3.45 kW',
    'Recommended contracted power: P1 4.6 kW, P2 3.45 kW',
    'Your former contracted power: P1 4.6 kW, P2 3.45 kW',
  ])('none of "%s"', text => expect(powersOf(text)).toEqual(nothing))
})
