import { describe, expect, test } from 'vitest'
import { isLabelOf } from '#mock/invoice/address/part-labels.ts'
import { labelScore } from '#mock/invoice/evidence/label-score.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { fold } from '#mock/invoice/text/fold.ts'
import { makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm, row } from '#tests/support/invoices.ts'

const avenida = { street: 'Avenida del Sol', streetNr: '8' }

test.each([
  ['postalCode', 'CodPostal'],
  ['postalCode', 'Cód. Post.'],
  ['postalCode', 'CodigoPostal'],
  ['postalCode', 'Dto. postal'],
  ['postalCode', 'D. POSTAL'],
  ['postalCode', 'Postal code'],
  ['number', 'NumPolicia'],
  ['postalCode', 'Codi postal /'],
  ['number', 'Núm./Núm.'],
  ['street', 'Calle, avenida, plaza…'],
  ['flat', 'Local/Piso:'],
  ['flat', 'Edificio'],
  ['flat', 'Portal / Entrance'],
  ['street', 'Dirección / Address'],
] as const)('§own.814 Programs shorten the label of a %s to "%s"', (part, label) =>
  expect(isLabelOf(part, fold(label))).toBe(true),
)

test.each([
  '3. Domicilio a efectos de notificaciones',
  'Adreça a efectes de facturació',
  'Domicilio a efectos fiscales',
  'Envío de esta factura',
])('§own.815 "%s" is where letters go to', label => expect(labelScore(fold(label), true)).toBeLessThan(0))

test('§own.816 The label of a part is no piece of the label above it', () => {
  const form = (town: string, code: string) => [
    row(0, 30, 'Domicilio', 'Avenida del Sol', 'Número', '8'),
    row(0, 30, 'Piso', '4', 'Puerta', 'A'),
    row(0, 30, 'C.P.', code, 'Población', town),
  ]
  expect(
    readText(
      columns(
        [[0, 'Cliente']],
        row(0, 30, 'Nombre', 'Ana Prueba', 'NIF', '00***000T'),
        ...form('Sevilla', '41011'),
        [[0, 'Suministro']],
        row(0, 30, 'CUPS', cups, 'Distribuidora', 'Redes'),
        ...form('Madrid', '28004'),
      ),
    ),
  ).toMatchObject({ ...avenida, apartment: '4 A', ...madrid })
})

describe('Boxes with small labels, and their headings beside them over two lines', () => {
  /** A form of the page, whose heading stands beside its first row, in lines as far apart as on paper. */
  const form = (top: number, heading: readonly [string, string], values: readonly string[]): TextLine[] => {
    const cells = (...texts: readonly (readonly [left: number, text: string])[]) =>
      texts.map(([left, text]) => makeCell(text, left, left + text.length * 4.5))
    const [street = '', number = '', floor = '', code = '', town = ''] = values
    const line = (offset: number, height: number, ...texts: readonly (readonly [number, string])[]) => ({
      page: 0,
      top: top + offset,
      height,
      cells: cells(...texts.filter(([, text]) => text !== '')),
    })
    return [
      line(0, 6, [153, 'Vía'], [473, 'Núm.']),
      line(4, 10, [40, heading[0]]),
      line(13, 10, [40, heading[1]], [155, street], [475, number]),
      line(27, 6, [153, 'Portal'], [353, 'Piso']),
      line(40, 10, [355, floor]),
      line(54, 6, [153, 'C.P.'], [242, 'Localidad']),
      line(67, 10, [155, code], [244, town]),
    ]
  }
  const read = readText([
    ...form(100, ['Domicilio del', 'cliente'], ['Avenida de Bayona', '50', '9.º', '31008', 'Pamplona']),
    ...form(195, ['Domicilio del', 'suministro'], ['Calle Gaztambide', '21', '7.º', '31500', 'Tudela']),
    ...columns([[0, cups]]).map(line => ({ ...line, top: 275 })),
    ...form(295, ['Domicilio', 'bancario'], ['Plaza de los Fueros', '3', '', '31500', 'Tudela']),
  ])
  test('§own.817 A label over two lines is none with the second as its value', () =>
    expect(read.street).not.toBe('bancario'))
  test('§own.818 Labels right under a code are those of the next form, where forms begin with the street', () =>
    expect(read).toMatchObject({
      street: 'Calle Gaztambide',
      streetNr: '21',
      apartment: '7.º',
      zipCode: '31500',
      municipality: 'Tudela',
    }))
})

