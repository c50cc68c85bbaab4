import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, luna, madrid, powersOf, readingOf } from '#tests/support/invoices.ts'

describe('§own.431 Powers', () => {
  const corrected = (former: string, present: string) =>
    columns(
      [
        [0, 'Concepto'],
        [30, former],
        [50, present],
        [70, 'Diferencia'],
      ],
      [
        [0, 'Periodo'],
        [30, '01/03/26-31/03/26'],
        [50, '01/03/26-31/03/26'],
      ],
      [[0, 'Tarifa 2.0TD']],
      [
        [0, 'Potencia P1, kW'],
        [30, '6,60'],
        [50, '5,50'],
        [70, '-1,10'],
      ],
      [
        [0, 'Potencia P2, kW'],
        [30, '6,60'],
        [50, '6,60'],
        [70, '0,00'],
      ],
    )

  test('of a table that corrects another bill are taken from the column that calls itself correct alone', () => {
    expect(readText(corrected('Facturado', 'Correcto'))).toEqual({ p1: 5.5, p3: 6.6 })
    expect(readText(corrected('Facturado', 'Nueva factura'))).toEqual({})
    expect(readText(corrected('Nueva factura', 'Facturado'))).toEqual({})
  })

  test('are no differences between two bills', () => {
    const differences = columns(
      [
        [40, 'Factura anterior'],
        [60, 'Diferencia'],
      ],
      [
        [0, 'Potencia contratada P1, kW'],
        [40, '6,60'],
        [60, '-1,10'],
      ],
      [
        [0, 'Potencia contratada P2, kW'],
        [40, '6,60'],
        [60, '-2,20'],
      ],
    )
    expect(readText(differences)).toEqual({})
  })

  test('that a weightier statement denies are not taken', () => {
    const denied =
      'Potencia P1: 6,6 kW Potencia P2: 6,6 kW\nLa potencia contratada en P1 es de 5,5 kW desde el cambio de este mes'
    expect(powersOf(denied)).toEqual([null, null])
  })

  test('are no amounts of money', () => {
    const amounts = columns(
      [
        [0, 'Importe potencia P1, EUR'],
        [30, '7,39'],
        [45, '7,39'],
      ],
      [
        [0, 'Importe potencia P2, EUR'],
        [30, '0,78'],
        [45, '0,78'],
      ],
    )
    expect(readText(amounts)).toEqual({})
  })

  test('keep their heading beside the amounts of another column', () => {
    const beside = columns(
      [[40, 'Potència P1 (punta)']],
      [[40, '4,6 kW']],
      [[40, 'Potència P2 (vall)']],
      [
        [0, 'Total'],
        [15, '49,71 €'],
        [40, '4,6 kW'],
      ],
    )
    expect(readText(beside)).toEqual({ p1: 4.6, p3: 4.6 })
  })

  test('keep their heading beside the highest powers', () => {
    const beside = columns(
      [
        [0, 'Potencia contratada punta'],
        [30, 'Potencia contratada valle'],
        [60, 'Potencia máxima registrada'],
      ],
      [
        [0, '3,45 kW'],
        [30, '2,30 kW'],
        [60, 'punta 3,28 kW · valle 2,26 kW'],
      ],
    )
    expect(readText(beside)).toEqual({ p1: 3.45, p3: 2.3 })
  })

  test('hold against two weightier statements that contradict each other', () => {
    const text =
      'Contrato: potencia contratada P1: 3,45 kW\nAnexo: potencia contratada P1: 2,3 kW\nPotencia punta 3,45 kW x 30 días\nPotencia valle 3,45 kW x 30 días'
    expect(powersOf(text)).toEqual([3.45, 3.45])
  })

  test('of an example that goes on in the next line are not taken', () => {
    const text =
      'Potencia punta 4,6 kW x 30 días\nPotencia valle 4,6 kW x 30 días\nEjemplo: un suministro de baja tensión con una potencia contratada de 5,75 kW en\npunta y 5,75 kW en valle.'
    expect(powersOf(text)).toEqual([4.6, 4.6])
  })

  test('are given though a sentence over two lines names the tariff of others', () => {
    const text =
      'Potencia contratada punta 4,6 kW valle 3,45 kW\nPeaje (ATR): 2.0TD. Duración del contrato hasta: 11/04/2027\nSe puede cambiar una vez al año sin coste. Si su potencia supera 15\nkW se aplica en su factura el peaje 3.0TD.'
    expect(powersOf(text)).toEqual([4.6, 3.45])
  })
})

