import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, madrid, readForm, readingOf, row } from '#tests/support/invoices.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }
const town = ['C.P.: 28004', 'Municipio: Madrid'] as const

describe('§own.865 What stands behind the number of a house is a part of it', () => {
  test.each([
    ['a letter', 'Dup.: B', '8 B'],
    ['"bis"', 'Duplicado: BIS', '8 BIS'],
    ['nothing', 'Dup.: -', '8'],
  ])('%s with its label', (_name, field, streetNr) =>
    expect(readForm(['Vía: Avenida del Sol', 'Nº: 8', field], town)).toMatchObject({ ...sol, streetNr }),
  )

  test('"bis" under its label in a table of addresses', () => {
    const table = columns(
      row(0, 20, '', 'Titular', 'Suministro'),
      row(0, 20, 'Vía', 'Calle Mayor', 'Avenida del Sol'),
      row(0, 20, 'Nº', '3', '8'),
      row(0, 20, 'Bis', '', 'bis'),
      row(0, 20, 'C.P.', '08001', '28004'),
      row(0, 20, 'Municipio', 'Barcelona', 'Madrid'),
      [[0, cups]],
    )
    expect(readText(table)).toMatchObject({ ...sol, streetNr: '8 bis' })
  })

  test('the number is left out beside a letter without a label', () =>
    expect(readForm(['Vía: Avenida del Sol', 'Nº: 8', 'A'], town).streetNr).toBeUndefined())

  test('"Bis" in a row of labels is none', () =>
    expect(
      readForm(
        ['Vía', 'Nº', 'Bis', 'Piso'],
        ['Avenida del Sol', '8', '', '2'],
        ['C.P.', 'Municipio'],
        ['28004', 'Madrid'],
      ),
    ).toMatchObject({ ...sol, apartment: '2' }))
})

describe('§own.866 Nought and "S/D" in a field say that there is nothing', () => {
  test.each([
    ['Esc.: 0', 'Piso: 4', 'Mano: Dcha', '4 Dcha'],
    ['Escalera: S/D', 'Piso: 2', 'Puerta: C', '2 C'],
    ['Portal: no consta', 'Piso: 2', 'Puerta: C', '2 C'],
  ])('%s, %s, %s', (stairs, floor, door, apartment) =>
    expect(readForm(['Vía: Avenida del Sol', 'Nº: 8', stairs], [floor, door], town)).toMatchObject({
      ...sol,
      apartment,
    }),
  )
})

describe('§own.867 A building is named before its floor, and a floor before its door, whichever stands first on the form', () => {
  test.each([
    ['Puerta: Dcha', 'Piso: 3', 'Uso: Vivienda', '3 Dcha'],
    ['Puerta: D', 'Piso: 3', 'Escalera: 2', 'Escalera 2, Piso 3, Puerta D'],
    ['Portal: 3', 'Planta: 4', 'Letra: A', 'Portal 3, Planta 4, Letra A'],
    ['Eskua: Ezk.', 'Solairua: 4', 'Ataria: 1', 'Ataria 1, Solairua 4, Eskua Ezk.'],
  ])('%s, %s, %s', (one, two, three, apartment) =>
    expect(readForm(['Vía: Avenida del Sol', 'Nº: 8'], [one, two, three], town)).toMatchObject({ ...sol, apartment }),
  )
})

test("§own.868 A flat with one label twice is left out: one of the two is another form's", () => {
  const reading = readForm(['Vía: Avenida del Sol', 'Nº: 8', 'Piso: 3', 'Puerta: 2'], town, [
    'Correo',
    'vía: de Sants',
    'núm.: 118',
    'piso: pral.',
    'C.P.: 08028',
    'Municipio: Barcelona',
  ])
  expect(reading.apartment).toBeUndefined()
})

test('§own.869 A home whose street was not read whole is no other home of its postal code', () => {
  const reading = readForm(
    ['Modo', 'CTRA', 'Nombre de la vía', 'de Toledo'],
    ['C.P.', '28004', 'Municipio', 'Madrid'],
    ['TITULAR'],
    ['Modo', 'CL', 'Nombre de la vía', 'Mayor'],
    ['Número', '19', 'Piso', '2'],
    ['C.P.', '28004', 'Municipio', 'Madrid'],
  )
  expect(reading.streetNr).toBeUndefined()
  expect(reading.apartment).toBeUndefined()
})

