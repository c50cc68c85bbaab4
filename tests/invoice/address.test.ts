import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, luna, madrid, readingOf } from '#tests/support/invoices.ts'

const alcorcon = { zipCode: '28922', municipality: 'Alcorcón', province: 'Madrid' }

describe('The supply address is taken apart', () => {
  test.each([
    ['C/ Luna 2, 28004 Madrid', { ...luna, ...madrid }],
    ['C/ Luna, nº 2, 1ºA 28004 Madrid Referencia catastral 1234567', { ...luna, apartment: '1ºA', ...madrid }],
    ['C/ Luna 2 D, Puerta 9, 28004 Madrid', { ...luna, streetNr: '2 D', apartment: 'Puerta 9', ...madrid }],
    ['C/ Luna 2 4 B, 28004 Madrid', { ...luna, apartment: '4 B', ...madrid }],
    ['C/ Luna 2. 28004. Madrid', { ...luna, ...madrid }],
    ['C/ Luna 2-4, 28004 Madrid', { street: 'C/ Luna', streetNr: '2-4', ...madrid }],
    ['C/ Luna 2, 28922 Alcorcón, Madrid, España', { ...luna, ...alcorcon }],
    ['C/ Luna 2, C.P. 28922 - Alcorcón - Madrid', { ...luna, ...alcorcon }],
    ['C/ Luna 2\nC.P.: 28922\nPoblación: Alcorcón\nProvincia: Madrid', { ...luna, ...alcorcon }],
    ['C/ Luna 2 Código postal: 28922 Localidad: Alcorcón Provincia: Madrid', { ...luna, ...alcorcon }],
    ['C/ Luna 2 28922 Alcorcón Madrid', { ...luna, ...alcorcon }],
    ['C/ Luna, 2 Piso: 3 Pta: B\n28922 Alcorcón\nMadrid\nCUPS', { ...luna, apartment: '3 B', ...alcorcon }],
    ['C/ 2 de Mayo, 14, 3º B, 28004 Madrid', { street: 'C/ 2 de Mayo', streetNr: '14', apartment: '3º B', ...madrid }],
    ['Calle 12, 5, 28004 Madrid', { street: 'Calle 12', streetNr: '5', ...madrid }],
    ['Calle Mayor s/n, 28004 Madrid', { street: 'Calle Mayor', streetNr: 's/n', ...madrid }],
  ])('%s', (text, expected) => expect(readingOf(`Dirección de suministro: ${text}`)).toEqual(expected))

  test.each([
    ['14440 VILLANUEVA DE CÓRDOBA', 'VILLANUEVA DE CÓRDOBA', 'Córdoba'],
    ['01010 Vitoria-Gasteiz (Álava)', 'Vitoria-Gasteiz', 'Araba/Álava'],
    ['15001 Coruña, A', 'Coruña, A', 'A Coruña'],
    ['07100 SOLLER, LES BALEARS', 'SOLLER', 'Illes Balears'],
    ['35001 Las Palmas de Gran\nCanaria, Las Palmas', 'Las Palmas de Gran Canaria', 'Las Palmas'],
    ['38001 Santa Cruz de Tenerife, Santa Cruz\nde Tenerife', 'Santa Cruz de Tenerife', 'Santa Cruz de Tenerife'],
    ['28701 San Sebastián de los\nReyes', 'San Sebastián de los Reyes', 'Madrid'],
  ])('municipality and province of %s', (text, municipality, province) => {
    expect(readingOf(`Dirección de suministro: C/ Luna 2, ${text}`)).toMatchObject({ municipality, province })
  })

  test.each([
    ['Adreça de subministrament: C/ Luna 2, 28004 Madrid'],
    ['Dirección del punto de suministro: C/ Luna 2 28004 Madrid'],
    ['DATOS DEL SUMINISTRO\nDirección: C/ Luna 2, 28004 Madrid'],
    ['C/ Sol 1, 08001 Barcelona\nHoja 1\nDónde recibes la energía: C/ Luna 2, 28004 Madrid'],
    ['C/ Sol 1, 08001 Barcelona\nHoja 1\nInstalación\nDirección: C/ Luna 2, 28004 Madrid'],
    ['Domicilio social: C/ Sol 1, 08001 Barcelona. Dirección de suministro: C/ Luna 2, 28004 Madrid'],
  ])('at the label of %s', text => expect(readingOf(text)).toMatchObject({ ...luna, ...madrid }))
})

