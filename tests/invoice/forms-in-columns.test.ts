import { describe, expect, test } from 'vitest'
import { mayGoOn } from '#mock/invoice/address/cut-value.ts'
import { ownWords } from '#mock/invoice/address/label-cell.ts'
import { withWholeLabels } from '#mock/invoice/address/whole-labels.ts'
import { strength } from '#mock/invoice/evidence/label-score.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

const avenida = { street: 'Avenida del Sol', streetNr: '8' }

test('§own.844 Of a table with a column for each address, a value belongs to the nearest code', () => {
  /** Values in the middle of their columns. */
  const centred = (label: string, ...texts: readonly string[]): [number, string][] => [
    [0, label],
    ...texts.map((text, at): [number, string] => [40 + at * 25 - Math.floor(text.length / 2), text]),
  ]
  expect(
    readText(
      columns(
        centred('', 'Suministro', 'Contratante', 'Envío').slice(1),
        centred('Número', '61', '150', '150'),
        centred('Clase de vía', 'Calle', 'Avenida', 'Avenida'),
        centred('Vía', 'Socuéllamos', 'Rey Santo', 'Rey Santo'),
        centred('Localidad', 'Tomelloso', 'Ciudad Real', 'Ciudad Real'),
        centred('Código postal', '13700', '13001', '13001'),
      ),
    ),
  ).toMatchObject({ street: 'Calle Socuéllamos', streetNr: '61', zipCode: '13700', municipality: 'Tomelloso' })
})

test('§own.845 "SUMINISTRO" directly at an address outweighs a company\'s name nearby', () =>
  expect(
    readText(
      columns(
        [[0, 'Norte Luz Comercializadora, S.L.']],
        [[90, 'Factura 25/118']],
        row(0, 20, 'SUMINISTRO', 'Calle: Avenida del Sol', '', 'N.º: 8'),
        row(0, 20, 'SUMINISTRO', 'C.P.: 28004', '', 'Localidad: Madrid'),
      ),
    ),
  ).toMatchObject({ ...avenida, ...madrid }))

describe('§own.846 A label in two lines is whole in the line of its value', () => {
  const lines = columns([[0, 'Nombre de']], [[30, 'Avenida del Sol']], [[0, 'la vía:']])
  const at = (...tops: readonly number[]) => lines.map((line, index) => ({ ...line, top: tops[index] ?? 0 }))
  const texts = (tops: readonly number[]) =>
    withWholeLabels(at(...tops)).map(({ cells }) => cells.map(({ text }) => text).join(' | '))
  test('between the two', () => expect(texts([0, 5, 10])).toEqual(['Nombre de la vía: | Avenida del Sol']))
  test('beside the first', () =>
    expect(
      withWholeLabels(
        columns(
          [
            [0, 'Codi postal'],
            [30, '28004'],
          ],
          [
            [0, 'Nom de la via / Nombre de la'],
            [40, 'Luna'],
          ],
          [[0, 'vía']],
        ).map((line, index) => ({ ...line, top: index * 11 })),
      ).map(({ cells }) => cells[0]?.text),
    ).toEqual(['Codi postal', 'Nom de la via / Nombre de la vía']))
  test('in two languages', () =>
    expect(
      withWholeLabels(
        columns([[0, 'Helbidea /']], [[30, 'Avenida del Sol']], [[0, 'Dirección']]).map((line, index) => ({
          ...line,
          top: index * 5,
        })),
      ).map(({ cells }) => cells[0]?.text),
    ).toEqual(['Helbidea / Dirección']))
  test('though the value takes two lines, too', () =>
    expect(
      withWholeLabels(
        columns(row(0, 30, 'Tipo y nombre', 'Calle de los Mártires de'), row(0, 30, 'de la vía', 'San Emeterio')).map(
          (line, index) => ({ ...line, top: index * 11 }),
        ),
      ).map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
    ).toEqual(['Tipo y nombre de la vía | Calle de los Mártires de', 'San Emeterio']))
  test('and two labels, each with its value, stay apart', () => {
    const rows = columns(row(0, 30, 'Nombre', 'Ana Prueba'), row(0, 30, 'Vía', 'Luna'))
    expect(withWholeLabels(rows.map((line, index) => ({ ...line, top: index * 11 })))).toHaveLength(2)
  })
})