test('§own.818 Labels right under a code are those of the same form, where it begins with the code', () =>
  expect(
    readText(
      columns(
        [[0, 'Suministro']],
        row(0, 20, 'C.P.', 'Localidad'),
        row(0, 20, '31500', 'Tudela'),
        row(0, 20, 'Vía', 'Núm.'),
        row(0, 20, 'Calle Gaztambide', '21'),
        [[0, cups]],
      ),
    ),
  ).toMatchObject({ street: 'Calle Gaztambide', streetNr: '21', zipCode: '31500' }))

test.each(['Otra casa', 'Titular', 'Titular: Ana Prueba, NIF 00***000T'])(
  '§own.819 A heading that nobody knows or that says little ("%s") takes the address below it from the heading above another one',
  heading => {
    const labels = row(0, 25, 'Vía', 'Núm.', 'C.P.', 'Población')
    expect(
      readText(
        columns(
          [[0, 'Nuevo punto de suministro']],
          labels,
          row(0, 25, 'Avenida del Sol', '8', '28004', 'Madrid'),
          [[0, heading]],
          labels,
          row(0, 25, 'Calle Marina', '12', '28013', 'Madrid'),
          [[0, cups]],
        ),
      ),
    ).toMatchObject({ ...avenida, ...madrid })
  },
)

test('§own.820 The heading of a form may stand over its middle, where the street has its kind in a field of its own', () => {
  const [first, second, third] = [0, 60, 120]
  const forms = (texts: readonly string[]) =>
    [first, second, third].flatMap((left, at) => row(left, 16, ...texts.slice(at * 2, at * 2 + 2)))
  expect(
    readText(
      columns(
        [
          [first + 12, 'Adreça fiscal'],
          [second + 12, 'Punt de subministrament'],
          [third + 12, 'Adreça de correspondència'],
        ],
        forms(['Tipus de via', 'Nom de la via', 'Tipus de via', 'Nom de la via', 'Tipus de via', 'Nom de la via']),
        forms(['Avinguda', 'Diagonal', 'Carrer', 'de Rusiñol', 'Passeig', 'Marítim']),
        forms(['Codi postal', 'Població', 'Codi postal', 'Població', 'Codi postal', 'Població']),
        forms(['08006', 'Barcelona', '08195', 'Sant Cugat del Vallès', '08860', 'Castelldefels']),
        [[0, cups]],
      ),
    ),
  ).toMatchObject({ street: 'Carrer de Rusiñol', zipCode: '08195' })
})

test('§own.821 A number may stand close to its long label, which is no rest of the street above it', () =>
  expect(
    readForm(['Street', '', 'Avenida del Sol'], ['House number 8'], ['Floor', '', '2'], ['Postcode', '', '28004']),
  ).toMatchObject({ ...avenida, zipCode: '28004' }))

test('§own.821 A town may stand close to its label, where a number stands apart', () =>
  expect(
    readForm(['Calle:', 'Avenida del Sol'], ['Número:', '8'], ['C.P.:', '26200'], ['Municipio: Haro']),
  ).toMatchObject({ ...avenida, zipCode: '26200', municipality: 'Haro' }))