describe('§own.432 Addresses', () => {
  test.each([
    'On enviem la llum',
    "On arriba l'energia",
    'Dónde te mandamos la electricidad',
    'Dirección de ambos suministros',
    'Finca abonada',
  ])('under "%s" are the supply\'s', label => {
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid\nEnvíos\nC/ Sol 1\n28013 Madrid`)).toEqual({
      ...luna,
      ...madrid,
    })
  })

  test.each(["D'on ve la teva energia", 'De dónde viene tu luz', 'Dónde llamar por la luz'])(
    'under "%s" are not',
    label => expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toEqual({}),
  )

  test('have the label around their line', () => {
    const lines = columns([[0, 'Adreça del punt de']], [[30, 'C/ Luna 2, 28004 Madrid']], [[0, 'subministrament:']])
    const halfLine = 6
    expect(readText(lines.map((line, index) => ({ ...line, top: index * halfLine })))).toEqual({ ...luna, ...madrid })
  })

  test.each(['Parroquia de Donramiro', 'Barbadelo (Santiago)', 'Vilanova'])('"%s" is no flat', village => {
    expect(readingOf(`Dirección de suministro: Lugar de Fontao, 5\n${village}\n27616 Sarria (Lugo)`)).toEqual({
      street: 'Lugar de Fontao',
      streetNr: '5',
      zipCode: '27616',
      municipality: 'Sarria',
      province: 'Lugo',
    })
  })

  test('keep the whole flat: "Esc. B, Serv. Comunes"', () => {
    const text = 'Dirección de suministro: C/ Luna 2, Esc. B, Serv. Comunes\n28004 Madrid'
    expect(readingOf(text)).toMatchObject({ apartment: 'Esc. B, Serv. Comunes' })
  })

  test('have their flat in full, though the envelope cuts it short', () => {
    const text =
      'Punto de suministro\nC/ Luna 2, At. 2\n28004 Madrid\nCUPS: ES0021000098989123RH0F\nDirección de suministro: C/ Luna 2, Ático 2, 28004 Madrid'
    expect(readingOf(text)).toMatchObject({ apartment: 'Ático 2' })
  })

  test('take nothing from the column beside a street that has its number', () => {
    const beside = columns(
      [
        [0, 'Punto de suministro'],
        [40, 'Contrato'],
      ],
      [
        [0, 'C/ Luna 2'],
        [40, 'Nº 55102 · Tarifa 24h'],
      ],
      [
        [0, '28004 Madrid'],
        [40, 'Acceso 2.0TD'],
      ],
    )
    expect(readText(beside)).toEqual({ ...luna, ...madrid })
  })

  test('take the rest of a street that a narrow cell broke after a small word', () => {
    const form = columns(
      [[0, 'Datos del punto de suministro']],
      [
        [0, 'Vía'],
        [30, 'Número'],
        [50, 'C.P.'],
        [60, 'Municipio'],
      ],
      [[0, 'Calle de la']],
      [
        [30, '2'],
        [50, '28004'],
        [60, 'Madrid'],
      ],
      [[0, 'Luna']],
    )
    // The other values stand beside the middle of the street.
    const broken = form.map((line, index) => (index < 3 ? line : { ...line, top: line.top - (index - 2) * 6 }))
    expect(readText(broken)).toEqual({ street: 'Calle de la Luna', streetNr: '2', ...madrid })
  })

  test.each([
    ['03004 Alacant/Alicante', 'Alacant/Alicante'],
    ['20008 Donostia-San Sebastián (Gipuzkoa)', 'Donostia-San Sebastián'],
    ['03202 Elx (Alacant)', 'Elx'],
  ])('"%s" has the town as printed', (text, municipality) => {
    expect(readingOf(`Dirección de suministro: C/ Luna 2, ${text}`)).toMatchObject({ ...luna, municipality })
  })
})