describe('§own.847 A street may go on', () => {
  const street = (beside: readonly [number, string][], under: readonly [number, string][]) => {
    const lines = columns([[20, 'Camino'], ...beside], under).map(line => ({ ...line, top: line.top * 0.85 }))
    const [cell] = lines[0]?.cells ?? []
    if (!cell) throw new Error('There is no street')
    const place = { line: 0, cell }
    return mayGoOn(lines, { part: 'street', label: 'Vía', value: 'Camino', place, line: 0 })
  }
  test('in words close beside it', () => expect(street([[27, 'Viejo']], [])).toBe(true))
  test('in words under it', () => expect(street([], [[20, 'de la Estación']])).toBe(true))
  test.each([
    ['far beside it', [[40, 'Viejo']], []],
    ['with a label', [[27, 'Número']], []],
    [
      'under a label',
      [],
      [
        [0, 'Barrio'],
        [20, 'San Juan'],
      ],
    ],
    ['a province', [], [[20, 'Madrid']]],
    ['a figure', [[27, '8']], []],
  ] satisfies [string, [number, string][], [number, string][]][])('not in what stands %s', (_, beside, under) =>
    expect(street(beside, under)).toBe(false),
  )
  test('and is left empty then', () => {
    const lines = columns(
      [[0, 'Suministro']],
      row(0, 30, 'Vía', 'Número'),
      row(0, 30, 'Calle Rincón', '8'),
      row(0, 30, 'Bonito', 'Ramal'),
      row(0, 30, 'C.P.', 'Población'),
      row(0, 30, '28004', 'Madrid'),
    )
    const read = readText(lines.map(line => ({ ...line, top: line.top * 0.85 })))
    expect(read).toMatchObject({ zipCode: '28004' })
    expect(read.street).toBeUndefined()
  })
})

test('§own.848 A code and its town may be one text, below a form in cells', () =>
  expect(
    readForm(
      ['Vía: Avenida del Sol', 'Número: 8', 'Portal: 3', 'Planta: 2', 'Puerta: D'],
      ['Código postal: 28004 | Población: Madrid | Provincia: Madrid'],
    ),
  ).toMatchObject({ ...avenida, apartment: 'Portal 3, Planta 2, Puerta D', ...madrid }))

test.each([
  ['Pis/Piso', 'Escalera A, Piso 6'],
  ['Piso/Pta.', 'Escalera A, 6'],
])('§own.849 "%s" in the form of a flat is "%s"', (label, apartment) =>
  expect(
    readForm(['Calle', 'Número', 'Escala/Escalera', label], ['Avenida del Sol', '8', 'A', '6'], ['C.P.'], ['28004']),
  ).toMatchObject({ apartment }),
)

describe('Forms in one column', () => {
  const own = (street: string, code: string, town: string) =>
    [[[60, `Calle ${street}`]], [[60, 'Número 8']], [[60, `Código postal ${code}`]], [[60, `Concejo ${town}`]]] as const
  const read = readText(
    columns(
      [[60, 'Calle Calle Uría']],
      [[60, 'Número 70']],
      [[60, 'Piso 3']],
      [[60, 'Letra B']],
      [[60, 'Código postal 33003']],
      [[60, 'Concejo Oviedo']],
      [[60, 'Dirección de suministro']],
      ...own('Plaza del Fresno', '33007', 'Oviedo'),
      [[60, cups]],
    ),
  )
  test('§own.850 A labelled code between a part and a code is that of another form', () => {
    expect(read).toMatchObject({ street: 'Plaza del Fresno', zipCode: '33007' })
    expect(read.apartment).toBeUndefined()
  })
})

test('§own.851 The value of a form between a title and an address says whose form that is', () =>
  expect(
    readText(
      columns(
        row(15, 60, 'Calle Avenida del Sol', 'Calle Uría'),
        row(15, 60, 'Número 8', 'Número 70'),
        row(0, 15, 'SUMINISTRO', 'Letra F', '', '', '', 'Letra B'),
        row(0, 15, 'SUMINISTRO', 'Código postal 28004', '', '', 'TITULAR', 'Código postal 28013'),
        row(0, 15, 'SUMINISTRO', 'Localidad Madrid', '', '', 'TITULAR', 'Localidad Madrid'),
      ),
    ),
  ).toMatchObject({ ...avenida, zipCode: '28004' }))

test('§own.852 The kind of a street may stand close to its label', () =>
  expect(
    readForm(['Tipo de vía Avenida', 'Nombre', 'del Sol', 'Número', '8'], ['C.P.', '28004', 'Ciudad', 'Madrid']),
  ).toMatchObject({ ...avenida, zipCode: '28004' }))

