import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, madrid, readForm, row } from '#tests/support/invoices.ts'

const avenida = { street: 'Avenida del Sol', streetNr: '8' }

test('§own.796 A value may stand close to its longer label, where others stand apart', () =>
  expect(
    readForm(
      ['Vía:', 'Calle Luna'],
      ['Número: 2'],
      ['Piso:', '4º'],
      ['Puerta: Izda.'],
      ['C.P.:', '28004'],
      ['Ciudad: Madrid'],
    ),
  ).toMatchObject({ street: 'Calle Luna', streetNr: '2', apartment: '4º Izda.', zipCode: '28004' }))

test('§own.797 The empty field of the form beside takes no part of this one', () =>
  expect(
    readText(
      columns(
        [
          [0, 'Emplazamiento del suministro'],
          [55, 'Destinatario de la factura'],
        ],
        [
          [5, 'Calle Avenida del Sol'],
          [58, 'Nombre Ana Prueba'],
        ],
        [
          [7, 'Nº 8'],
          [61, 'NIF 00000000T'],
        ],
        [
          [6, 'Piso'],
          [60, 'Calle Gran Vía'],
        ],
        [
          [5, 'Puerta'],
          [62, 'Nº 16'],
        ],
        [
          [1, 'Código postal 28004'],
          [61, 'Piso 6'],
        ],
        [
          [3, 'Población Madrid'],
          [60, 'Puerta B'],
        ],
        [
          [5, 'Región Madrid'],
          [55, 'Código postal 28013'],
        ],
        [[57, 'Población Madrid']],
        [[58, 'Región Madrid']],
      ),
    ),
  ).toMatchObject({ ...avenida, ...madrid }))

test('§own.798 Of two forms whose rows do not stand level the second begins with its first label', () =>
  expect(
    readText(
      columns(
        [[0, 'SUMINISTRO']],
        row(0, 50, 'Calle: Avenida del Sol', 'Nº: 8'),
        row(0, 24, 'Escalera: Dcha.', 'Piso: 3º', 'Puerta: B'),
        row(0, 24, 'C.P.: 28004', 'Localidad: Madrid', 'Provincia: Madrid'),
        row(0, 50, 'TITULAR (DOMICILIO FISCAL)', 'DISTRIBUIDORA'),
        row(0, 50, 'Nombre: Ana Prueba', 'Nombre: Redes de Prueba, S.A.'),
        row(0, 50, 'NIF: 00000000T', 'CIF: A00000000'),
        [
          [0, 'Calle: Gran Vía'],
          [30, 'Nº: 15'],
          [50, 'Calle: Plaza del Fresno'],
          [80, 'Nº: 2'],
        ],
        [
          [0, 'Escalera:'],
          [16, 'Piso: 4º'],
          [28, 'Puerta: Izda.'],
          [50, 'C.P.: 33007'],
          [66, 'Localidad: Oviedo'],
        ],
        [
          [0, 'C.P.: 28013'],
          [14, 'Localidad: Madrid'],
          [50, 'Averías: 900 907 001'],
        ],
        [[0, 'Provincia: Madrid']],
      ),
    ),
  ).toMatchObject({ ...avenida, apartment: 'Escalera Dcha., Piso 3º, Puerta B', ...madrid }))

describe('§own.799 The kind and the name of a street have labels in each language, and in two', () => {
  test('"Bide mota / Tipo vía", "Izena / Nombre" and "Aldea / Mano" over their values', () =>
    expect(
      readForm(
        ['Bide mota / Tipo vía', 'Izena / Nombre', 'Zk. / Nº', 'Solairua / Piso', 'Aldea / Mano'],
        ['Avenida', 'del Sol', '8', '2', 'Izda'],
        ['PK / CP', 'Herria / Población', 'Lurraldea / Provincia'],
        ['28004', 'Madrid', 'Madrid'],
      ),
    ).toMatchObject({ ...avenida, apartment: '2 Izda', ...madrid }))
  test('"Tipus de via" and "Nom" before their values', () =>
    expect(
      readForm(
        ['Tipus de via Avenida', 'Nom del Sol', 'Núm. 8', 'Escala', 'Pis 3', 'Porta 12'],
        ['CP 28004', 'Població Madrid', 'Província Madrid'],
      ),
    ).toMatchObject({ ...avenida, apartment: '3 12', ...madrid }))
})

