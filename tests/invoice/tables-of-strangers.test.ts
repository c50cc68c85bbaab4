import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }

describe('§own.879 A postal code and its town in one cell of a table', () => {
  test.each([
    ['C.P. y localidad', '28004 Madrid'],
    ['C.P. Población', '28004 Madrid'],
    ['Posta-kodea eta herria', '28004 Madrid'],
    ['Población y C.P.', 'Madrid 28004'],
    ['CP / Municipi', '28004 Madrid'],
  ])('under "%s"', (label, value) => {
    const table = columns(
      row(0, 26, 'Domicilio', 'Tipo de vía', 'Nombre', 'Nº', label, 'Provincia'),
      row(0, 26, 'Titular', 'Calle', 'Mayor', '3', value.replace('28004', '28013'), 'Madrid'),
      row(0, 26, 'Suministro', 'Avenida', 'del Sol', '8', value, 'Madrid'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject(sol)
  })

  test('which stands at the other edge of its column', () => {
    const table = columns(
      [[0, 'Dirección del punto de suministro']],
      [...row(0, 26, 'Vía y número', 'Piso', 'Puerta'), [78, 'CP y municipio']],
      [...row(0, 26, 'Avenida del Sol, 8', '4', 'C'), [94, '28004 Madrid']],
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ ...sol, apartment: '4 C' })
  })

  test('in a row of its own beside the addresses', () => {
    const table = columns(
      row(0, 26, '', 'Suministro', 'Titular', 'Envío'),
      row(0, 26, 'Tipo de vía', 'Avenida', 'Calle', 'Calle'),
      row(0, 26, 'Vía', 'del Sol', 'Mayor', 'Ancha'),
      row(0, 26, 'Núm.', '8', '3', '5'),
      row(0, 26, 'Bloque', 'C'),
      row(0, 26, 'Planta', '2', '1', '4'),
      row(0, 26, 'CP / Municipio', '28004 Madrid', '28013 Madrid', '08001 Barcelona'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ ...sol, apartment: 'Bloque C, Planta 2' })
  })
})

describe('§own.880 The head of a table', () => {
  const rows = [
    row(0, 24, 'Titular', 'Calle', 'Mayor', '3', '1', 'D', '28013', 'Madrid'),
    row(0, 24, 'Suministro', 'Avenida', 'del Sol', '8', '6', 'I', '28004', 'Madrid'),
  ]
  const homeOf = (...head: (readonly (readonly [number, string])[])[]) =>
    readText(columns(...head, ...rows, [[0, cups]]))
  const whole = { ...sol, apartment: '6 I' }

  test('is read once where it stands there in two languages', () => {
    const reading = homeOf(
      row(0, 24, 'Domicilio', 'Vía', 'Nombre', 'Nº', 'Piso', 'Puerta', 'C.P.', 'Localidad'),
      row(0, 24, 'Helbidea', 'Bidea', 'Izena', 'Zk.', 'Solairua', 'Atea', 'P.K.', 'Herria'),
    )
    expect(reading).toMatchObject(whole)
  })

  test('may have labels that begin a line higher, and a street’s that is broken', () => {
    const reading = homeOf(
      [
        [24, 'Clase de'],
        [48, 'Denomi-'],
        [144, 'Cód.'],
      ],
      row(0, 24, '', 'vía', 'nación', 'N.º', 'Planta', 'Puerta', 'postal', 'Municipio'),
    )
    expect(reading).toMatchObject(whole)
  })

  test('may have the labels of some columns in two languages, a line over and a line under the others', () => {
    const around = (name: string, town: string) => [[48, name] as const, [168, town] as const]
    const [over, between, under, ...values] = columns(
      around('Nom', 'Municipi'),
      row(0, 24, '', 'Tipo vía', '', 'Núm. / Nº', 'Pis / Piso', 'Porta / Puerta', 'CP'),
      around('Nombre', 'Municipio'),
      ...rows,
      [[0, cups]],
    )
    if (!(over && between && under)) throw new Error('The head has three lines.')
    const head = [over, between, under].map((line, at) => ({ ...line, top: at * 4 }))
    expect(readText([...head, ...values])).toMatchObject(whole)
  })

  test('a kind of street that nobody knows stays with its name', () => {
    const table = columns(
      row(0, 26, '', 'Titular', 'Subministrament'),
      row(0, 26, 'Tipus de via', 'PG', 'CRR'),
      row(0, 26, 'Nom de la via', 'Verdaguer', 'Manlleu'),
      row(0, 26, 'Número', '19', '62'),
      row(0, 26, 'Codi postal', '08700', '08500'),
      row(0, 26, 'Població', 'Igualada', 'Vic'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ street: 'CRR Manlleu', streetNr: '62' })
  })

  test.each(['COD.VIA', 'Cód. vía'])('"%s" is a number, and no kind of street', label => {
    const table = columns(
      [[0, 'SUMINISTRO']],
      row(0, 24, label, 'TIPO VIA', 'NOMBRE VIA', 'NUM', 'C.P.', 'MUNICIPIO'),
      row(0, 24, '00071', 'AVENIDA', 'DEL SOL', '8', '28004', 'MADRID'),
      [[0, cups]],
    )
    expect(readText(table).street).toBe('AVENIDA DEL SOL')
  })
})

describe('§own.881 Columns that stand close', () => {
  test('have a label each, though two of them are one text', () => {
    const table = columns(
      [[0, 'Localización del suministro']],
      [
        [0, 'Tipo de vía'],
        [20, 'Nombre de la vía'],
        [40, 'N.º Bloque'],
        [56, 'Planta Letra'],
      ],
      [
        [0, 'CL'],
        [20, 'Luna'],
        [40, '10  3'],
        [56, '7'],
        [66, 'F'],
      ],
      row(0, 20, 'Código postal', 'Localidad'),
      row(0, 20, '28004', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({
      street: 'CL Luna',
      streetNr: '10',
      apartment: 'Bloque 3, Planta 7, Letra F',
    })
  })

  test('"N.º Letra" over a number alone is that of a house without a letter', () => {
    const table = columns(
      row(0, 24, '', 'Vía', 'N.º Letra', 'CP', 'Municipio'),
      row(0, 24, 'Titular', 'Calle Mayor', '3', '28013', 'Madrid'),
      row(0, 24, 'Suministro', 'Avenida del Sol', '8', '28004', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject(sol)
  })
})

describe('§own.882 Labels of fields', () => {
  test.each(['Tp. vía', 'T.V.', 'Tipo vial', 'Vía (tipo)', 'Clase de vía'])(
    '"%s" names the kind of a street',
    label => {
      const reading = readForm(
        [label, 'AV', 'Nombre de la vía', 'del Sol'],
        ['Nº', '8'],
        ['C.P.', '28004', 'Municipio', 'Madrid'],
      )
      expect(reading).toMatchObject({ ...sol, street: 'AV del Sol' })
    },
  )

  test.each(['N.V.: del Sol', 'Nombre de la vía pública: del Sol', 'Nombre vial: del Sol'])('"%s" its name', field => {
    const reading = readForm(['Tipo de vía: AV', field, 'Nº: 8'], ['C.P.: 28004', 'Municipio: Madrid'])
    expect(reading).toMatchObject({ ...sol, street: 'AV del Sol' })
  })

  test('"Local" is a label with a value behind it, and a value at the end of a row', () => {
    const form = (...flat: readonly string[]) =>
      readForm(['Vía', 'Avenida del Sol', 'Nº', '8'], flat, ['C.P.', '28004', 'Municipio', 'Madrid']).apartment
    expect(form('Bloque', '3', 'Local', '2')).toBe('Bloque 3, Local 2')
    expect(form('Piso/pta.', 'Local')).toBe('Local')
    expect(form('Puerta', '', 'Local', '2')).toBe('Local 2')
  })

  test('a whole form in one row takes nothing from the rows around', () => {
    const form = (street: string, door: string) => [
      [12, `Vía: ${street}`] as const,
      [40, 'Nº: 8'] as const,
      [52, 'Pl.: 2'] as const,
      [64, door] as const,
      [80, 'C.P.: 28004'] as const,
      [100, 'Municipio: Madrid'] as const,
    ]
    const forms = columns(
      [[0, 'TITULAR']],
      form('Calle Mayor', 'Pta.:'),
      [[0, 'SUMINISTRO']],
      form('Avenida del Sol', 'Pta.: IZ'),
      [[0, 'ENVÍO']],
      form('Calle Ancha', 'Pta.: C'),
      [[0, cups]],
    )
    expect(readText(forms)).toMatchObject({ ...sol, apartment: '2 IZ' })
  })

  test.each(['B. Vivienda abastecida', '(2) Objeto del suministro', '2) Vivienda abastecida'])(
    '"%s" heads a form as it does without its number',
    heading => {
      const address = (street: string, house: string, code: string, town: string) => [
        row(0, 30, 'Tipo de vía', 'Nombre de la vía', 'Número'),
        row(0, 30, 'Avenida', street, house),
        row(0, 30, 'C.P.', 'Municipio'),
        row(0, 30, code, town),
      ]
      const form = columns(
        [[0, '(1) Titular']],
        ...address('Mayor', '3', '28013', 'Madrid'),
        [[0, heading]],
        row(0, 30, 'CUPS', 'Peaje'),
        row(0, 30, cups, '2.0TD'),
        ...address('del Sol', '8', '28004', 'Madrid'),
        [[0, '(3) Notificaciones']],
        ...address('Ancha', '5', '08001', 'Barcelona'),
      )
      expect(readText(form)).toMatchObject(sol)
    },
  )
})

describe('§own.970 A row without heads may have a cell for each part of the home', () => {
  const rowOf = (...cells: readonly string[]) =>
    readText(
      columns(
        row(0, 26, '3', 'Envío', 'C/ Mayor 17', '28013', 'Madrid'),
        row(0, 26, '5', 'SUMINISTRO', ...cells),
        row(0, 26, '7', 'CUPS', cups),
      ),
    )

  test('street, number, flat, and the code with its town', () =>
    expect(rowOf('Travesía de la Rúa', '12 bis', '1º C', '28004 Madrid')).toMatchObject({
      street: 'Travesía de la Rúa',
      streetNr: '12 bis',
      apartment: '1º C',
      ...madrid,
    }))

  test('what stands between must describe a flat', () =>
    expect(rowOf('Travesía de la Rúa', '12', 'Ana Prueba', '28004 Madrid').street).toBeUndefined())
})