describe('§own.853 A pair of powers', () => {
  const pair = [[0, '5,2 kW (punta) · 4,8 kW (valle)']] satisfies [number, string][]
  test('is not the contracted one where a text about the highest one goes on with it', () =>
    expect(readText(columns([[0, 'Potencia máxima registrada en']], [[0, 'octubre:']], pair)).p1).toBeUndefined())
  test('is the contracted one below other words', () =>
    expect(readText(columns([[0, 'Peaje 2.0TD']], pair))).toMatchObject({ p1: 5.2, p3: 4.8 }))
})

test('§own.854 A form beside begins with the first of the cells that no strip of white parts from its label', () =>
  expect(
    readText(
      columns(
        row(0, 60, 'Datos del suministro', 'Datos del titular'),
        row(0, 60, 'Calle: San Marcial', 'Javier Prueba'),
        row(0, 8, 'Núm.: 8', 'Piso: 4').concat([[60, 'Calle: Bergamín']]),
        row(0, 60, 'Código postal: 31500', 'Núm.: 22'),
        row(0, 60, 'Localidad: Tudela', 'Letra:').concat([[67, 'Código postal: 31004']]),
        row(60, 60, 'Localidad: Pamplona'),
      ),
    ),
  ).toMatchObject({ street: 'Calle San Marcial', streetNr: '8', apartment: '4', zipCode: '31500' }))

test.each([
  ['Kalea / Calle: Nafarroa', 'Calle Nafarroa'],
  ['Kalea / Calle: Barrenkale', 'Barrenkale'],
  ['Kalea / Calle: Nafarroa etorbidea', 'Nafarroa etorbidea'],
  ['CALLE.: TORO', 'CALLE TORO'],
])(
  "§own.855 Of a kind of street in two languages the last is the label's, where the name has none: '%s'",
  (label, street) =>
    expect(readForm([label], ['Zk. / Nº: 9'], ['PK / CP: 20800'])).toMatchObject({ street, streetNr: '9' }),
)

test('§own.856 The heading of a form that does not begin with a street begins no form beside', () =>
  expect(
    readText(
      columns(
        [[0, 'DIRECCIÓN DEL TITULAR']],
        row(0, 20, 'Código Postal', '28013', '', 'Vía', 'Calle Sur'),
        row(0, 20, 'Piso', '', '', 'Puerta', ''),
        [[0, 'DIRECCIÓN DEL SUMINISTRO']],
        row(0, 20, 'Provincia', 'Madrid', '', 'Municipio', 'Madrid'),
        row(0, 20, 'Código Postal', '28004', '', 'Vía', 'Avenida del Sol'),
        row(0, 20, 'Número', '8', '', 'Bloque', 'C'),
        row(0, 20, 'Piso', '2', '', 'Puerta', '10'),
        row(0, 20, 'CUPS', cups),
        [[0, 'DIRECCIÓN PARA RECLAMACIONES']],
        row(0, 20, 'Provincia', 'Madrid', '', 'Municipio', 'Madrid'),
        row(0, 20, 'Código Postal', '28013', '', 'Vía', 'Calle Mayor'),
      ),
    ),
  ).toMatchObject({ ...avenida, apartment: 'Bloque C, Piso 2, Puerta 10', ...madrid }))

test('§own.857 "Tipo y nombre de la vía" is a part\'s label, and nobody\'s name', () => {
  expect(ownWords(makeCell('Tipo y nombre de la vía', 0, 100))).toBe(0)
  expect(ownWords(makeCell('Nombre', 0, 30))).toBe(strength.holder)
  expect(ownWords(makeCell('Dirección de suministro', 0, 100))).toBe(strength.supply)
})

test('§own.858 The field of a floor beside an empty one has its own label, as those in the lines around have', () =>
  expect(
    readForm(
      ['Tipus via Carrer', 'Nom via Nou', 'Número 31'],
      ['Escala', 'Pis 3r', 'Porta 2a'],
      ['CP 17600', 'Municipi Figueres'],
    ),
  ).toMatchObject({ street: 'Carrer Nou', streetNr: '31', apartment: '3r 2a', zipCode: '17600' }))

test('§own.859 A name in a narrow column may take three lines', () =>
  expect(
    readForm(
      ['Vía', 'Plaza del Almirante'],
      ['', 'Bastarreche y Héroes'],
      ['', 'de Cavite'],
      ['Número', '4'],
      ['C.P.', '30201'],
    ).street,
  ).toBe('Plaza del Almirante Bastarreche y Héroes de Cavite'))