test('§own.870 "Vivienda" before the floor of a form says nothing of whose it is', () => {
  const form = columns(
    [[60, 'TITULAR']],
    [[60, 'Ana Prueba Ejemplo']],
    row(0, 20, '', 'Tipo de vía', '', 'Avenida'),
    row(0, 20, 'Vía', 'Nome', '', 'del Sol'),
    row(0, 20, '', 'Número', '', '8'),
    row(0, 20, 'Vivienda', 'Piso', '', '2'),
    row(0, 20, '', 'Código postal', '', '28004'),
    row(0, 20, '', 'Municipio', '', 'Madrid'),
  )
  expect(readText([...form, ...columns([[0, cups]]).map(line => ({ ...line, page: 1 }))]).zipCode).toBeUndefined()
})

test('§own.871 A label at the margin with its own value below it is no heading of the column beside', () => {
  const lines = columns(
    [[50, 'Datos del suministro']],
    row(50, 10, 'CUPS', cups),
    [[0, 'Averías (distribuidora)']],
    [[60, 'Avenida del Sol, 8']],
    row(0, 50, 'E-Distribución 800 760 706', 'Dirección'),
    [[60, '28004 Madrid']],
  )
  const tops = [0, 13, 26, 31, 36, 41]
  expect(readText(lines.map((line, at) => ({ ...line, top: tops[at] ?? 0 })))).toMatchObject(sol)
})

describe('§own.872 Labels of more programs', () => {
  test.each([
    ['T.V.', 'NOMBRE VIA'],
    ['TV', 'NOMBRE VIA'],
    ['Road type', 'Road name'],
    ['Kale mota', 'Kalearen izena'],
  ])('"%s" and "%s"', (kind, name) =>
    expect(
      readForm([kind, name, 'NUM'], ['AVENIDA', 'DEL SOL', '8'], ['CP', 'POBLACION'], ['28004', 'MADRID']),
    ).toMatchObject({ street: 'AVENIDA DEL SOL', streetNr: '8' }),
  )
  test('"Tipo: CTRA" over "Nombre: de Toledo"', () =>
    expect(
      readForm(['Tipo: CTRA'], ['Nombre: de Toledo'], ['Número: 8'], ['C.P.: 28004'], ['Población: Madrid']),
    ).toMatchObject({
      street: 'CTRA de Toledo',
      streetNr: '8',
    }))
  test('"Nombre de la vía" is no part of the name behind it', () =>
    expect(
      readForm(
        ['Tipo de vía Camino'],
        ['Nombre de la vía de la Estación'],
        ['Número 8'],
        ['Código postal 28004'],
        ['Municipio Madrid'],
      ).street,
    ).toBeUndefined())
  test.each(['SUBMINISTR.', 'SUMINIS.'])('"%s" over a form', heading => {
    const form = columns([[0, heading]], row(0, 30, 'Vía: Avenida del Sol', 'Nº: 8'), row(0, 30, ...town))
    expect(readText([...form, ...columns([[0, cups]]).map(line => ({ ...line, page: 1 }))])).toMatchObject(sol)
  })
  test.each(['SUMINIST.: ', 'Subministram a: ', 'On consumeixes: ', 'Property supplied: '])(
    '"%s" before an address',
    label => {
      const otherPage = columns([[0, cups]]).map(line => ({ ...line, page: 1 }))
      expect(readText([...columns([[0, `${label}Avenida del Sol, 8, 28004 Madrid`]]), ...otherPage])).toMatchObject(sol)
    },
  )
})

test('§own.873 "Bo social", the aid on bills in Catalan, is no street without its postal code', () =>
  expect(
    readText(
      columns(
        [[0, 'Subministrament']],
        row(0, 30, 'Via: Avenida del Sol', 'Núm.: 8'),
        row(0, 30, ...town),
        row(0, 60, 'Bo social, 30 d', '0,38 €'),
      ),
    ),
  ).toMatchObject(sol))

