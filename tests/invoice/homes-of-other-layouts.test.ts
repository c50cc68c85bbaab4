import { describe, expect, test } from 'vitest'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, powersOf, readingOf } from '#tests/support/invoices.ts'

const bill = (...lines: readonly string[]) => readingOf(['CUPS: ES0021000098989123RH0F', ...lines].join('\n'))

describe('§own.645 What is left of a sentence before a street is no part of it', () => {
  test.each([
    ['Objeto del contrato: Suministro en Cjo. Los Gabrieles, S/N', 'Cjo. Los Gabrieles'],
    ['Dirección de suministro: En TORRECEDEIRA, 88', 'TORRECEDEIRA'],
    ['Dirección de suministro: Carrer d’en Sala, 88', 'Carrer d’en Sala'],
  ])('%s', (text, street) => expect(bill(text, '04820 Vélez Rubio (Almería)')).toMatchObject({ street }))
})

describe('§own.646 The province behind a town is no part of the town', () => {
  test.each([
    ['20003', 'Donostia / San Sebastián (Gipuzkoa)', 'Donostia / San Sebastián'],
    ['38201', 'LA LAGUNA SANTA CRUZ DE TENERIFE', 'LA LAGUNA'],
    ['38201', 'TACO (SANTA CRUZ DE TENERIFE)', 'TACO'],
    ['28231', 'LAS ROZAS DE MADRID MADRID', 'LAS ROZAS DE MADRID'],
  ])('%s %s', (zipCode, printed, municipality) => {
    const [address] = findAddresses(
      linesOfPlainText(`Dirección: Calle Luna, 21\nC.P.: ${zipCode}\nLocalidad: ${printed}`),
    )
    expect(address).toMatchObject({ zipCode, municipality })
  })
})

describe('§own.647 A street whose name is a kind of street, too, is another than one with the same number', () => {
  test('"C/ Corredera, 118" on the envelope, "Cmno. El Pedregal, 118" as the supply', () =>
    expect(
      bill(
        'CALZADOS PRUEBA, S.L.',
        'C/ Corredera, 118, 1º',
        '38760 Los Llanos de Aridane',
        'Punto de suministro',
        'Cmno. El Pedregal, 118 – 38760 Los Llanos de Aridane',
      ),
    ).toMatchObject({ street: 'Cmno. El Pedregal' }))
})