describe('No other address is taken for it', () => {
  test.each([
    ['Dirección de facturación: C/ Sol 1, 08001 Barcelona. CUPS'],
    ['Dirección fiscal: C/ Sol 1, 08001 Barcelona'],
    ['Dirección de envío: C/ Sol 1, 08001 Barcelona'],
    ['Dirección de suministro de gas: C/ Sol 1, 08001 Barcelona'],
    ['Dirección de suministro: C/ Luna 2, 28004 Madrid\nPunto\nDirección de suministro: C/ Sol 1, 08001 Barcelona'],
  ])('%s', text => expect(readingOf(text)).toEqual({}))

  test('the billing address in the column beside it', () => {
    const lines = columns(
      [
        [0, 'Dirección de facturación:'],
        [50, 'Dirección de suministro:'],
      ],
      [
        [0, 'C/ Sol 1'],
        [50, 'C/ Luna 2'],
      ],
      [
        [0, '08001 Barcelona'],
        [50, '28004 Madrid'],
      ],
    )
    expect(readText(lines)).toEqual({ ...luna, ...madrid })
  })

  test('what stands over the label where a number follows it', () => {
    const repsol =
      'Repsol Comercializadora de Electricidad y Gas\nCL DEMO\nDirección de suministro 36 BJ D 07009\nPALMA (BALEARES)'
    expect(readingOf(repsol)).toMatchObject({ street: 'CL DEMO', streetNr: '36', apartment: 'BJ D' })
    expect(readingOf(repsol.replace('36 BJ D', 'CL PRUEBA 36 BJ D'))).toMatchObject({ street: 'CL PRUEBA' })
    expect(readingOf(repsol.replace('CL DEMO', 'Titular: ANA PRUEBA')).street).toBeUndefined()
  })

  test('the milestone of a road stands for its number', () => {
    const text = 'Dirección de suministro: Ctra. N-340 km 12, 08201 Sabadell\nGracias por confiar en nosotros'
    const sabadell = { zipCode: '08201', municipality: 'Sabadell', province: 'Barcelona' }
    expect(readingOf(text)).toEqual({ street: 'Ctra. N-340', streetNr: 'km 12', ...sabadell })
  })

  test('a place whose houses have no numbers keeps its block', () => {
    const text = 'Dirección de suministro: Barrio La Pesquera, Bloque 2, 1º A, 39770 Laredo\nGracias por todo'
    expect(readingOf(text)).toMatchObject({ street: 'Barrio La Pesquera', apartment: 'Bloque 2, 1º A' })
  })

  test('an estate before the street belongs to the flat', () => {
    const text = 'Dirección de suministro: URB. LOS PINOS, C/ LUNA 15 CASA, 08201 Sabadell\nGracias por todo'
    expect(readingOf(text)).toMatchObject({ street: 'C/ LUNA', streetNr: '15', apartment: 'URB. LOS PINOS, CASA' })
  })

  test('a floor behind a dash is no second house', () => {
    const flatOf = (address: string) =>
      readingOf(`Dirección de suministro: ${address}, 08201 Sabadell\nGracias por todo`)
    expect(flatOf('C/ Luna 20 - 3º A')).toMatchObject({ streetNr: '20', apartment: '3º A' })
    expect(flatOf('C/ Luna 112 - 5 Izq')).toMatchObject({ streetNr: '112', apartment: '5 Izq' })
    expect(flatOf('C/ Luna 12-14')).toMatchObject({ streetNr: '12-14' })
  })

  test('§own.122 the rows of a form belong together though they stand wide apart', () => {
    const rows = columns(
      [
        [0, 'Domicilio de suministro'],
        [50, 'Ctra. de Almería, km 3,4'],
      ],
      [
        [0, 'Población'],
        [50, '18600 Motril'],
      ],
    ).map((line, index) => ({ ...line, top: index * 26 }))
    expect(readText(rows)).toMatchObject({ street: 'Ctra. de Almería', streetNr: 'km 3,4', zipCode: '18600' })
  })

  test('§own.122 an office in the same town lends its street to no postal code', () => {
    const lines = columns(
      [
        [0, 'Población'],
        [50, '18600 Motril'],
      ],
      [
        [0, 'CUPS'],
        [50, 'ES0021000098989123RH0F'],
      ],
      [[0, 'Costa Tropical Energía S.L., C/ Nueva 1, 18600 Motril. Averías 900 850 840.']],
    )
    const { street, streetNr, cups } = readText(lines)
    expect({ street, streetNr, cups }).toEqual({
      street: undefined,
      streetNr: undefined,
      cups: 'ES0021000098989123RH0F',
    })
  })

  test('§own.122 the heading of its own column counts before the label in the column beside it', () => {
    const lines = columns(
      [[50, 'Dirección del suministro:']],
      [[50, 'Ctra. de Níjar, km 8']],
      [
        [0, 'Averías'],
        [50, '04117 Níjar (Almería)'],
      ],
    )
    expect(readText(lines)).toMatchObject({ street: 'Ctra. de Níjar', streetNr: 'km 8', municipality: 'Níjar' })
  })

  test.each([
    'Dirección del servicio',
    'Dirección de tu vivienda',
    'Onde che levamos a luz',
    'Donde está tu contador',
    'Instalazioaren helbidea',
    'Adreça del servei',
    'Lugar de prestación del servicio',
    'Punto de entrega',
    'Datos de la vivienda',
    "On s'usa l'energia",
  ])('§own.126 "%s" labels the address of the supply', label => {
    const text = `A quien le facturamos\nC/ Sol 1\n08001 Barcelona\n\n${label}\nC/ Luna 2\n28004 Madrid`
    expect(readingOf(text)).toMatchObject(luna)
  })

  test('§own.225 of two forms, the one with the CUPS of the gas names the home of the gas', () => {
    const lines = columns(
      [[0, 'Contrato 1']],
      [
        [0, 'Punto de entrega'],
        [40, 'C/ Luna 2, 28004 Madrid'],
      ],
      [
        [0, 'Identificador CUPS'],
        [40, 'ES0021000098989123RH0F'],
      ],
      [[0, 'Contrato 2']],
      [
        [0, 'Punto de entrega'],
        [40, 'C/ Sol 1, 28013 Madrid'],
      ],
      [
        [0, 'Identificador CUPS'],
        [40, 'ES0217000000151041TS0F'],
      ],
    )
    expect(readText(lines)).toMatchObject({ ...luna, cups: 'ES0021000098989123RH0F' })
  })

  test('§own.126 the desk of a service is nobody’s home', () => {
    const text = 'Dirección del servicio de atención al cliente: C/ Luna 2, 28004 Madrid'
    expect(readingOf(text).street).toBeUndefined()
  })

  test('§own.126 a letter names the home in a sentence that goes on in the next line', () => {
    const text =
      'Calle Sol, 1\n08001 Barcelona\n\nEstimada clienta: le detallamos la factura de la electricidad que ha consumido en el inmueble situado en C/ Luna número 2, piso 5.º, letra D, de Madrid, código\npostal 28004, cuyo punto de suministro se identifica con el contrato 123.'
    expect(readingOf(text)).toMatchObject({ ...luna, ...madrid, apartment: 'piso 5.º, letra D' })
  })
})