test('§own.799 "Nom de la via" names its street itself', () =>
  expect(
    readForm(
      ['Tipus de via: Avenida', 'Nom de la via: del Sol', 'Número: 8'],
      ['Codi postal: 28004', 'Municipi: Madrid'],
    ),
  ).toMatchObject({ ...avenida, zipCode: '28004' }))

describe('§own.805 A flat with a part whose label nobody knows is left out', () => {
  test.each([
    [
      'beside its label',
      [
        ['Vía:', 'Avenida del Sol'],
        ['Nº:', '8'],
        ['Piso:', '2'],
        ['Zona:', 'Izq.'],
      ],
      [
        ['C.P.:', '28004'],
        ['Municipio:', 'Madrid'],
      ],
    ],
    [
      'below its label',
      [
        ['Vía', 'Nº', 'Piso', 'Zona'],
        ['Avenida del Sol', '8', '2', 'Izq.'],
      ],
      [
        ['C.P.', 'Municipio'],
        ['28004', 'Madrid'],
      ],
    ],
    [
      'behind its label',
      [['Vía: Avenida del Sol', 'Nº: 8', 'Piso: 2', 'Zona: Izq.']],
      [['C.P.: 28004', 'Municipio: Madrid']],
    ],
  ])('%s', (_, home, town) => {
    const reading = readForm(...home, ...town)
    expect(reading).toMatchObject({ ...avenida, zipCode: '28004' })
    expect(reading.apartment).toBeUndefined()
  })
  test('and whole beside what is no door', () =>
    expect(
      readForm(['Vía: Avenida del Sol', 'Nº: 8', 'Piso: 2', 'Uso: Vivienda'], ['C.P.: 28004', 'Municipio: Madrid']),
    ).toMatchObject({ ...avenida, apartment: '2' }))
  test('"Eskua / Mano" is a door', () =>
    expect(
      readForm(
        ['Kalea / Calle:', 'Avenida del Sol'],
        ['Zenbakia / Número:', '8'],
        ['Solairua / Piso:', '2'],
        ['Eskua / Mano:', 'Izq.'],
        ['PK / CP:', '28004'],
      ),
    ).toMatchObject({ ...avenida, apartment: '2 Izq.' }))
})

test('§own.806 A form whose columns are wider than those of the next one stands over it', () =>
  expect(
    readText(
      columns(
        [[0, '1. DIRECCIÓN DEL SUMINISTRO']],
        row(0, 20, 'CÓDIGO VÍA', 'NOMBRE DE LA VÍA', 'NÚMERO', 'PORTAL', 'PISO'),
        row(0, 20, 'CL', 'EL LOMO', '44', '5', '3'),
        row(0, 20, 'LETRA', 'COD. POSTAL', 'MUNICIPIO', 'PROVINCIA'),
        row(0, 20, 'A', '28004', 'MADRID', 'MADRID'),
        [[0, '2. DOMICILIO FISCAL DEL TITULAR']],
        row(0, 18, 'CÓDIGO VÍA', 'NOMBRE DE LA VÍA', 'NÚMERO', 'PORTAL', 'PISO'),
        row(0, 18, 'PZ', 'DEL SOL', '3', '', '1'),
        row(0, 18, 'LETRA', 'COD. POSTAL', 'MUNICIPIO', 'PROVINCIA'),
        row(0, 18, '', '28013', 'MADRID', 'MADRID'),
      ),
    ),
  ).toMatchObject({ street: 'CL EL LOMO', streetNr: '44', apartment: 'PORTAL 5, PISO 3, LETRA A', zipCode: '28004' }))

test('§own.800 "Bloc: 2" is a label and its value', () =>
  expect(
    readForm(
      ['Via: Avenida del Sol'],
      ['Núm.: 8'],
      ['Bloc: 2'],
      ['Pis: 3'],
      ['Porta: 4'],
      ['CP: 28004'],
      ['Municipi: Madrid'],
    ),
  ).toMatchObject({ ...avenida, apartment: 'Bloc 2, Pis 3, Porta 4', zipCode: '28004' }))