describe('§own.648 A label of many words is no sentence, and a village below an address no flat', () => {
  test('a label in two languages over a code and its town', () =>
    expect(
      readText(
        columns(
          [
            [0, 'CUPS'],
            [20, 'ES0021000098989123RH0F'],
          ],
          [[0, 'HORNIDURA-PUNTUAREN HELBIDEA Dirección del punto de suministro']],
          [
            [0, 'AVDA LA ROCHE 33 - ESC 2'],
            [30, '38001 Santa Cruz de Tenerife (Santa Cruz de Tenerife)'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'AVDA LA ROCHE', streetNr: '33', apartment: 'ESC 2' }))

  test.each(['Local', 'Bajo', '1º A'])('"Lo Pagán - 13330 Villanueva" under "…, %s"', apartment =>
    expect(
      bill(
        `Lugar de consumo: Calle Pozo de la Nieve, 41-B, ${apartment}`,
        'Lo Pagán - 13330 Villanueva de la Fuente, Ciudad Real',
      ),
    ).toMatchObject({ apartment, municipality: 'Villanueva de la Fuente' }),
  )
})

describe('§own.649 A town whose name stands far from its code is called as the bill calls it', () => {
  test('"Burlada / NAVARRA" in another row than the code', () =>
    expect(
      readText(
        columns(
          [
            [0, 'CUPS'],
            [40, 'ES0031607333019008AS0F'],
          ],
          [
            [0, 'Término municipal / provincia'],
            [40, 'Burlada / NAVARRA'],
          ],
          [
            [0, 'Dirección de suministro'],
            [40, 'C/ Mayor 61 bis, 4º Dcha., CP 31600'],
          ],
        ),
      ),
    ).toMatchObject({ municipality: 'Burlada' }))
})

describe('§own.650 What is left of a label over a street is no part of it', () => {
  test.each([
    'INSTALACIÓN SUMINISTRADA',
    'Tu punto de suministro',
    'Hornidura-puntuaren datuak / Datos del suministro',
  ])('%s', heading =>
    expect(bill(heading, 'TORRECEDEIRA 88, PL.3, 36202 Vigo')).toMatchObject({ street: 'TORRECEDEIRA' }),
  )

  test('"C" before a name is a kind of street, and no door', () =>
    expect(
      bill(
        'SUMINISTRO',
        'ABONADO: JULIAN CORROCHANO',
        'SITUACION: C PEP VENTURA, 31 - BJ',
        'LOCALIDAD: 17600 FIGUERES',
      ),
    ).toMatchObject({ street: 'C PEP VENTURA' }))

  test.each([
    ['Et portem la llum a Veïnat de Beget', 'Veïnat de Beget'],
    ['Te llevamos energía a Ondarreta txiki kalea', 'Ondarreta txiki kalea'],
  ])('%s', (text, street) => expect(bill('Punto de suministro', `${text}, 16, 48370 Bermeo`)).toMatchObject({ street }))
})

describe('§own.651 The letter of a door ends no line', () => {
  test.each(['2º E', 'PISO 1 PUERTA E'])('"…, %s" over "CUPS"', apartment =>
    expect(
      readText(
        columns(
          [
            [0, 'Dirección de suministro'],
            [40, 'C.P.'],
            [50, 'Localidad'],
            [80, 'Provincia'],
          ],
          [
            [0, `Rúa Cardeal 33, ${apartment}`],
            [40, '27400'],
            [50, 'Monforte de Lemos'],
            [80, 'Lugo'],
          ],
          [
            [0, 'CUPS'],
            [40, 'Tarifa ATR'],
          ],
          [
            [0, 'ES0022000007741283WE1P'],
            [40, '2.0TD'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'Rúa Cardeal', apartment }),
  )
})

describe('§own.652 Stairs, portal and block of a form keep their labels, floor and door do not need them', () => {
  test.each([
    [['Escalera', 'Piso', 'Puerta'], ['2', '4', 'C'], 'Escalera 2, Piso 4, Puerta C'],
    [['Portal', 'Escalera', 'CNAE'], ['2', 'Dcha.', '9820'], 'Portal 2, Escalera Dcha.'],
    [['Piso', 'Puerta', 'CNAE'], ['4', 'C', '9820'], '4 C'],
    [['Escalera', 'Piso', 'Puerta'], ['Esc. B', '4º', 'C'], 'Esc. B 4º C'],
  ])('%s: %s is %s', ([first = '', second = '', third = ''], [one = '', two = '', three = ''], apartment) =>
    expect(
      readText(
        columns(
          [[0, 'Punto de suministro']],
          [
            [0, 'Vía'],
            [40, 'Número'],
            [50, first],
            [60, second],
            [70, third],
          ],
          [
            [0, 'CALLE DOCTOR FLEMING'],
            [40, '8'],
            [50, one],
            [60, two],
            [70, three],
          ],
          [
            [0, 'Código postal'],
            [40, 'Población'],
            [60, 'Provincia'],
          ],
          [
            [0, '28922'],
            [40, 'ALCORCÓN'],
            [60, 'MADRID'],
          ],
        ),
      ),
    ).toMatchObject({ streetNr: '8', apartment }),
  )
})

describe('§own.653 What stands between street and postal code is part of the flat only where it says so', () => {
  test.each([
    ['a village in capitals', ['C/ REAL, 17 BAJO', 'MATANZA DE SORIA', '42330 SAN ESTEBAN DE GORMAZ'], 'BAJO'],
    ['a town in capitals', ['C/ REAL, 17 BAJO', 'SORIA', '42001 (SORIA)'], 'BAJO'],
    ['the rest of a flat', ['C/ REAL, 17 2º', 'DERECHA', '42330 SAN ESTEBAN DE GORMAZ'], '2º DERECHA'],
    [
      'a tax number of the column beside it',
      ['Avda. de Europa, 14, Local 2-B', 'B90411287 41927 Mairena del Aljarafe'],
      'Local 2-B',
    ],
    ['a minus sign for a dash', ['PTDA. CACHAPETS, 27 − PLTA 1 PTA 2', '03330 CREVILLENT'], 'PLTA 1 PTA 2'],
    [
      'a dot behind the name of a house',
      ['Calle Ulises, 6, Urb. Costa Nova, Villa Sunrise. 03730 Jávea'],
      'Urb. Costa Nova, Villa Sunrise.',
    ],
  ])('%s', (_, lines, apartment) => {
    const [first = '', ...more] = lines
    expect(bill(`Dirección de suministro: ${first}`, ...more)).toMatchObject({ apartment })
  })
})

describe('§own.654 "P3" is valle where other lines call it by its word', () => {
  test('"vall" in the account, "P3" in the contract', () =>
    expect(
      powersOf(
        'Potència punta (5,75 kW × 31 dies × 0,11 €)\nPotència vall (5,75 kW × 31 dies × 0,03 €)\nPotència contractada: P1 5,75 kW / P3 5,75 kW',
      ),
    ).toEqual([5.75, 5.75]))

  test('beside "P2" it is one of a larger tariff', () =>
    expect(powersOf('Potencia contratada: P1 10 kW / P3 12 kW\nPotencia contratada P2 valle 11 kW')).toEqual([
      null,
      null,
    ]))
})

test('§own.655 A town is known by its name in Castilian, too', () =>
  expect(findAddresses(linesOfPlainText('C/ Luna 2, 12540 VILLARREAL'))[0]).toMatchObject({
    municipality: 'VILLARREAL',
    isTownKnown: true,
  }))

test('§own.656 "Bodegas" is no word of gas', () =>
  expect(readingOf('C/ LAS BODEGAS, 2\nCUPS: ES0219000000041907GL\nPot. contratada: P1 3,45 kW P2 3,45 kW').cups).toBe(
    'ES0219000000041907GL',
  ))

test('§own.657 A label with a colon belongs to the address set in below it, not to the one beside it', () =>
  expect(
    readText(
      columns(
        [[90, 'DESTINATARIO']],
        [
          [0, 'TITULAR: ASENCIO MAS, REMEDIOS'],
          [90, 'REMEDIOS ASENCIO MAS'],
        ],
        [
          [0, 'SUMINISTRO:'],
          [90, 'C/ Sant Sebastià, 19, 2n B'],
        ],
        [
          [3, 'PARTIDA EL REALENGO, 118'],
          [90, '03330 CREVILLENT'],
        ],
        [
          [3, '03330 CREVILLENT - ALACANT'],
          [90, 'ALACANT'],
        ],
      ),
    ),
  ).toMatchObject({ street: 'PARTIDA EL REALENGO', streetNr: '118' }))
