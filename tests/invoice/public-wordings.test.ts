import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, powersOf, readingOf } from '#tests/support/invoices.ts'

const gasCups = 'ES0237000000009937AT0F'

describe('Addresses', () => {
  test.each([
    ['Calle Mayor, s/nº', 'Calle Mayor', 's/nº', undefined],
    ['Calle Mayor, sin número, 2º A', 'Calle Mayor', 'sin número', '2º A'],
    ['CALLE MAYOR SN', 'CALLE MAYOR', 'SN', undefined],
    ['Nafarroa etorbidea z/g', 'Nafarroa etorbidea', 'z/g', undefined],
    ['AVDA MAYOR N 4 03 D', 'AVDA MAYOR', '4', '03 D'],
    ['Urkizu pasealekua 11-bis, 4.C', 'Urkizu pasealekua', '11-bis', '4.C'],
    ['Travesía Mayor, 2-1º B', 'Travesía Mayor', '2', '1º B'],
    ['C/ Mayor, 17-., LC 18', 'C/ Mayor', '17', 'LC 18'],
    ['Ctra. N 340 km 12', 'Ctra. N 340', 'km 12', undefined],
    ['CERVANTES 0012 UNIF.', 'CERVANTES', '12', 'UNIF.'],
  ])('§own.310 "%s"', (text, street, streetNr, apartment) => {
    expect(readingOf(`Dirección de suministro: ${text}, 28004 Madrid`)).toEqual({
      street,
      streetNr,
      ...madrid,
      ...(apartment && { apartment }),
    })
  })

  test.each([
    ['35600 Pto. del Rosario', 'Puerto del Rosario'],
    ['28701 S.S. de los Reyes (Madrid)', 'San Sebastián de los Reyes'],
    ['E-28004 Madrid', 'Madrid'],
    ['28004 Ma-\ndrid', 'Madrid'],
  ])('§own.310 "%s" is %s', (text, municipality) =>
    expect(readingOf(`Dirección de suministro: C/ Luna 2, ${text}`)).toMatchObject({ ...luna, municipality }),
  )

  test.each([
    'Dirección de suministro: 28004 Madrid, C/ Luna 2',
    'Dirección de suministro: C/ Luna 2\nPoblación: Madrid\nC.P.: 28004\nProvincia: Madrid',
    'Dirección de suministro: C/ Luna 2\nMunicipio (CP): Madrid (28004)',
    'Factura de la vivien-\nda sita en C/ Luna 2, de Madrid (28004 Madrid), de la que es titular',
    '¿Dónde?\nC/ Luna 2\n28004 Madrid',
    'Le escribimos por el suministro de su vivienda de la C/ Luna 2, de Madrid (28004),',
    'Dirección de suministro:\nC/ Luna 2 / Calle de la Luna 2\n28004 Madrid',
    '¿Dónde vives? C/ Luna 2, 28004 Madrid\n¿Dónde te escribimos? C/ Sol 1, 28013 Madrid',
  ])('§own.310 of "%s"', text => expect(readingOf(text)).toEqual({ ...luna, ...madrid }))

  test.each([
    'Direcció del punt de subministrament: C/ Luna 2, 28004 Madrid',
    "Adreça d'aquest subministrament: C/ Luna 2, 28004 Madrid",
    'Adreça on es dóna el servei: C/ Luna 2, 28004 Madrid',
    'DOM. SUMTRO.: C/ Luna 2\n28004 Madrid',
    'Dir. sum.: C/ Luna 2, 28004 Madrid',
    'Contador nº 88120417 en C/ Luna 2, 28004 Madrid',
    'Dónde tienes la luz\nC/ Luna 2\n28004 Madrid',
    '¿Dónde va la luz?\nC/ Luna 2, 28004 Madrid',
    'Vives tu energía en\nC/ Luna 2\n28004 Madrid',
    'Dónde\nC/ Luna 2\n28004 Madrid',
    'Su casa\nC/ Luna 2\n28004 Madrid',
    'Propiedad\nC/ Luna 2\n28004 Madrid',
    '2. Titular y suministro\nMarta Prueba\nC/ Luna 2\n28004 Madrid',
    'Punto de suministro\nTitular: Prueba, S.L. NIF B00000000\nDirección: C/ Luna 2, 28004 Madrid',
  ])('§own.391 at the label of "%s"', text =>
    expect(readingOf(`C/ Sol 1, 08001 Barcelona\nHoja 1\n${text}`)).toMatchObject({ ...luna, ...madrid }),
  )

  test('§own.391 at a label that is broken over three lines', () => {
    const lines = columns(
      [
        [0, 'Dirección'],
        [20, 'C/ Luna 2'],
      ],
      [[0, 'del']],
      [
        [0, 'suministro'],
        [20, '28004 Madrid'],
      ],
    )
    const close = lines.map(line => ({ ...line, top: line.top / 2 }))
    expect(readText(close)).toMatchObject({ ...luna, ...madrid })
  })

  test('§own.391 at a label before a kind of street of one letter', () =>
    expect(readingOf('Dirección de suministro: C LUNA 2 BJ\n28004 Madrid')).toMatchObject({
      street: 'C LUNA',
      ...madrid,
    }))

  test.each([
    ['Polígono 12 Parcela 34', { street: 'Polígono 12', streetNr: 'Parcela 34' }],
    ['Pol. 12, Parc. 34', { street: 'Pol. 12', streetNr: 'Parc. 34' }],
    ['Polígono 12, Parcela 34, s/n', { street: 'Polígono 12, Parcela 34', streetNr: 's/n' }],
  ])('§own.391 of the plot "%s"', (plot, parts) =>
    expect(readingOf(`Dirección de suministro: ${plot}, 28004 Madrid`)).toEqual({ ...parts, ...madrid }),
  )

  test('§own.391 of a bar at a square, which is no street in Basque', () =>
    expect(readingOf('Bar Casa Pepa. Plaza de San Nicolás 2, 28004 Madrid\nCUPS ES0021000098989123RH0F')).toMatchObject(
      { street: 'Plaza de San Nicolás', streetNr: '2', ...madrid },
    ))

  test('§own.391 of a hamlet, its parish beside it before the code', () => {
    const lines = columns(
      [
        [0, 'Enderezo da subministración'],
        [60, 'Parroquia / Concello'],
      ],
      [
        [0, 'Lugar de Outeiro, 12'],
        [60, 'Camporramiro – 27516 Chantada (Lugo)'],
      ],
    )
    expect(readText(lines)).toMatchObject({ street: 'Lugar de Outeiro', streetNr: '12', municipality: 'Chantada' })
  })

  test('§own.311 of a label with its value, beside an envelope', () => {
    const lines = columns(
      [[60, 'ANA PRUEBA EJEMPLO']],
      [
        [0, 'Dirección suministro: LUNA 2'],
        [60, 'C/ SOL 1'],
      ],
      [
        [0, 'BAJO 28004 MADRID'],
        [60, '08001 BARCELONA'],
      ],
    )
    expect(readText(lines)).toMatchObject({ street: 'LUNA', streetNr: '2', zipCode: '28004' })
  })

  test('§own.311 under its label, with an envelope beside both', () => {
    const lines = columns(
      [
        [0, 'Potencia valle: 3,45 kW'],
        [60, 'C/ SOL 1 3 2'],
      ],
      [
        [0, 'Dirección de suministro:'],
        [60, '08001 BARCELONA'],
      ],
      [
        [0, 'C/ LUNA, 2 28004'],
        [60, '(BARCELONA)'],
      ],
      [[0, 'MADRID (MADRID)']],
    )
    expect(readText(lines)).toMatchObject({ street: 'C/ LUNA', streetNr: '2', zipCode: '28004' })
  })

  test('§own.311 of a form of gas and electricity, not of the envelope', () => {
    const form = 'Titular:\nANA PRUEBA\nNIF:\n00000000T\nDirección:\nC/ Luna 2\n28004 Madrid\nCUPS gas:'
    const envelope = 'ANA PRUEBA\nC/ Sol 1\n08001 Barcelona\n'
    expect(
      readingOf(`${envelope}Datos del suministro\n${form}\nES0217000000282495NR1F\nCUPS luz:\n${cups}`),
    ).toMatchObject(luna)
    expect(readingOf(`${envelope}Datos del suministro\n${form}\nES0217000000282495NR1F`).street).toBeUndefined()
  })

  test('§own.311 under labels of its parts', () => {
    const lines = columns(
      [[0, 'Dirección de suministro']],
      [[0, 'C/ LUNA 2']],
      [[0, 'C.P. / Población']],
      [[0, '28004 MADRID']],
    )
    expect(readText(lines)).toMatchObject({ street: 'C/ LUNA', streetNr: '2', zipCode: '28004' })
  })

  test('§own.311 in the columns of a table', () => {
    const lines = columns(
      [
        [0, 'Dirección suministro'],
        [30, 'Calle Luna 2, Bajo B'],
        [60, 'Población'],
        [80, '28004 Madrid'],
      ],
      [
        [0, 'Producto'],
        [30, 'Tarifa Fija'],
      ],
    )
    expect(readText(lines)).toMatchObject({ street: 'Calle Luna', streetNr: '2', apartment: 'Bajo B', ...madrid })
  })
})

