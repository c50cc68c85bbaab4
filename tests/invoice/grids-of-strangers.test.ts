import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, luna, madrid, readingOf } from '#tests/support/invoices.ts'

test('§own.724 Two forms under one another, each code in the row of its own street, keep to their own', () => {
  const form = (heading: string, street: string, code: string) => [
    [
      [0, heading],
      [60, 'C.P.'],
      [80, 'LOCALIDAD'],
    ] as const,
    [
      [0, street],
      [60, code],
      [80, 'Madrid'],
    ] as const,
  ]
  const lines = columns(
    ...form('DOMICILIO DEL SUMINISTRO', 'C/ Luna, 2', '28004'),
    ...form('DOMICILIO FISCAL', 'Avda. de la Democracia, 8, 3º A', '28013'),
    [[0, cups]],
  )
  expect(readText(lines)).toEqual({ ...luna, ...madrid, cups })
})

test.each(['Adreça subm.', 'Adr. subm.', 'Domicili subm.'])('§own.725 "%s" labels the home of the supply', label =>
  expect(
    readText(
      columns(
        [[60, 'ANA PROVA EXEMPLE']],
        [
          [0, label],
          [20, 'C/ Luna 2'],
          [60, 'CARRER DEL BRUC, 61'],
        ],
        [
          [0, 'Població'],
          [20, '28004 Madrid'],
          [60, '28013 MADRID'],
        ],
      ),
    ),
  ).toMatchObject({ ...luna, ...madrid }),
)

test('§own.727 The number of a plot is that of its house', () =>
  expect(readingOf('Finca suministrada: Polígono 12, Parcela 87\n28004 Madrid')).toMatchObject({
    street: 'Polígono 12',
    streetNr: 'Parcela 87',
  }))

