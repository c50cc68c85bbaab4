import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, luna, madrid, readingOf } from '#tests/support/invoices.ts'

describe('§own.619 More words for the place where the electricity goes to', () => {
  test.each(['ENGANCHE EN :', 'La luz va a', 'Property we supply', 'Inmoble abastecido', 'Argia nora iristen den'])(
    '"%s" labels the supply’s address',
    label => expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toMatchObject({ ...luna, ...madrid }),
  )

  test.each([
    'Te escribimos para decirte lo que ha costado la electricidad que te hemos llevado\na la casa de la C/ Luna 2, de Madrid (28004 Madrid), cuyo código es este.',
    'Please find below the invoice for the electricity supplied to your flat at C/ Luna 2,\n28004 Madrid. The amount due is 68.89 euros.',
    'Onde acende a luz\nNa túa nave da C/ Luna 2 (28004,\nMadrid). A rede bota man deste número.',
  ])('"%s" says it', text => expect(readingOf(text)).toMatchObject({ ...luna, ...madrid }))

  test('"Punto de toma" is the heading of its form', () => {
    const lines = columns(
      [[32, 'HARGUNEA / PUNTO DE TOMA']],
      [
        [0, 'Kalea / Calle'],
        [30, 'C/ Luna, 2'],
      ],
      [
        [0, 'PK-Herria / CP-Población'],
        [30, '28004 Madrid'],
      ],
    )
    expect(readText(lines)).toMatchObject({ ...luna, ...madrid })
  })

  test('words that lead to a street are no part of it', () =>
    expect(
      readingOf('Te llevamos energía verde a Paseo de la Luna 98, 7º C, 28004 Madrid. Tu peaje es el 2.0TD.'),
    ).toMatchObject({ street: 'Paseo de la Luna', streetNr: '98', apartment: '7º C' }))

  test('a town behind which a dot and its code stand is no label', () =>
    expect(readingOf('Ubicación\nAlameda de la Luna, 25 - 1º E\nMadrid (Madrid) · CP 28004')).toMatchObject({
      street: 'Alameda de la Luna',
      streetNr: '25',
      ...madrid,
    }))

  test.each(['Logroño · La Rioja', 'Logroño - La Rioja', 'Logroño (La Rioja)'])(
    '"%s" is a town and its province',
    town => {
      const lines = columns(
        [[0, 'Datos de suministro']],
        [
          [0, 'Vía'],
          [20, 'C/ Luna'],
          [60, 'Número'],
          [80, '2'],
        ],
        [
          [0, 'Código postal'],
          [20, '26004'],
          [60, 'Población'],
          [80, town],
        ],
      )
      expect(readText(lines)).toMatchObject({ municipality: 'Logroño', province: 'La Rioja' })
    },
  )

  test('what stands at a street is no part of its name', () =>
    expect(readingOf('Dónde: bombeo del Camino de la Luna, S/N, 28004 Madrid.')).toMatchObject({
      street: 'Camino de la Luna',
      streetNr: 'S/N',
    }))

  test('a town behind a flat may have its article glued to it', () =>
    expect(readingOf('Et portem la llum a Avinguda Reis Catòlics, 45 bis, baixos\nd’Alginet, 46230.')).toMatchObject({
      apartment: 'baixos',
      municipality: 'Alginet',
    }))

  test('a form may call the name of a street "Nom de la via"', () => {
    const labels = ['Tipus de via', 'Nom de la via', 'Número', 'Codi postal', 'Municipi']
    const values = ['Carrer', 'de la Riera', '7', '08500', 'Vic']
    const row = (texts: readonly string[]) => texts.map((text, index) => [index * 20, text] as const)
    const lines = columns([[0, 'Finca subministrada']], row(labels), row(values))
    expect(readText(lines)).toMatchObject({ street: 'Carrer de la Riera', streetNr: '7' })
  })
})

describe('§own.620 A small distributor whose code is one of gas', () => {
  const gasCode = 'ES0219000004500318GH0F'
  const bill = (more: string) =>
    readingOf(`CUPS ${gasCode}\nPotencias contratadas: punta 4,4 kW, valle 4,4 kW\n${more}`)

  test('has an electricity CUPS on a bill that names gas only among its sources', () =>
    expect(bill('Origen: renovable 71,4 %, nuclear 11,9 %, gas natural\n12,2 %, otras 4,5 %').cups).toBe(gasCode))

  test('has a gas CUPS on any other', () => expect(bill('Gas natural: 12,2 m3').cups).toBeUndefined())
})

describe('§own.621 More words for contracted powers', () => {
  test('"que puede usar", as against "que ha usado"', () => {
    const box = (heading: string, punta: string, valle: string) =>
      [
        [[0, heading]],
        [
          [2, 'Punta'],
          [20, 'Valle'],
        ],
        [
          [1, `${punta} kW`],
          [19, `${valle} kW`],
        ],
      ] as const
    const lines = columns(
      ...box('POTENCIA QUE PUEDE USAR', '5,75', '4,6'),
      ...box('POTENCIA QUE HA USADO COMO MÁXIMO', '4,33', '4,09'),
    )
    expect(readText(lines)).toMatchObject({ p1: 5.75, p3: 4.6 })
  })

  test('"kW punta" is contracted where the highest stands in a row of its own under it', () => {
    const lines = columns(
      [
        [0, 'TARIFA'],
        [20, 'KW PUNTA'],
        [40, 'KW VAL'],
      ],
      [
        [0, '2.0TD'],
        [20, '2,30'],
        [40, '3,45'],
      ],
      [
        [0, 'CONTADOR'],
        [20, 'MÁX. PUNTA'],
        [40, 'MÁX. VAL'],
      ],
      [
        [0, '30117745'],
        [20, '1,88'],
        [40, '1,42'],
      ],
    )
    expect(readText(lines)).toMatchObject({ p1: 2.3, p3: 3.45 })
  })

  test('"Puntako kW" in Basque', () => {
    const lines = columns(
      [
        [0, 'Puntako kW / kW punta'],
        [30, '9,2'],
        [50, 'Haraneko kW / kW valle'],
        [80, '4,6'],
      ],
      [
        [0, 'Punta gehieneko kW / máx.'],
        [30, '7,94'],
        [50, 'Harana gehieneko kW / máx.'],
        [80, '3,12'],
      ],
    )
    expect(readText(lines)).toMatchObject({ p1: 9.2, p3: 4.6 })
  })
})
