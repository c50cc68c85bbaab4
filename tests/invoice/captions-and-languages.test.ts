import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, readForm } from '#tests/support/invoices.ts'

const sol = { street: 'Avenida del Sol', streetNr: '8', ...madrid }

/** The lines of `columns`, each at its own height on the page and in its own type. */
const at = (places: readonly (readonly [top: number, height: number])[], lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, index) => {
    const [top = 0, height = 0] = places[index] ?? []
    return { ...line, top, height }
  })

describe('§own.883 Small captions under their values', () => {
  const places = [
    [0, 10],
    [20, 10],
    [31, 7],
    [47, 10],
    [58, 7],
    [80, 10],
  ] as const
  const form = (captions: readonly (readonly [number, string])[], codes: readonly (readonly [number, string])[]) =>
    at(
      places,
      columns(
        [[0, 'Finca a la que se suministra']],
        [
          [0, 'Avenida'],
          [20, 'del Sol'],
          [60, '8'],
          [80, '2'],
          [100, 'izda.'],
        ],
        captions,
        [
          [0, '28004'],
          [20, 'Madrid'],
          [70, 'Madrid'],
        ],
        codes,
        [[0, cups]],
      ),
    )
  const whole = { ...sol, apartment: '2 izda.' }

  test('may stand in the middle of a dotted line, in brackets', () => {
    const reading = readText(
      form(
        [
          [5, '(calle o plaza)'],
          [40, '(nombre)'],
          [64, '(número)'],
          [86, '(piso)'],
          [104, '(mano)'],
        ],
        [
          [8, '(C. Postal)'],
          [45, '(población)'],
          [90, '(provincia)'],
        ],
      ),
    )
    expect(reading).toMatchObject(whole)
  })

  test('say what a part of the flat is, beside the number of another form', () => {
    const forms = at(
      [
        [0, 10],
        [20, 9],
        [29, 6],
        [45, 9],
        [54, 6],
        [70, 9],
        [79, 6],
        [100, 10],
      ],
      columns(
        [
          [0, 'Titular'],
          [60, 'Punto de suministro'],
        ],
        [
          [0, 'Rufina Prueba'],
          [60, 'PZ'],
          [70, 'de San Blas'],
          [110, '10'],
        ],
        [
          [0, 'nombre'],
          [60, 'tipo'],
          [70, 'vía'],
          [110, 'número'],
        ],
        [
          [0, 'CL'],
          [10, 'Talavera'],
          [45, '26'],
          [60, 'B'],
          [90, '2'],
          [110, '3'],
        ],
        [
          [0, 'tipo'],
          [10, 'vía'],
          [45, 'número'],
          [60, 'portal'],
          [75, 'escalera'],
          [90, 'planta'],
          [110, 'puerta'],
        ],
        [
          [0, '08001'],
          [20, 'Barcelona'],
          [60, '28004'],
          [80, 'Madrid'],
        ],
        [
          [0, 'código postal'],
          [20, 'población'],
          [60, 'código postal'],
          [80, 'población'],
        ],
        [[0, cups]],
      ),
    )
    expect(readText(forms)).toMatchObject({ street: 'PZ de San Blas', apartment: 'portal B, planta 2, puerta 3' })
  })
})

describe('§own.884 A label in two languages, one over the other', () => {
  /** Each label over and under the line of its value. */
  const stacked = (...rows: readonly (readonly [one: string, value: string, other: string])[]) =>
    readText([
      ...at(
        [[0, 9], ...rows.flatMap((_, index) => [0, 4, 8].map(step => [20 + index * 18 + step, 7] as const))],
        columns(
          [[0, 'HORNIDURA / SUMINISTRO']],
          ...rows.flatMap(([one, value, other]) => [[[0, one]], [[30, value]], [[0, other]]] as const),
        ),
      ),
      ...at([[200, 9]], columns([[0, cups]])),
    ])

  test('labels the value between the two', () => {
    const reading = stacked(
      ['Kalea', 'San Blas', 'Calle'],
      ['Zenbakia', '8', 'Número'],
      ['Solairua', '2', 'Piso'],
      ['Atea', 'Esk.', 'Puerta'],
      ['Posta-kodea', '28004', 'Código postal'],
      ['Herria', 'Madrid', 'Población'],
    )
    expect(reading).toMatchObject({ street: 'Calle San Blas', streetNr: '8', apartment: '2 Esk.', ...madrid })
  })

  test('a floor and a door are no such pair', () => {
    const reading = stacked(
      ['Vía', 'Avenida del Sol', ''],
      ['Número', '8', ''],
      ['Escalera', '4º', 'Planta'],
      ['Código postal', '28004', ''],
      ['Localidad', 'Madrid', ''],
    )
    expect(reading.apartment ?? '').not.toContain('Escalera 4º')
  })

  test('"Mano D" in one cell, in a form whose other labels have their own', () => {
    const reading = readForm(
      ['Vía', 'Avenida del Sol', 'Núm.', '8', 'Piso', '2', 'Mano D'],
      ['C.P.', '28004', 'Localidad', 'Madrid'],
    )
    expect(reading).toMatchObject({ ...sol, apartment: '2 D' })
  })

  test('the numbers of two boxes are no door', () => {
    const form = columns(
      [[0, 'SUMINISTRO']],
      [
        [0, '12 Vía'],
        [40, '13 Nº'],
        [60, '14 Piso'],
        [80, '15 Puerta'],
      ],
      [
        [0, 'Avenida del Sol'],
        [40, '8'],
        [60, '1'],
        [80, 'B'],
      ],
      [
        [0, '18'],
        [4, 'Código postal'],
        [40, '19'],
        [44, 'Municipio'],
      ],
      [
        [4, '28004'],
        [44, 'Madrid'],
      ],
      [[0, cups]],
    )
    expect(readText(form)).toMatchObject({ ...sol, apartment: '1 B' })
  })
})