describe('§own.729 Of forms side by side each keeps to its own parts', () => {
  const fiscal = ['AVDA', 'DE HERENCIA', '51', '3', '2º', 'C', '28013', 'MADRID'] as const
  const supply = ['CALLE', 'LUNA', '2', 'A', '1º', 'IZQ', '28004', 'MADRID'] as const
  const labels = ['tipo de vía', 'nombre de la vía', 'número', 'bloque', 'piso', 'puerta', 'código postal', 'población']
  const row = (left: number, texts: readonly string[]) => texts.map((text, at) => [left + 20 * at, text] as const)
  const home = { street: 'CALLE LUNA', streetNr: '2', apartment: 'bloque A, piso 1º, puerta IZQ', zipCode: '28004' }
  const rows = (values: (texts: readonly string[]) => [readonly string[], readonly string[]], isUnder: boolean) => {
    const both = (texts: readonly string[], other: readonly string[]) => [...row(0, texts), ...row(100, other)]
    const [[a, b], [c, d], [e, f]] = [values(supply), values(fiscal), values(labels)]
    const ofValues = [both(a, c), both(b, d)]
    const ofLabels = [both(e, e), both(f, f)]
    return ofValues.flatMap((of, at) => (isUnder ? [of, ofLabels[at] ?? []] : [ofLabels[at] ?? [], of]))
  }
  const halves = (texts: readonly string[]): [readonly string[], readonly string[]] => [
    texts.slice(0, 3),
    texts.slice(3),
  ]
  const heading = [
    [0, 'Lugar de suministro'],
    [100, 'Domicilio fiscal'],
  ] as const

  test.each([
    ['over', false],
    ['under', true],
  ] as const)('whose labels stand %s their values', (_, isUnder) =>
    expect(readText(columns(heading, ...rows(halves, isUnder)))).toMatchObject(home),
  )

  test('whose rows do not stand level', () =>
    expect(
      readText(
        columns(
          [
            [0, 'DATOS DEL CLIENTE'],
            [90, 'DATOS DEL SUMINISTRO'],
          ],
          [
            [0, 'Titular'],
            [20, 'ANA PRUEBA'],
            [90, 'Dirección'],
            [110, 'C/ Luna, 2 1º 2ª'],
          ],
          [
            [0, 'Domicilio'],
            [20, 'Carretera de Sineu 2 1º'],
            [90, 'Población'],
            [110, '28004 Madrid'],
          ],
          [
            [0, 'Población'],
            [20, '28013 Madrid'],
            [90, 'CUPS'],
            [110, cups],
          ],
        ),
      ),
    ).toMatchObject({ ...luna, apartment: '1º 2ª', ...madrid }))

  test('whose labels stand in the cells of their values', () =>
    expect(
      readText(
        columns(
          [
            [0, 'Dirección de suministro'],
            [90, 'Dirección de envío'],
          ],
          [
            [0, 'Vía Plaza'],
            [40, 'Nombre La Litera'],
            [90, 'Vía Calle'],
            [130, 'Nombre Zaragoza'],
          ],
          [
            [0, 'Nº 8'],
            [20, 'Esc.'],
            [40, 'Piso 3º'],
            [60, 'Pta. 2ª'],
            [90, 'Nº 51'],
            [110, 'Esc. A'],
            [130, 'Piso 1º'],
            [150, 'Pta. 1ª'],
          ],
          [
            [0, 'C.P. 28004'],
            [40, 'Población Madrid'],
            [90, 'C.P. 28013'],
            [130, 'Población Madrid'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'Plaza La Litera', streetNr: '8', apartment: '3º 2ª', zipCode: '28004' }))
})

describe('§own.730 A table of addresses', () => {
  const rows = [
    ['', 'Vía', 'Nº', 'Piso/Pta.', 'C.P.', 'Población'],
    ['Fiscal', 'AVENIDA JUAN XXIII', '118', '4º A', '28013', 'MADRID'],
    ['Suministro', 'C/ LUNA', '2', '1º C', '28004', 'MADRID'],
    ['Envío', 'CALLE PLATERÍA', '7', '2º', '30004', 'MURCIA'],
  ]
  const placed = (table: readonly (readonly string[])[], indentOfHead = 0) =>
    columns(
      ...table.map((texts, line) =>
        texts
          .map((text, at) => [at * 30 + (line === 0 ? indentOfHead : 0), text] as const)
          .filter(([, text]) => text !== ''),
      ),
      [[0, cups]],
    )
  const home = { street: 'C/ LUNA', streetNr: '2', apartment: '1º C', zipCode: '28004' }

  test('with a row for each', () => expect(readText(placed(rows))).toMatchObject(home))
  test('with a column for each', () => {
    const turned = rows[0]?.map((_, at) => rows.map(texts => texts[at] ?? '')) ?? []
    // Its heads stand in the middle of their columns.
    expect(readText(placed(turned, 14))).toMatchObject(home)
  })
})

describe('§own.731 The kind of a street and its name have labels of their own', () => {
  const form = (name: readonly [string, string], kind: readonly [string, string]) =>
    columns(
      [[0, 'DATOS DEL SUMINISTRO']],
      [
        [0, name[0]],
        [30, kind[0]],
        [60, 'Núm.'],
        [80, 'CP'],
        [100, 'Población'],
      ],
      [
        [0, name[1]],
        [30, kind[1]],
        [60, '2'],
        [80, '28004'],
        [100, 'Madrid'],
      ],
    )

  test.each([
    ['Nombre', 'Luna', 'Vía', 'Calle', 'Calle Luna'],
    ['Nombre', 'CONSTITUCIÓN, DE LA', 'Tipo de vía', 'AV', 'AV DE LA CONSTITUCIÓN'],
    ['Izena', 'SAN PEDRO', 'Bide mota', 'KALEA', 'SAN PEDRO KALEA'],
  ])('"%s" %s, "%s" %s', (name, ofName, kind, ofKind, street) =>
    expect(readText(form([name, ofName], [kind, ofKind]))).toMatchObject({ street, streetNr: '2' }),
  )

  test('beside their values', () =>
    expect(
      readText(
        columns(
          [[0, 'PUNTO DE SUMINISTRO']],
          [
            [0, 'Tipo vía'],
            [20, 'Calle'],
            [40, 'Vía'],
            [60, 'Luna'],
            [80, 'Nº o km'],
            [100, '2'],
          ],
          [
            [0, 'C. postal'],
            [20, '28004'],
            [40, 'Localidad'],
            [60, 'Madrid'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'Calle Luna', streetNr: '2', ...madrid }))
})

describe('§own.732 A flat in boxes', () => {
  const flatOf = (...boxes: readonly (readonly [string, string])[]) =>
    readText(
      columns(
        [[0, 'DATOS DEL SUMINISTRO']],
        [[0, 'Calle'] as const, [30, 'Luna'] as const],
        ...boxes.map(([label, value]) => [[0, label] as const, [30, value] as const]),
        [[0, 'C.P.'] as const, [30, '28004'] as const],
        [[0, 'Población'] as const, [30, 'Madrid'] as const],
      ),
    ).apartment

  test.each([
    [['Bloque', 'B'], ['Escalera', '1'], ['Piso', '4'], ['Puerta', 'D'], 'Bloque B, Escalera 1, Piso 4, Puerta D'],
    [['Bloc', '—'], ['Escala', 'B'], ['Pis', '1r'], ['Porta', '2a'], 'Escala B, Pis 1r, Porta 2a'],
    [['Portal', '2'], ['Planta', '1'], ['Mano', 'C'], ['Otros', '-'], 'Portal 2, Planta 1, Mano C'],
    [['Zenbakia', '13'], ['Solairua', '5'], ['Aldea', 'esk.'], ['Beste', '-'], '5 esk.'],
    [['Número', '13'], ['Aldea', 'Vilar'], ['Andar', '5'], ['Porta', 'A'], '5 A'],
  ] as const)('%s %s %s %s', (one, two, three, four, flat) => expect(flatOf(one, two, three, four)).toBe(flat))
})
