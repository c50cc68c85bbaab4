import { describe, expect, test } from 'vitest'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { tokensOf } from '#mock/invoice/powers/power-tokens.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { columns, cups, powersOf, readingOf } from '#tests/support/invoices.ts'

test('§own.680 A cell is cut into its numbers once: a curve of a month has 744 of them', () => {
  const cell = makeCell('01/01 0,26 0,76 0,57', 0, 100)
  expect(tokensOf(cell)).toBe(tokensOf(cell))
})

describe('§own.681 What somebody had once is no power of today', () => {
  test.each([
    'Antes de tu cambio de 11/2024 tenías contratados 5,75 kW en ambos periodos.',
    'Hasta noviembre tenía usted contratada una potencia de 5,75 kW en ambos periodos.',
    'Abans de la modificació teníeu contractats 5,75 kW en tots dos períodes.',
  ])('"%s"', sentence => expect(powersOf(sentence)).toEqual([null, null]))

  test('beside what is contracted', () =>
    expect(
      powersOf('Potencia contratada: P1 3,45 kW, P2 6,9 kW\nAntes tenías contratados 5,75 kW en ambos periodos.'),
    ).toEqual([3.45, 6.9]))
})

test('§own.682 A value in the column of another address labels none', () =>
  expect(
    readText(
      columns(
        [[0, 'LUGAR DEL SUMINISTRO']],
        [
          [0, 'HAMED MOHAMED, SORAYA'],
          [60, 'HAMED MOHAMED, SORAYA'],
        ],
        [
          [0, 'CALLE REAL, 90 4º IZQDA'],
          [60, 'AVDA. EJERCITO ESPAÑOL, 15'],
        ],
        [
          [0, '51001 CEUTA'],
          [60, 'PORTAL 2, 1º A'],
        ],
        [
          [0, `CUPS ${cups}`],
          [60, '51002 CEUTA'],
        ],
      ),
    ),
  ).toMatchObject({ street: 'CALLE REAL', streetNr: '90', zipCode: '51001' }))

describe('§own.683 A line alone over a row of labels heads their form', () => {
  test.each(['PUNTO DE SUMINISTRO 2: ASCENSOR Y LUZ DE ESCALERA', 'DATOS DEL SUMINISTRO (03)'])('"%s"', head =>
    expect(
      readText(
        columns(
          [[120, 'Calle Vitoria 48, entreplanta A']],
          [[120, '09004 Burgos']],
          [],
          [[0, head]],
          [
            [0, 'Dirección'],
            [50, 'Población'],
            [80, 'Provincia'],
          ],
          [
            [0, 'Avda. Reyes Católicos 31, Portal 2, Bajo'],
            [50, '09005 Burgos'],
            [80, 'Burgos'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'Avda. Reyes Católicos', streetNr: '31', zipCode: '09005' }),
  )

  test('also one of short labels', () =>
    expect(
      readText(
        columns(
          [[0, 'DATOS DEL SUMINISTRO (03)']],
          ['TIPO VIA', 'NOMBRE VIA', 'NUM', 'ESC', 'PISO', 'PTA', 'C.POSTAL', 'MUNICIPIO'].map(
            (label, at) => [at * 20, label] as const,
          ),
          ['AV', 'DE MADRID', '14', '1', '3', 'B', '03330', 'CREVILLENT'].map((value, at) => [at * 20, value] as const),
        ),
      ),
    ).toMatchObject({ street: 'AV DE MADRID', streetNr: '14', apartment: 'ESC 1, PISO 3, PTA B' }))
})

test.each([
  ['Urbanización Los Olivares Parcela 14', { streetNr: 'Parcela 14', apartment: '' }],
  ['BARRIADA PARQUE ALCOSA BLOQUE 3 BAJO', { streetNr: '', apartment: 'BLOQUE 3 BAJO' }],
])('§own.684 Behind the name of an estate, block and plot need no comma: "%s"', (text, parts) =>
  expect(splitStreet(text)).toMatchObject(parts),
)

test('§own.685 The days of a period are no powers', () =>
  expect(
    readText(
      columns(
        [
          [0, 'Potencia contratada actual'],
          [40, '3,45 kW punta'],
          [60, '4,6 kW val'],
        ],
        ...[
          ['Potencia punta 01/03–14/03', '5,75 kW × 14 días × 0,081200'],
          ['Potencia val 01/03–14/03', '5,75 kW × 14 días × 0,012400'],
          ['Potencia punta 15/03–31/03', '3,45 kW × 17 días × 0,081200'],
          ['Potencia val 15/03–31/03', '4,6 kW × 17 días × 0,012400'],
        ].map(([label = '', days = '']) => [[0, label] as const, [40, days] as const]),
      ),
    ),
  ).toEqual({ p1: 3.45, p3: 4.6 }))

test('§own.686 A sentence may say whose home it is before it says where', () =>
  expect(
    readingOf(
      [
        'Calle Jerónimo Ibrán 7, 33600 Mieres',
        '',
        'Le remitimos la factura de la energía eléctrica suministrada entre el 1 de febrero y el 1 de',
        'marzo de 2022 (29 días) en la vivienda de la que es usted titular, sita en la calle Manuel Llaneza,',
        'número 38, piso 4º, letra A, código postal 33600 de Mieres (Asturias).',
      ].join('\n'),
    ),
  ).toMatchObject({ street: 'calle Manuel Llaneza', streetNr: '38', municipality: 'Mieres' }))

test('§own.686 "Aquí llega la luz" is a label', () =>
  expect(readingOf('AQUÍ LLEGA LA LUZ\nC/ Luna, 2\n28004 Madrid\n\nOFICINA\nC/ Sol, 4\n28013 Madrid')).toMatchObject({
    street: 'C/ Luna',
  }))

test('§own.687 A label stands over its own address also where the street has no kind', () =>
  expect(
    readText(
      columns(
        [[60, 'Enviar a']],
        [[60, 'Avenida de Castelao 140, 9º F']],
        [
          [0, 'Enderezo do punto de subministración'],
          [60, '36209 Vigo (Pontevedra)'],
        ],
        [[0, 'TORRECEDEIRA, 88, 3º D']],
        [[0, '36202 Vigo (Pontevedra)']],
      ),
    ),
  ).toMatchObject({ street: 'TORRECEDEIRA', streetNr: '88', zipCode: '36202' }))

test.each([
  ['Del 12.03.2024 al 11.04.2024, 30 días', { street: '', streetNr: '', apartment: '' }],
  ['PTDA. CACHAPETS 27 A PLTA 1 PTA 2', { streetNr: '27 A', apartment: 'PLTA 1 PTA 2' }],
])('§own.688 A day is no street, and a letter before a floor is of the house: "%s"', (text, parts) =>
  expect(splitStreet(text)).toMatchObject(parts),
)
