import { describe, expect, test } from 'vitest'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { findInText, readText } from '#mock/invoice/read-text.ts'
import { columns, cups, luna, madrid, readingOf, row } from '#tests/support/invoices.ts'

const inMadrid = [row(0, 30, 'C.P.', 'Población'), row(0, 30, '28004', 'Madrid')]

test('§own.742 Stairs keep their label beside a box of floor and door', () =>
  expect(
    readText(
      columns(
        [[0, 'SUMINISTRO']],
        row(0, 30, 'Vía', 'Número', 'Escalera', 'Piso/Pta.'),
        row(0, 30, 'Calle Luna', '2', '2', '4 D'),
        ...inMadrid,
      ),
    ),
  ).toMatchObject({ street: 'Calle Luna', apartment: 'Escalera 2, 4 D' }))

test('§own.743 The name of a street may be a kind of one', () =>
  expect(
    readText(
      columns(
        [[0, 'Datos do punto de subministración']],
        row(0, 30, 'Tipo vía', 'Nome da vía', 'Núm.'),
        row(0, 30, 'Rúa', 'Travesa', '31'),
        ...inMadrid,
      ),
    ),
  ).toMatchObject({ street: 'Rúa Travesa', streetNr: '31' }))

test.each(['Enderezo subm.:', 'Fincas/Sum..:', 'Dir. sum.:', 'We supply power to:'])(
  '§own.744 "%s" labels the home of the supply',
  label =>
    expect(
      readingOf(`Ana Prueba\nC/ Sol 7\n28013 Madrid\n\n\n\n${label} C/ Luna, 2\n28004 Madrid\n\n${cups}`),
    ).toMatchObject({ ...luna, ...madrid }),
)

describe('§own.745 Numbers at the right of columns whose headings stand at the left', () => {
  const table = (title: string, heads: readonly string[], ...values: readonly string[]) =>
    readText(
      columns(
        [[0, title]],
        heads.map((head, at) => [25 + at * 30, head] as const),
        [[0, 'Contractada'] as const, ...values.map((value, at) => [45 + at * 30, value] as const)],
      ),
    )

  test('with the unit in the title', () =>
    expect(
      table('Potència (kW)', ['P1 punta', 'P2 vall', 'Preu P1', 'Preu P2'], '9,200', '8,050', '0,0764', '0,0038'),
    ).toMatchObject({ p1: 9.2, p3: 8.05 }))
  test('with the unit in each heading', () =>
    expect(
      table('Potències', ['P1 (kW)', 'P2 (kW)', 'Dies', 'Preu P1', 'Preu P2'], '3,45', '5,75', '28', '0,07', '0,003'),
    ).toMatchObject({ p1: 3.45, p3: 5.75 }))
})

test.each(['Contrat.', 'Contract.', 'Kontrat./Contrat.'])('§own.746 "%s" heads the contracted powers', head =>
  expect(
    readText(
      columns(
        [[0, 'Potencias (kW)']],
        row(0, 40, '', head, 'Rexistr.'),
        row(0, 40, 'P1 punta', '4,600', '3,551'),
        row(0, 40, 'P2 val', '5,750', '3,870'),
      ),
    ),
  ).toMatchObject({ p1: 4.6, p3: 5.75 }),
)

test('§own.747 Of two codes around a street the one behind it is its own', () =>
  expect(
    readText(
      columns(
        [[60, 'CP/Concello: 28013 Madrid']],
        [[60, 'Provincia: Madrid']],
        row(0, 20, 'Enderezo subm.:', 'C/ Luna, 2'),
        row(0, 20, 'CP:', '28004'),
        row(0, 20, 'Concello:', 'Madrid'),
      ),
    ),
  ).toMatchObject({ ...luna, zipCode: '28004' }))

test('§own.748 A label may stand under the middle of the line that its value begins', () =>
  expect(
    readText(
      columns(
        [[0, 'ADREÇA DEL PUNT DE SUBMINISTRAMENT']],
        [
          [0, 'Carrer'],
          [40, 'de Guimerà'],
          [120, '31'],
          [150, '2n'],
        ],
        [
          [14, 'Via'],
          [75, 'Nom de la via'],
          [127, 'Núm.'],
          [157, 'Pis'],
        ],
        [
          [0, '28004'],
          [40, 'Madrid'],
        ],
        [
          [3, 'Codi postal'],
          [75, 'Població'],
        ],
      ),
    ),
  ).toMatchObject({ street: 'Carrer de Guimerà', streetNr: '31', apartment: '2n', ...madrid }))

test('§own.749 The edge of a box in a picture is no part of its value', () => {
  const lines = columns(
    [[0, 'Lugar de suministro']],
    row(0, 40, 'Vía', 'Número / km', 'Otros datos (planta, puerta)'),
    row(0, 40, '¿ Carretera del Teide', '[ km 5,4', '] Vivienda 2 ||'),
    ...inMadrid,
  )
  expect(findInText(lines, lines).reading).toMatchObject({
    street: 'Carretera del Teide',
    streetNr: 'km 5,4',
    apartment: 'Vivienda 2',
  })
})

test('§own.750 "Vía" before a street in Basque is its label', () =>
  expect(splitStreet('Vía Ibargarai Etorbidea, 14')).toMatchObject({ street: 'Ibargarai Etorbidea', streetNr: '14' }))
