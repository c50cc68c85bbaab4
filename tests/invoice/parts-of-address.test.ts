import { describe, expect, test } from 'vitest'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { partedByLeaders } from '#mock/invoice/text/leaders.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, readingOf } from '#tests/support/invoices.ts'

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
    ['PS/ LUNA 126 PL 05 PT D', ['PS/ LUNA', '126', 'PL 05 PT D']],
    ['CARRIL DE LA LUNA, KM 2, DUPLEX 3', ['CARRIL DE LA LUNA', 'KM 2', 'DUPLEX 3']],
    ['Bizkaia pasealekua / Paseo de Bizkaia, 12', ['Paseo de Bizkaia', '12', undefined]],
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

  test('a town that a narrow cell broke at its hyphen keeps it', () => {
    const form = columns(
      [[0, 'Dirección de suministro']],
      [
        [0, 'Calle'],
        [20, 'Calle Luna 2'],
      ],
      [
        [0, 'C.P.'],
        [20, '01001'],
      ],
      [
        [0, 'Municipio'],
        [20, 'Vitoria-'],
      ],
      [[20, 'Gasteiz']],
    )
    expect(readText(form)).toMatchObject({ zipCode: '01001', municipality: 'Vitoria-Gasteiz' })
    const text = 'Dirección de suministro: Calle Luna 2, 01001 Vitoria-\nGasteiz (Álava)'
    expect(readingOf(text)).toMatchObject({ municipality: 'Vitoria-Gasteiz' })
  })

  test('labels name their form, or three parts at once', () => {
    const rows = columns(
      [
        [0, 'suministro.calle'],
        [40, 'suministro.número'],
        [60, 'suministro.resto'],
      ],
      [
        [0, 'Avenida de la Luna'],
        [40, '60'],
        [60, 'ático 3'],
      ],
      [
        [0, 'suministro.cp'],
        [40, 'suministro.municipio'],
      ],
      [
        [0, '28004'],
        [40, 'Madrid'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'Avenida de la Luna', streetNr: '60', apartment: 'ático 3' })
    const text = 'EMPLAZAMIENTO P.S: C/ LUNA 2 ESC 1 PTA C\nC.P./MUNICIPIO/PROVINCIA: 28004 MADRID (MADRID)'
    expect(readingOf(text)).toMatchObject({ street: 'C/ LUNA', apartment: 'ESC 1 PTA C', zipCode: '28004' })
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
    expect(readText(lines).municipality).toBe('DOS HERMANAS')
    const close = lines.map(line => ({ ...line, height: 11 }))
    expect(readText(close)).toMatchObject({ zipCode: '41089', municipality: 'DOS HERMANAS' })
  })
})

test.each(['S.C. TENERIFE', 'S/C de Tenerife', 'Santa Cruz de Tenerife'])(
  '§own.629 "%s" between a town and its code is the province',
  province =>
    expect(
      readingOf(`Dirección de suministro: RONDA LUNA S/N, P04 B, TACORONTE, ${province}, 38356\nCUPS ${cups}`),
    ).toMatchObject({ street: 'RONDA LUNA', apartment: 'P04 B', municipality: 'TACORONTE' }),
)
