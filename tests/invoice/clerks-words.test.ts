import { describe, expect, test } from 'vitest'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { partedByLeaders } from '#mock/invoice/text/leaders.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { columns, readingOf } from '#tests/support/invoices.ts'

const luna = { street: 'C/ Luna', streetNr: '2' }
const madrid = { zipCode: '28004', municipality: 'Madrid', province: 'Madrid' }

describe('§own.480 What a clerk calls the home labels its address', () => {
  test.each([
    'Situación de la acometida',
    'SITUACIÓN DE LA ACOMETIDA',
    'Domicilio del taller',
    'Dirección del local',
    'Finca',
    'Piso arrendado',
    'FINCA ATENDIDA',
    'Apartamento servido',
    'Casa de veraneo a la que corresponde',
    'Casa que recibe la energía',
    'Casa onde se dá a luz',
    'Pis que abastim',
    'Argindarra non hartzen den',
    'D. SUM.',
    'Te llevamos la luz a',
    'El lugar que iluminamos',
    'Adónde llega la luz',
    'Local / vivienda con luz',
    'Centro de consumo',
    'El piso',
    'Casa',
    'FINCA / PÓLIZA',
    'Hornidura-puntuaren helbidea / Dirección del punto de suministro',
    'Domicilio eléctrico',
    'PTO.ENTREGA',
    'Argindarra hartzen duen etxea',
  ])('"%s"', label => {
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toMatchObject({ ...luna, ...madrid })
    expect(readingOf(`${label}: C/ Luna 2, 28004 Madrid`)).toMatchObject({ ...luna, ...madrid })
  })

  test.each(['Domicilio familiar', 'Envío a', 'Recibos a', 'Aquí te escribimos'])('"%s" labels another', label =>
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid\nCUPS ES0021000098989123RH0F`)).toEqual({
      cups: 'ES0021000098989123RH0F',
    }),
  )

  test.each([
    'Factura RJ25-00942, por la luz de su garaje en la C/ Luna 2, de Madrid (C.P. 28004, Madrid).',
    'Aquí tienes la factura del suministro de C/ Luna 2, 28004 Madrid.',
    'CUPS ES 0021 0000 9898 9123 RH 0F. Ubicado en C/ Luna 2, 28004 Madrid.',
    'Enviamos la luz a C/ Luna 2, 28004 Madrid',
    'El piso por el que le giramos este recibo es el de la C/ Luna 2, 28004 Madrid, que sigue alquilado.',
    'El piso por el que pagamos entre todos los hermanos este mismo\nrecibo es el de la C/ Luna 2, 28004 Madrid, que sigue alquilado.',
  ])('in a sentence: "%s"', text => expect(readingOf(text)).toMatchObject({ ...luna, ...madrid }))

  test('where another service is, is another’s', () => {
    const text = 'FIBRA 600 Mb - Instalación: C/ Colón 5, 46004 Valencia\nVivienda con luz: C/ Luna 2, 28004 Madrid'
    expect(readingOf(text)).toMatchObject({ ...luna, ...madrid })
  })

  test('a heading in capitals is no holder’s name, and a farm’s name none either', () => {
    const rows = columns(
      [
        [0, 'Denominación'],
        [30, 'FINCA LOS ALMENDROS'],
      ],
      [
        [0, 'Paraje y vía'],
        [30, 'C/ LUNA 2'],
      ],
      [
        [0, 'Término municipal'],
        [30, '28004 MADRID'],
      ],
      [
        [0, 'Clave CUPS'],
        [30, 'ES0021000098989123RH0F'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'C/ LUNA', streetNr: '2', zipCode: '28004' })
  })
})

describe('§own.481 A label may stand below its value', () => {
  const captioned = (captions: [string, string]) => {
    const lines = columns(
      [[0, 'Calle Colón 5, 46004 Valencia']],
      [[0, captions[0]]],
      [[0, 'C/ Luna 2, 28004 Madrid']],
      [[0, captions[1]]],
      [[0, 'ES0021000098989123RH0F']],
    )
    // A caption stands close under its value.
    return lines.map((line, index) => ({ ...line, top: line.top - (index % 2 === 1 ? 3 : 0) }))
  }

  test('and labels nothing under it', () => {
    expect(readText(captioned(['aquí te escribimos', 'aquí te damos luz']))).toMatchObject({ ...luna, ...madrid })
    expect(readText(captioned(['domicilio del titular', 'lugar donde recibe la electricidad']))).toMatchObject(luna)
    expect(readText(captioned(['aquí te damos luz', 'aquí te escribimos']))).toMatchObject({ zipCode: '46004' })
  })
})

describe('§own.482 Parts of an address', () => {
  const parts = (text: string) => {
    const { street, streetNr, apartment } = readingOf(`Dirección de suministro: ${text}, 28004 Madrid`)
    return [street, streetNr, apartment]
  }
  test.each([
    ['C/ Luna, parc. 14, nave 3', ['C/ Luna', 'parc. 14', 'nave 3']],
    ['Bº El Soto, parcela 8', ['Bº El Soto', 'parcela 8', undefined]],
    ['Barrio La Portilla, 12-A (Celorio)', ['Barrio La Portilla', '12-A', undefined]],
    ['C/ Luna 2, Portal B, Bajo (servicios comunes)', ['C/ Luna', '2', 'Portal B, Bajo']],
    ['Pasaje Luna, núm. 6, 4.º-C, de', ['Pasaje Luna', '6', '4.º-C']],
    ['C/ Luna 2, Casa 2, Ppal. Dcha.', ['C/ Luna', '2', 'Casa 2, Ppal. Dcha.']],
  ])('"%s"', (text, expected) => expect(parts(text)).toEqual(expected))

  test('a sentence names the street before the hamlet, over three lines', () => {
    const text =
      'El suministro es el que tiene contratado como vivienda\nde temporada en Camino del Molino, 3, aldea de Las\nNogueras, 23290 Santiago-Pontones (Jaén), cuyo código'
    expect(readingOf(text)).toMatchObject({ street: 'Camino del Molino', streetNr: '3', zipCode: '23290' })
    expect(readingOf(text).apartment).toBeUndefined()
  })

  test('a typewriter’s form has gaps in its lines, and two dots between label and value', () => {
    const rows = columns(
      [
        [0, 'FINCA'],
        [14, 'C/ LUNA 2'],
        [25, 'BIS 2-IZQ'],
      ],
      [
        [0, 'POBLACION'],
        [14, '28004 MADRID'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'C/ LUNA', streetNr: '2 BIS', apartment: '2-IZQ' })
    const gaps = columns(
      [
        [0, 'D.SUM.: CL. LUNA'],
        [20, 'N.: 2'],
        [28, 'PL.: 1 PTA.: B'],
      ],
      [[8, '28004 MADRID']],
    )
    expect(readText(gaps)).toMatchObject({ street: 'CL. LUNA', streetNr: '2', apartment: 'PL.: 1 PTA.: B' })
    const cell = makeCell('POBLACION ... 28004 MADRID', 0, 130)
    expect(partedByLeaders(cell).map(({ text }) => text)).toEqual(['POBLACION', '28004 MADRID'])
  })

  test('a table has the province beside the code, and the supply’s label over the street', () => {
    const rows = columns(
      [
        [0, 'Dirección del punto de suministro'],
        [40, 'Población'],
        [60, 'C.P. y provincia'],
      ],
      [
        [0, 'Bº El Soto 47, BAJO'],
        [40, 'Medina de Pomar'],
        [60, '09512 Burgos'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'Bº El Soto', streetNr: '47', municipality: 'Medina de Pomar' })
  })

  test('a form in two languages labels the code and the town at once', () => {
    const rows = columns(
      [
        [0, 'Etxea non / Vivienda suministrada'],
        [50, 'Algortako etorbidea 64, 1. C'],
      ],
      [
        [0, 'PK eta udalerria / CP y municipio'],
        [50, '48930 Getxo (Bizkaia)'],
      ],
    )
    // Rows of such a form stand far apart.
    const far = rows.map(line => ({ ...line, top: line.top * 2.25 }))
    expect(readText(far)).toMatchObject({ street: 'Algortako etorbidea', streetNr: '64', municipality: 'Getxo' })
  })

  test('of the same home the fullest flat holds, also with its words cut short', () => {
    const text =
      'MARTA PRUEBA\nC/ LUNA 2 3 A\n28004 MADRID\n\nDirección de suministro: C/ LUNA 2 PTAL 1 PLTA 3 PTA A, 28004 MADRID'
    expect(readingOf(text)).toMatchObject({ apartment: 'PTAL 1 PLTA 3 PTA A' })
  })

  test('a code below another address does not join it', () => {
    const rows = columns(
      [
        [0, 'Hornidura-puntuaren helbidea / Dirección del punto de suministro'],
        [70, 'Luna kalea 9, 3. ezk., 48930 Getxo (Bizkaia)'],
      ],
      [
        [0, 'CUPS'],
        [70, 'ES 0021 0000 9898 9123 RH 0F'],
      ],
      [
        [0, 'Banatzailea'],
        [70, 'i-DE Redes, S.A.U. (Avda. San Adrián 48,'],
      ],
      [[70, '48003 Bilbao)']],
    )
    expect(findAddresses(rows).map(({ street, zipCode }) => [street, zipCode])).toEqual([
      ['Luna kalea', '48930'],
      ['', '48003'],
    ])
  })

  test('the name below a kind of street is the street’s', () => {
    const rows = [
      ['Dónde se consume', ''],
      ['Tipo de vía', 'PLAZA'],
      ['Nombre', 'DEL SEIS DE AGOSTO'],
      ['Número', '11'],
      ['C.P. y población', '33204 GIJÓN'],
      ['CUPS', 'ES0021000098989123RH0F'],
    ].map(([label = '', value = '']) => [[0, label] as const, ...(value ? [[30, value] as const] : [])])
    expect(readText(columns(...rows))).toMatchObject({ street: 'PLAZA DEL SEIS DE AGOSTO', streetNr: '11' })
  })

  test('the street stands beside its label, over a row of parts', () => {
    const rows = columns(
      [
        [0, 'SUMINISTRO'],
        [30, 'CUPS ES0021000098989123RH0F'],
      ],
      [
        [0, 'EMPLAZAMIENTO'],
        [30, 'CMNO. DE LA LUNA 118'],
      ],
      [
        [0, 'C.POSTAL 30800'],
        [30, 'MUNICIPIO LORCA'],
        [60, 'PROVINCIA MURCIA'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'CMNO. DE LA LUNA', streetNr: '118', municipality: 'LORCA' })
  })

  test('the code begins between a label and its street', () => {
    const rows = columns(
      [
        [0, 'Inmueble electrificado'],
        [24, 'C/ Luna 2, casa 2'],
      ],
      [[18, '28004 Madrid']],
    )
    expect(readText(rows)).toMatchObject({ ...luna, apartment: 'casa 2', ...madrid })
  })

  test('the next column has no town, and the next line has it in brackets', () => {
    const lines = columns(
      [[0, 'Dirección de suministro']],
      [
        [0, 'C/ LUNA 2, 41089'],
        [60, 'Peaje'],
      ],
      [[60, '2.0TD']],
      [[0, 'MONTEQUINTO (DOS HERMANAS), SEVILLA']],
    )
    expect(readText(lines).municipality).toBeUndefined()
    const close = lines.map(line => ({ ...line, height: 11 }))
    expect(readText(close)).toMatchObject({ zipCode: '41089', municipality: 'DOS HERMANAS' })
  })
})