test('§own.822 A name goes on below its small word, though other forms stand on both sides', () =>
  expect(
    readText(
      columns(
        row(0, 60, 'Adreça fiscal', 'Punt de subministrament', 'Adreça de correspondència'),
        row(0, 60, 'Via', 'Via', 'Via'),
        row(0, 60, 'Avinguda Diagonal', 'Carrer de Rusiñol i', 'Passeig Marítim'),
        row(0, 60, 'Núm.', 'Prats', 'Núm.'),
        row(0, 60, '512', 'Núm.', '7'),
        row(60, 60, '48'),
        row(0, 60, 'Codi postal', 'Codi postal', 'Codi postal'),
        row(0, 60, '08006', '08195', '08860'),
        [[0, cups]],
      ),
    ),
  ).toMatchObject({ street: 'Carrer de Rusiñol i Prats', streetNr: '48', zipCode: '08195' }))

test('§own.823 The name of a building belongs to the flat', () =>
  expect(
    readForm(
      ['Calle', 'Número'],
      ['Avenida del Sol', '8'],
      ['Edificio', 'Portal', 'Planta', 'Puerta'],
      ['Mar Azul', '5', '1', 'F'],
      ['C.P.', 'Municipio'],
      ['28004', 'Madrid'],
    ),
  ).toMatchObject({ ...avenida, apartment: 'Edificio Mar Azul, Portal 5, Planta 1, Puerta F' }))

test('§own.840 A heading at the margin stands over a form that is set in', () =>
  expect(
    readText(
      columns(
        [[0, 'Datos del cliente']],
        row(30, 30, 'N.I.F.', 'Póliza'),
        row(30, 30, 'Calle', 'N.º', 'Piso'),
        row(30, 30, 'Calle San Antón', '5', '2'),
        row(20, 30, 'Cód. Post.', 'Población'),
        row(20, 30, '28013', 'Madrid'),
        [[0, 'Datos del suministro']],
        row(30, 30, 'Tarifa', 'Contador'),
        row(30, 30, 'Calle', 'N.º', 'Piso'),
        row(30, 30, 'Avenida del Sol', '8', '3'),
        row(20, 30, 'Cód. Post.', 'Población'),
        row(20, 30, '28004', 'Madrid'),
      ),
    ),
  ).toMatchObject({ ...avenida, apartment: '3', ...madrid }))

test('§own.841 Of a table, a value that stands under no label has the nearest', () =>
  expect(
    readText(
      columns(
        [
          [20, 'TIPO'],
          [32, 'NOMBRE DE LA VÍA'],
          [60, 'NÚM.'],
          [75, 'C.P.'],
          [90, 'MUNICIPIO'],
        ],
        row(0, 15, 'SUMINISTRO', '', '', '', '', '28004', 'MADRID').concat([
          [19, 'CL'],
          [28, 'SOL'],
          [60, '8'],
        ]),
        row(0, 15, 'ENVÍO', '', '', '', '', '28013', 'MADRID').concat([
          [19, 'AV'],
          [28, 'DE LUZ'],
          [60, '24'],
        ]),
      ).map(line => ({ ...line, cells: line.cells.toSorted((one, other) => one.left - other.left) })),
    ),
  ).toMatchObject({ street: 'CL SOL', streetNr: '8', zipCode: '28004' }))

test('§own.842 A street in a row of values goes on alone close below it', () => {
  const lines = columns(
    [[0, 'Suministro']],
    row(0, 40, 'Calle', 'Número', 'Piso'),
    row(0, 40, 'Calle Alcalde Manuel', '8', '3'),
    [[0, 'Cabrera']],
    row(0, 40, 'Código postal', 'Municipio'),
    row(0, 40, '28004', 'Madrid'),
    [[0, cups]],
  )
  const placed = lines.map((line, at) => ({ ...line, top: line.top + (at < 4 ? 0 : 15) - (at === 3 ? 2 : 0) }))
  expect(readText(placed)).toMatchObject({ street: 'Calle Alcalde Manuel Cabrera', streetNr: '8', ...madrid })
})

test('§own.843 "B.º" is a district, and a kind of street', () =>
  expect(readForm(['CALLE:', 'B.º SAN MIGUEL'], ['NUM.:', '8'], ['C.P.:', '28004'])).toMatchObject({
    street: 'B.º SAN MIGUEL',
  }))