test('§own.801 Labels over two lines, a language in each, have their values between them', () => {
  const rows = [
    ['Kalea', 'Zenbakia', 'Avenida del Sol', '8', 'Calle', 'Número'],
    ['Eskailera', 'Solairua', '', '4', 'Escalera', 'Piso'],
    ['Atea', 'PK', 'A', '28004', 'Puerta', 'C.P.'],
    ['Herria', 'Lurraldea', 'Madrid', 'Madrid', 'Población', 'Provincia'],
  ]
  const [left, right] = [
    [0, 80],
    [20, 100],
  ]
  const lines = columns(
    [[0, 'Hornidura-gunea / Punto de suministro']],
    ...(rows.flatMap(([a = '', b = '', one = '', other = '', c = '', d = '']) => [
      [
        [left[0], a],
        [left[1], b],
      ],
      [
        [right[0], one],
        [right[1], other],
      ].filter(([, text]) => text !== ''),
      [
        [left[0], c],
        [left[1], d],
      ],
    ]) as [number, string][][]),
  )
  // The two lines of a label stand seven points apart, and its value half way between them.
  let top = 0
  const placed = lines.map((line, at) => {
    top += at === 0 ? 0 : (at - 1) % 3 === 0 ? 12 : 4
    return { ...line, top, height: 7 }
  })
  expect(readText(placed)).toMatchObject({ ...avenida, apartment: '4 A', ...madrid })
})

describe('§own.809 A form may be one text over two lines', () => {
  const texts = [
    'Enderezo fiscal — Vía: Rúa do Sol Nº: 72 Portal: Andar: 4 Porta: A CP: 28013 Concello: San Sebastián',
    'de los Reyes Provincia: Madrid',
    'Enderezo da subministración — Vía: Rúa da Lúa Nº: 2 Portal: Andar: Porta: CP: 28700 Concello: San Sebastián',
    'de los Reyes Provincia: Madrid',
  ]
  const { apartment, ...reading } = readText(columns(...texts.map(text => row(0, 0, text))))
  test('and its town goes on in the second', () =>
    expect(reading).toMatchObject({
      street: 'Rúa da Lúa',
      streetNr: '2',
      zipCode: '28700',
      municipality: 'San Sebastián de los Reyes',
    }))
  test.each(['Punto de suministro —', 'SUMINISTRO:'])(
    'and the heading "%s" of the next one is no rest of it',
    heading =>
      expect(
        readText(
          columns(
            [[0, 'Dirección fiscal — Vía: Calle del Sol Nº: 72 Piso: 4 Puerta: A CP: 28013 Población: Madrid']],
            [[0, `${heading} Vía: Calle Luna Nº: 2 CP: 28004 Población: Madrid`]],
          ),
        ),
      ).toMatchObject({ street: 'Calle Luna', streetNr: '2', zipCode: '28004' }),
  )
  test('and its empty fields take nothing of the form above', () => expect(apartment).toBeUndefined())
})

test('§own.810 The heading of a form is no caption of a name above it', () =>
  expect(
    readText([
      ...columns(
        [[90, 'Nazarena de Prueba S.L.']],
        [
          [0, 'NAZARENA DE LUZ'],
          [90, 'Calle Real 90, local 2'],
        ],
        [[90, '28013 Madrid']],
      ).map((line, at) => ({ ...line, height: at === 1 ? 18 : 8 })),
      ...columns(
        [[0, 'Dirección de suministro']],
        row(26, 24, 'Calle', 'Número', 'Piso'),
        row(14, 31, 'Avenida del Sol', '8', '5'),
        row(5, 30, 'C. Postal', 'Población', 'Provincia'),
        row(5, 30, '28004', 'Madrid', 'Madrid'),
      ).map(line => ({ ...line, top: line.top + 30 })),
    ]),
  ).toMatchObject({ ...avenida, zipCode: '28004' }))
