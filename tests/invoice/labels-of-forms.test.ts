import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, cups, luna, madrid, readingOf } from '#tests/support/invoices.ts'

describe('§own.517 Labels in English, of letters and of short forms say whose address follows', () => {
  test.each([
    'Dónde se suministra',
    'Por el fluido servido en',
    'PTO. SUMIN.',
    'Supply address',
    'Address of the supply point',
    'Where we supply you',
    'EL PUNTO QUE FACTURAMOS',
  ])('"%s" labels the supply’s', label =>
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toMatchObject({ ...luna, ...madrid }),
  )

  test.each(['Customer and tax address', 'Billing address', 'Correspondence'])('"%s" labels another', label =>
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid\nCUPS ${cups}`)).toEqual({ cups }),
  )

  test.each([
    'Le cobramos la luz del piso de su propiedad de C/ Luna 2, 28004 Madrid.',
    'Su suministro, situado en C/ Luna 2, 28004 Madrid, importa 40 euros.',
    'la luz de la vivienda que tiene Vd. abonada en C/ Luna, 2, 1º, pta.\n4, de Madrid (28004 - Madrid), cuyo contrato es este',
    'Le suministramos la luz en la C/ Luna 2, código postal 28004, de Madrid, provincia de Madrid, desde mayo.',
  ])('"%s" says it', text => expect(readingOf(text)).toMatchObject({ ...luna, ...madrid }))

  test('a label counts in its own sentence alone', () => {
    const text =
      'Si la potencia de tu casa es baja, pagas menos. Dirección postal para avisos: C/ Burgos 11, 39008 Santander'
    expect(readingOf(text)).toEqual({})
    expect(readingOf('Tu recibo de internet de la vivienda de C/ Luna 2, 28004 Madrid va aparte.')).toEqual({})
  })

  test('a number before a heading is no value of it', () => {
    const text = `3 | ¿Dónde gasto?\nC/ Luna 2, 28004 Madrid\nCUPS ${cups}`
    expect(readingOf(text)).toMatchObject(luna)
  })

  test('"Situación" is enough though other lines have numbers', () => {
    const others = [
      'Acometida: máx. admisible 9,20',
      'La matrícula de tu casa: empieza por ES y tiene 20',
      'C.N.A.E. 9820',
    ]
    const rows = columns(
      [[0, 'Instalación']],
      [
        [0, 'Situación'],
        [20, 'C/ Luna 2, 28004 Madrid'],
      ],
      [
        [0, 'CUPS'],
        [20, cups],
      ],
      ...others.map(text => [[0, text] as const]),
    )
    expect(readText(rows)).toMatchObject(luna)
  })
})

describe('§own.518 The parts of a form belong to their own box', () => {
  test('of two boxes side by side each has its street', () => {
    const rows = columns(
      [
        [0, 'TITULAR'],
        [14, 'MARTA PRUEBA'],
        [50, 'CUPS'],
        [62, cups],
      ],
      [
        [0, 'DOMIC.'],
        [14, 'C/ Sol 22'],
        [50, 'DIR. SUM.'],
        [62, 'C/ Luna 2'],
      ],
      [
        [0, 'POBL.'],
        [14, '46001 VALENCIA'],
        [50, 'C.P./POBL.'],
        [62, '28004 Madrid'],
      ],
    )
    expect(readText(rows)).toMatchObject({ ...luna, ...madrid })
  })

  test('a heading alone in its line begins another form', () => {
    const form = (title: string, street: string, code: string, town: string) =>
      [
        [[0, title]],
        [
          [0, 'Calle'],
          [20, street],
          [50, 'Número'],
          [60, '2'],
        ],
        [
          [0, 'C.P.'],
          [20, code],
          [50, 'Población'],
          [60, town],
        ],
      ] as const
    const rows = columns(
      ...form('DATOS DEL SUMINISTRO', 'C/ Luna', '28004', 'Madrid'),
      [
        [0, 'Provincia'],
        [20, 'Madrid'],
      ],
      [
        [0, 'CUPS'],
        [20, cups],
      ],
      ...form('DATOS DEL CLIENTE', 'C/ Sol', '46001', 'Valencia'),
    )
    expect(readText(rows)).toMatchObject({ ...luna, ...madrid })
  })

  test('a label in front of code and town is a label of both', () => {
    const text = `IDENTIFICACIÓN DEL PUNTO\nCUPS: ${cups}\nTITULAR: MARTA PRUEBA\nVÍA: CALLE LUNA\nNÚMERO: 2\nRESTO: LOCAL 2\nCP / LOC: 28004 Madrid`
    expect(readingOf(text)).toMatchObject({ street: 'CALLE LUNA', streetNr: '2', apartment: 'LOCAL 2', ...madrid })
  })

  test.each(['Resto dirección', 'Resto de la dirección', 'Complemento de dirección'])('"%s" labels the flat', label => {
    const rows = columns(
      [[0, 'Datos del suministro']],
      [
        [0, 'Calle'],
        [30, 'C/ Luna, 2'],
      ],
      [
        [0, label],
        [30, 'BLQ 4 PTA B'],
      ],
      [
        [0, 'C.P. y localidad'],
        [30, '28004 Madrid'],
      ],
    )
    expect(readText(rows)).toMatchObject({ ...luna, apartment: 'BLQ 4 PTA B' })
  })

  test.each(['DIRECCIÓN SUMINISTRO', 'Calle suministro'])('"%s" over its value labels the street', label => {
    const rows = columns(
      [
        [0, label],
        [40, 'POBLACIÓN'],
        [60, 'CP'],
      ],
      [
        [0, 'C/ Luna 2'],
        [40, 'Madrid'],
        [60, '28004'],
      ],
    )
    expect(readText(rows)).toMatchObject({ ...luna, ...madrid })
  })

  test('a value goes on below where another box stands to the left', () => {
    const rows = columns(
      [
        [0, 'Emitida'],
        [60, 'Tu casa'],
      ],
      [
        [0, 'Días'],
        [60, 'Dirección'],
        [80, 'C/ Luna, 2'],
      ],
      [
        [0, 'Total'],
        [80, 'Portal 3, 1.º F'],
      ],
      [
        [60, 'Municipio'],
        [80, 'Madrid'],
      ],
      [
        [60, 'C. postal'],
        [80, '28004'],
      ],
      [
        [60, 'CUPS'],
        [80, cups],
      ],
    )
    expect(readText(rows)).toMatchObject({ ...luna, apartment: 'Portal 3, 1.º F' })
  })

  test('a flat goes on beside its street or below it', () => {
    const beside = columns(
      [[0, 'DOMICILIO SUMINISTRO']],
      [
        [0, 'C/ Luna, 2'],
        [13, 'BAJO'],
      ],
      [[0, '28004 Madrid']],
    )
    expect(readText(beside)).toMatchObject({ ...luna, apartment: 'BAJO' })
    const under = columns(
      [
        [0, 'SITUACIÓ DEL SUBMINISTRAMENT'],
        [40, 'POBLACIÓ'],
      ],
      [
        [0, 'C/ Luna 2'],
        [40, '28004 Madrid'],
      ],
      [[0, 'ESC B 1R 4A']],
    )
    expect(readText(under)).toMatchObject({ ...luna, apartment: 'ESC B 1R 4A' })
  })

  test('a label in two languages is no part of the flat', () => {
    const text =
      'Hornidura / Suministro\nNafarroa Etorbidea 11, Sotoa -2, Garajea\n47\nHerria / Población\n20400 Tolosa'
    expect(readingOf(text)).toMatchObject({ streetNr: '11', apartment: 'Sotoa -2, Garajea 47' })
  })

  test('the border of a column that a line printer draws is no letter', () => {
    const words = ['|', 'CL/', 'REAL,', '112'].map((text, place) => ({
      text,
      left: place * 40,
      right: place * 40 + 34,
      base: 20,
      size: 10,
      afterBlank: true,
    }))
    expect(groupWords(words, 0).map(({ cells }) => cells.map(({ text }) => text))).toEqual([['CL/ REAL, 112']])
  })
})

describe('§own.519 An address in another order, or said twice, is put together', () => {
  test('code and town stand over the street', () => {
    const text = `Dirección de suministro:\n28004 Madrid, Madrid\nC/ Luna, 2 - Esc. Int. 1º A\nCUPS: ${cups}`
    expect(readingOf(text)).toMatchObject({ ...luna, apartment: 'Esc. Int. 1º A', ...madrid })
    // Two addresses: the code below is the second one's.
    const two = 'Dirección de suministro:\n28004 Madrid\nC/ Sol 5\n46001 Valencia'
    expect(readingOf(two).street).not.toBe('C/ Sol')
  })

  test('a postal code of one town names it', () =>
    expect(readingOf('Dirección de suministro: Calle Luna 2, C.P. 41840')).toMatchObject({ municipality: 'Pilas' }))

  test('the supply’s label without the code counts for the same house on the envelope', () => {
    const envelope = 'MARTA PRUEBA\nLUNA 2, 6-C\n28004 MADRID\n\n'
    const letter =
      'Factura de su suministro, situado en C/ Luna, nº 2, planta 6, puerta C (Madrid), que importa 47 euros.'
    expect(readingOf(envelope)).toEqual({})
    expect(readingOf(envelope + letter)).toMatchObject({ ...luna, apartment: 'planta 6, puerta C', zipCode: '28004' })
    const same = 'Ubicación: La misma del cliente (C/ Luna, 2, 6-C)'
    expect(readingOf(`${envelope}${same}`)).toMatchObject({ streetNr: '2', zipCode: '28004' })
    expect(readingOf(`${envelope}Ubicación: La misma del cliente (C/ Luna, 12, 6-C)`)).toEqual({})
  })

  test('a caption may stand under the province', () => {
    const rows = columns([[0, 'C/ Luna 2']], [[0, '28004 Madrid']], [[0, 'Madrid']], [[0, 'Dirección de suministro']])
    const far = { ...columns([[0, cups]])[0], top: 120 }
    expect(readText([...rows, far as (typeof rows)[number]])).toMatchObject({ ...luna, ...madrid })
  })

  test('a town that a sentence breaks is read whole', () => {
    const text =
      'Facturamos el fluido eléctrico de la finca urbana sita en Calle Luna, núm. 15, de 33800 Cangas del\nNarcea (Asturias), cuyo CUPS es este, por 123 euros.'
    expect(readingOf(text)).toMatchObject({ streetNr: '15', municipality: 'Cangas del Narcea' })
  })

  test.each([
    ['C/ Luna 2, 1º Izda.\nSama', '1º Izda.'],
    ['C/ Luna 2, 3º Esqda.', '3º Esqda.'],
    ['Lugar Luna 2, Bajo. Parroquia de Cesantes', 'Bajo'],
    ['C/ Luna 2\nES:1 PL:03 PT:B', 'ES:1 PL:03 PT:B'],
    ['C/ Luna 2\nPol. 12 Parc. 84, Caseta de riego', 'Pol. 12 Parc. 84, Caseta de riego'],
    ['Estrada PO-315, Km 4, Lugar de Luna, Parroquia do Hío', 'Lugar de Luna, Parroquia do Hío'],
  ])('of "%s" the flat is "%s"', (text, flat) =>
    expect(readingOf(`Dirección de suministro:\n${text}\n28004 Madrid`).apartment).toBe(flat),
  )

  test.each([
    ['POLIGONO 12 PARCELA 305, S/N', 'POLIGONO 12 PARCELA 305', 'S/N'],
    ['En Santa Klara kalea 17', 'Santa Klara kalea', '17'],
    ['Plza. Luna 2', 'Plza. Luna', '2'],
  ])('"%s" is a street', (text, street, streetNr) =>
    expect(readingOf(`Dirección de suministro: ${text}, 28004 Madrid`)).toMatchObject({ street, streetNr }),
  )
})
