import { describe, expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { labelScore } from '#mock/invoice/evidence/label-score.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { fold } from '#mock/invoice/text/fold.ts'
import { columns, cups, luna, madrid, powersOf, readingOf, row } from '#tests/support/invoices.ts'

test('§own.751 An empty flat is not filled from the form below', () => {
  const labels = ['Domicilio', 'Nº', 'Esc.', 'Piso', 'Puerta', 'Población', 'C. Postal', 'Provincia']
  const read = readText(
    columns(
      [[0, 'Emplazamiento del suministro']],
      row(0, 25, ...labels),
      row(0, 25, 'C/ Luna', '2', '', '', '', 'Madrid', '28004', 'Madrid'),
      [[0, cups]],
      [[0, 'Envío de correspondencia']],
      row(2, 25, ...labels),
      row(2, 25, 'Avenida del Mar', '63', '1', '3', 'A', 'Ronda', '29400', 'Málaga'),
    ),
  )
  expect(read).toMatchObject({ ...luna, ...madrid })
  expect(read.apartment).toBeUndefined()
})

test('§own.752 The boxes of a form may be numbered', () =>
  expect(
    readText(
      columns(
        [[0, 'Instalación abastecida']],
        row(0, 30, '20. Vía pública', '21. Nº', '22. Esc.', '23. Piso'),
        row(0, 30, 'Barrio La Portilla', 's/n'),
        row(0, 30, '25. Código postal', '26. Municipio', '27. Provincia'),
        row(0, 30, '28004', 'Madrid', 'Madrid'),
        [[0, cups]],
      ),
    ),
  ).toMatchObject({ street: 'Barrio La Portilla', streetNr: 's/n', ...madrid }))

describe('§own.753 Labels beside their values', () => {
  const form = (heading: string, ...rows: readonly (readonly string[])[]) =>
    readText(columns([[0, heading]], ...rows.map(texts => row(0, 30, ...texts)), [[0, cups]]))

  test('an empty one has no value in the next label', () =>
    expect(
      form(
        'SUMINISTRO',
        ['Carrer:', 'Pg. del Canal'],
        ['Número:', '31'],
        ['Planta:', 'Baixos'],
        ['Porta:', '', '', 'Tensió:', '230 V'],
        ['Codi postal:', '28004'],
        ['Municipi:', 'Madrid'],
      ),
    ).toMatchObject({ street: 'Pg. del Canal', apartment: 'Baixos' }))
  test('the town of a row with a code begins no form of its own', () =>
    expect(
      form(
        'Dades del titular',
        ['Adreça', 'Av. de Catalunya, 112', 'CP', '28013', 'Població', 'Madrid'],
        ['Dades de la instal·lació'],
        ['Tipus de via', 'Carrer', 'Nom de la via', 'del Segle XX', 'Núm.', '33'],
        ['Escala', '', 'Pis', '2n', 'Porta', '1a'],
        ['CP', '28004', 'Població', 'Madrid', 'Comarca', 'Urgell'],
      ),
    ).toMatchObject({ street: 'Carrer del Segle XX', streetNr: '33', apartment: '2n 1a', zipCode: '28004' }))
  test('may be other words', () =>
    expect(
      form(
        'SUMINISTRO',
        ['T. VÍA', 'CL'],
        ['Denominación', 'LUNA'],
        ['Nº de policía', '2'],
        ['PLTA.', '4'],
        ['Piso/Man', '1º dta.'],
        ['Situación', 'Alta'],
        ['Código postal', '28004'],
        ['Ayuntamiento', 'Madrid'],
      ),
    ).toMatchObject({ street: 'CL LUNA', streetNr: '2', apartment: '4 1º dta.', ...madrid }))
})

test.each([
  ['Calle', 'Larga', 'Calle Larga'],
  ['CALLE:', 'LARGA', 'CALLE LARGA'],
  ['Carrer', 'Major', 'Carrer Major'],
  ['Calle', 'Plaza Mayor', 'Plaza Mayor'],
  ['Calle', 'San Kristobal auzoa', 'San Kristobal auzoa'],
  ['Calle / Plaza', 'Mayor', 'Mayor'],
  ['Vía', 'Larga', 'Larga'],
])('§own.758 A street labelled "%s" and named "%s" is "%s"', (label, name, street) =>
  expect(
    readText(
      columns(
        [[0, 'SUMINISTRO']],
        row(0, 30, label, name),
        row(0, 30, 'Número', '2'),
        row(0, 30, 'CP', '28004'),
        row(0, 30, 'Localidad', 'Madrid'),
      ),
    ),
  ).toMatchObject({ street, streetNr: '2', ...madrid }),
)

test('§own.754 A label glued before its value is no part of it', () =>
  expect(
    readingOf(`Suministro\n${cups}\nCalle Calle San Antonio Nº 102\nC.P. 28004 Población Madrid Provincia Madrid`),
  ).toMatchObject({ street: 'Calle San Antonio', streetNr: '102', ...madrid }))

test.each(['Punto de suministro', 'suministro', 'Adreça de subministrament'])(
  '§own.754 nor is "%s" at the right of it',
  label => expect(splitStreet(`Kale Zaharra, 23, 3. ezk. ${label}`).apartment).toBe('3. ezk.'),
)

test('§own.755 What somebody would save says nothing of the contract', () =>
  expect(
    powersOf(
      'Potencia contratada: punta 3,30 kW, valle 3,30 kW\n\nModificar la potencia contratada: con 3,0 kW en punta y en valle ahorraría 8,40 € al año.',
    ),
  ).toEqual([3.3, 3.3]))

test('§own.756 A plot of the land register is nobody’s street', () =>
  expect(
    readingOf(
      `Dirección de suministro: C/ Luna, 2\n28004 Madrid\n${cups}\n\nDatos del suministro\nReferencia: Polígono catastral 22, CNAE 9820`,
    ),
  ).toMatchObject({ ...luna, ...madrid }))

test.each(['po DOCTOR FLEMING', 'PO DOCTOR FLEMING', 'Po DOCTOR FLEMING'])(
  '§own.757 In a picture "%s" is a "Pº"',
  street =>
    expect(
      certainAddress({ street, streetNr: '4', apartment: '', zipCode: '28036', municipality: 'Madrid' }).street,
    ).toBe('Pº DOCTOR FLEMING'),
)

test('§own.719 A heading of the holder and the supply labels neither', () => {
  for (const heading of ['datos del titular y del punto de suministro', 'datos del cliente y del suministro'])
    expect([labelScore(heading, false), labelScore(heading, true)]).toEqual([0, 0])
})

test('§own.729 The heading of each of three forms side by side is that of its own column', () => {
  const forms = [
    ['DOMICILIO FISCAL', 'Calle', 'Toledo', '14', '28013'],
    ['SUMINISTRO', 'Calle', 'Luna', '2', '28004'],
    ['CORRESPONDENCIA', 'Plaza', 'España', '3', '28008'],
  ]
  const labels = ['', 'Vía', 'Nombre', 'Nº', 'C.P.']
  const lines = labels.map((label, line) =>
    forms.flatMap((form, at) => [
      ...(label === '' ? [] : [[at * 45, label] as const]),
      [at * 45 + (label === '' ? 0 : 13), form[line] ?? ''] as const,
    ]),
  )
  expect(
    readText(columns(...lines, row(0, 45, 'Población Madrid', 'Población Madrid', 'Población Madrid'))),
  ).toMatchObject({
    street: 'Calle Luna',
    streetNr: '2',
    zipCode: '28004',
  })
})

test('§own.731 A form may have ten rows between the kind of its street and its code', () => {
  const empty = ['Duplicado', 'Bloque', 'Portal', 'Escalera', 'Planta', 'Puerta', 'Núcleo', 'Urbanización', 'Otros']
  const rows = [['Tipo de vía', 'Calle'], ['Denominación', 'Luna'], ['Número', '2'], ...empty.map(label => [label])]
  const code = [
    ['Código postal', '28004'],
    ['Municipio', 'Madrid'],
  ]
  expect(
    readText(columns([[0, 'SUMINISTRO']], ...[...rows, ...code].map(texts => row(0, 30, ...texts)))),
  ).toMatchObject({
    street: 'Calle Luna',
    streetNr: '2',
  })
})

test('§own.731 An article behind the name of a street goes on nowhere', () =>
  expect(
    readText(
      columns(
        [[0, 'SUMINISTRO']],
        row(0, 30, 'Tipo vía', 'Nombre de la vía', 'Núm.', 'C.P.', 'Población'),
        row(0, 30, 'AV', 'CONSTITUCIÓN, DE LA', '2', '28004', 'Madrid'),
        [[28, 'DOMICILIO FISCAL']],
      ),
    ),
  ).toMatchObject({ street: 'AV DE LA CONSTITUCIÓN', streetNr: '2' }))

test.each([
  'Les nostres oficines',
  'Our office',
  'Comercialitzadora',
  'EMPRESA SUMINISTRADORA',
  '¿Dónde estamos?',
  'Instituto Galego de Consumo e da Competencia, Avda.',
  'Protege tu hogar',
  'COBRO',
  'ENDEREZO PARA O ENVÍO',
  'Dirección para enviar la factura',
  'Onde se envía',
  'Destino del importe',
  'Domicilio de la cuenta de cargo',
  'Compte pagador',
  'Autoconsumo colectivo',
])('§own.981 "%s" is the title of an office or of another address', title =>
  expect(labelScore(fold(title.replace('¿', '')), false)).toBeLessThan(-1),
)

test.each([
  'Tu hogar',
  'Dirección para el suministro',
  'Enderezo para a subministración',
  'Adreça per al subministrament',
])('§own.981 "%s" is the title of the supply’s', title => expect(labelScore(fold(title), false)).toBeGreaterThan(1))

test('§own.982 A blank may stand before the colon of a label', () =>
  expect(
    readingOf(
      `SUMINISTRO\nTipo de vía : Avenida\nNome : del Sol\nNúmero : 8\nCód. postal : 28004\nPoblación : Madrid\nCUPS ${cups}`,
    ),
  ).toMatchObject({ street: 'Avenida del Sol', streetNr: '8', ...madrid }))

test('§own.983 Two labels of narrow columns may have one blank between them', () => {
  const read = readText(
    columns(
      [...row(0, 16, 'DIRECCION', 'TV', 'VIA', 'NUM'), [60, 'ESC PL'], ...row(70, 10, 'PTA', 'CP', 'POBLACION')],
      [...row(0, 16, 'TITULAR', 'CL', 'MAYOR', '61'), [64, '3'], ...row(70, 10, 'C', '28013', 'MADRID')],
      [...row(0, 16, 'SUMINISTRO', 'CL', 'LUNA', '2'), [64, '7'], ...row(70, 10, 'D', '28004', 'MADRID')],
      [[0, cups]],
    ),
  )
  expect(read).toMatchObject({ street: 'CL LUNA', streetNr: '2', apartment: '7 D', zipCode: '28004' })
})