describe('Powers', () => {
  test.each([
    ['Con 4,6 kW de potencia contratada en horario punta y 3,45 kW en horario valle', [4.6, 3.45]],
    ['Tienes 4,6 kW contratados por el día (punta) y 3,45 kW por la noche (valle).', [4.6, 3.45]],
    ['4,6 kW Potencia contratada punta\n3,45 kW Potencia contratada valle', [4.6, 3.45]],
    ['Periodo P1, Potencia: 4,600, Maxímetro: 804\nPeriodo P2, Potencia: 3,450, Maxímetro: 752', [4.6, 3.45]],
    ['Potencia Contratada 1er período: 4,6 kW\nPotencia Contratada 2º período: 3,45 kW', [4.6, 3.45]],
    ['Potencia contratada P1 y P2: 4,6 kW', [4.6, 4.6]],
    ['Potencia contratada P1 y P2: 4,6 kW y 3,45 kW', [4.6, 3.45]],
    ['Potencias contratadas P1/P2: 4,6 / 3,45', [4.6, 3.45]],
    ['Potencia día: 4,6 kW x 30 días\nPotencia noche: 3,45 kW x 30 días', [4.6, 3.45]],
    ['Tu pico de potencia: 3,049 kW (punta) y 2,949 kW (valle).', [null, null]],
    ['La potencia del último año: 3,049 kW (punta) y 2,949 kW (valle).', [null, null]],
    ['4,6 kW Potencia máxima punta\n3,45 kW Potencia máxima valle', [null, null]],
  ])('§own.312 "%s"', (text, powers) => expect(powersOf(text)).toEqual(powers))

  test('§own.312 with the unit in the corner of a table', () => {
    const row = (name: string, p1: string, p2: string) => [[0, name] as const, [40, p1] as const, [60, p2] as const]
    const lines = columns(
      row('Potencia (kW)', 'P1', 'P2'),
      row('Contratada', '11,50', '14,49'),
      row('Máxima registrada', '8,03', '9,52'),
    )
    expect(readText(lines)).toEqual({ p1: 11.5, p3: 14.49 })
  })
})

describe('The CUPS', () => {
  test('§own.313 stands under rows of the account that speak of surplus', () => {
    const lines = columns(
      [
        [0, 'Compensación de excedentes'],
        [60, '-10,17 €'],
      ],
      [[0, 'IBAN: ES43']],
      [
        [0, 'CNAE'],
        [60, `CUPS: ${cups}`],
      ],
    )
    expect(readText(lines).cups).toBe(cups)
  })

  test('§own.313 with the code of a gas distributor is of electricity on a bill with powers and no word of gas', () => {
    const bill = `CUPS: ${gasCups}\nPotencia contratada: P1 4,6 kW P2 3,45 kW`
    expect(readingOf(bill).cups).toBe(gasCups)
    expect(readingOf(`${bill}\nGas natural`).cups).toBeUndefined()
    expect(readingOf(`CUPS: ${gasCups}`).cups).toBeUndefined()
    expect(readText(linesOfPlainText(bill), linesOfPlainText(bill)).cups).toBeUndefined()
  })
})