test('§own.874 Labels of a table with a column for each address may end at one place', () => {
  const labels = ['Vía', 'Número', 'Piso', 'Puerta', 'Teléfono', 'C.P.', 'Población']
  const values = [
    ['Calle Mayor', 'Avenida del Sol', 'Calle Real'],
    ['3', '8', '2'],
    ['4', '1', ''],
    ['Izda', 'Dcha', ''],
    ['914 000 000', '', ''],
    ['28004', '28004', '28013'],
    ['Madrid', 'Madrid', 'Madrid'],
  ]
  const table = columns(
    row(20, 20, 'Titular', 'Suministro', 'Envío'),
    ...labels.map((label, at) => [[12 - label.length, label] as const, ...row(20, 20, ...(values[at] ?? []))]),
  )
  expect(readText(table)).toMatchObject({ ...sol, apartment: '1 Dcha' })
})

describe('§own.875 A street in a sentence speaks against an address only where it is said of the supply', () => {
  const withAdvert = (advert: string) =>
    readingOf(
      `Dirección de suministro: Avenida del Sol, 8, 28004 Madrid\n¿Sabías que con Lumbre Solar puedes ahorrar mucho? Llama al 900 100 482 o ven a\n${advert}, C/ Mayor 14, Alcorcón.`,
    )
  test('the address of a shop does not', () => expect(withAdvert('tu Punto Lumbre')).toMatchObject(sol))
  test('a sentence about the supply has its own', () =>
    expect(
      readingOf(
        `Suministro\nLa energía de esta factura se ha consumido en Avenida del Sol, 8, local\nizquierdo, 28004 Madrid, punto identificado con el CUPS ${cups}, conectado a la red`,
      ),
    ).toMatchObject({ ...sol, apartment: 'local izquierdo' }))
})

test('§own.876 "dereita", "derecha" and "dreta" are sides of a flat, and no rights to a power', () => {
  const powersUnder = (side: string) =>
    readText(
      columns(
        row(0, 40, 'Enderezo da subministración', `Praza das Mercedes, 3, baixo ${side}, 32005 Ourense`),
        row(0, 40, 'CUPS', cups),
        row(0, 40, 'Peaxe', '2.0TD'),
        row(0, 40, 'Potencia contratada punta', '3,3 kW'),
        row(0, 40, 'Potencia contratada val', '4,4 kW'),
      ),
    )
  for (const side of ['dereita', 'derecha', 'dreta']) expect(powersUnder(side)).toMatchObject({ p1: 3.3, p3: 4.4 })
})

describe('§own.877 A form between others whose values take two lines, or whose kind stands with its label in one cell', () => {
  test('a name that goes on under it is left out', () => {
    const form = columns(
      row(0, 12, 'FISCAL', '', '', 'SUMINISTRO', '', '', 'POSTAL'),
      row(0, 12, 'Vía:', 'de la Paz', '', 'Vía:', 'Monte', '', 'Vía:', 'Mayor'),
      row(0, 12, 'Núm.:', '150', '', '', 'Piedad', '', 'Núm.:', '12'),
      row(0, 12, 'C.P.:', '30510', '', 'Núm.:', '34', '', 'C.P.:', '30510'),
      row(0, 12, 'Localidad:', 'Yecla', '', 'C.P.:', '30510', '', 'Localidad:', 'Yecla'),
      row(36, 12, 'Localidad:', 'Yecla'),
    )
    expect(readText(form.map((line, at) => ({ ...line, top: at * 12 }))).street).toBeUndefined()
  })
  test('"Tipo de vía: CL" beside values in cells of their own', () =>
    expect(
      readForm(
        ['Tipo de vía: AV'],
        ['Nombre vía:', 'DEL SOL'],
        ['Número:', '8'],
        ['C.P.:', '28004'],
        ['Población:', 'MADRID'],
      ),
    ).toMatchObject({ street: 'AV DEL SOL', streetNr: '8' }))
  test('a floor of nought without a door is no flat', () => {
    const form = (...values: readonly string[]) => [
      ['Vía', 'Nº', 'Esc.', 'Piso', 'Pta.', 'C.P.', 'Municipio'],
      [...values, '28004', 'Madrid'],
    ]
    const reading = readForm(
      ...form('Avenida del Sol', '8', '0', '0', '0'),
      ['TITULAR'],
      ...form('Calle Mayor', '3', '0', '2', 'A'),
    )
    expect(reading).toMatchObject(sol)
    expect(reading).not.toHaveProperty('apartment')
  })
})
