import { describe, expect, test } from 'vitest'
import { isFlat } from '#mock/invoice/address/flat-words.ts'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, readingOf } from '#tests/support/invoices.ts'

describe('§own.473 A flat is neither cut nor taken for a house', () => {
  test.each([
    ['C/ Luna 2, 4º A, Torre B', '2', '4º A, Torre B'],
    ['C/ Luna 2, Bajo, Comercial', '2', 'Bajo, Comercial'],
    ['C/ Luna 2, Andar 3, Porta B', '2', 'Andar 3, Porta B'],
    ['C/ Luna, 8, 5. solairua, C atea', '8', '5. solairua, C atea'],
    ['C/ Luna, 2 - 3. solairua', '2', '3. solairua'],
    ['C/ Luna 2 - 1D', '2', '1D'],
    ['C/ Luna 2-1D', '2', '1D'],
    ['C/ Luna 12-14D', '12-14D', ''],
    ['C/ Luna 5 / 3º A', '5', '3º A'],
    ['C/ Luna 3 Átc. A', '3', 'Átc. A'],
    ['C/ Luna 2, Buhardilla', '2', 'Buhardilla'],
    ['C/ Luna 2, Trasera', '2', 'Trasera'],
  ])('%s', (text, streetNr, apartment) => {
    expect(splitStreet(text)).toEqual({ street: 'C/ Luna', streetNr, apartment })
  })

  test.each([
    ['C/ Luna 2 A, 1º B', '2 A', '1º B'],
    ['C/ Luna # 5', '5', ''],
  ])('a house keeps its sign: %s', (text, streetNr, apartment) => {
    expect(splitStreet(text)).toEqual({ street: 'C/ Luna', streetNr, apartment })
  })

  test.each([
    ['C/ Luna 2, 3ª Planta, Oficina B', { street: 'C/ Luna', streetNr: '2', apartment: '3ª Planta, Oficina B' }],
    ['Barriada Andalucía, bloque 2, 1º A', { street: 'Barriada Andalucía', apartment: 'bloque 2, 1º A' }],
  ])('the address is found: %s', (text, expected) => {
    expect(readingOf(`DATOS DEL SUMINISTRO\n${text}\n28004 Madrid`)).toMatchObject(expected)
  })

  test('no sentence ends behind "Ind."', () => {
    const text = 'Dirección de suministro: Pol. Ind. Las Mercedes, C/ Luna, 8, nave 3\n28004 Madrid'
    expect(readingOf(text)).toMatchObject({ street: 'C/ Luna', apartment: 'Pol. Ind. Las Mercedes, nave 3' })
  })
})

describe('§own.554 The labels of a form inside a flat are no part of it', () => {
  test.each([
    ['Piso: 1º Puerta: B', '1º B'],
    ['Esc.: 2 Piso: 1º Puerta: B', 'Esc. 2, 1º B'],
    ['Escalera: Piso: 3º Letra: C', '3º C'],
    ['Portal: 2, Planta: 3ª, Letra: A', 'Portal 2, 3ª A'],
    ['Pis: 1r Porta: 2a', '1r 2a'],
    ['Andar: 2º Porta: Dta', '2º Dta'],
    ['Solairua: 3. Atea: B', '3. B'],
    ['PL.: 1 PTA.: B', 'PL.: 1 PTA.: B'],
    ['Piso 1 Puerta B', 'Piso 1 Puerta B'],
  ])('"%s" is "%s"', (flat, apartment) => {
    expect(splitStreet(`Calle: CALLE LUNA Número: 17 ${flat}`)).toMatchObject({ streetNr: '17', apartment })
  })
})

describe('§own.555 A label spelt with dots is no flat', () => {
  test.each(['C.U.P.S.', 'C. U. P. S.', 'C.U.P.S,', 'N.I.F.'])('"%s" under the street', label => {
    const rows = columns(
      [
        [0, 'DIRECCIÓN DE SUMINISTRO'],
        [60, 'LOCALIDAD'],
      ],
      [
        [0, 'CL LUNA 30, 4º C'],
        [60, '28004 MADRID'],
      ],
      [
        [0, label],
        [60, 'TARIFA'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'CL LUNA', streetNr: '30', apartment: '4º C' })
  })

  test.each(['C. A', '2.º B.', 'E. 2. C'])('"%s" may be one', flat => expect(isFlat(flat)).toBe(true))
})

test.each([
  ['C/ Luna, 41 B, 3r 2a', '41 B', '3r 2a'],
  ['C/ Luna, 41 B, pis 3', '41 B', 'pis 3'],
  ['C/ Luna, 41, 3r 2a', '41', '3r 2a'],
])('§own.985 The letter of a house before a Catalan floor is the house’s, too: %s', (text, streetNr, apartment) =>
  expect(splitStreet(text)).toEqual({ street: 'C/ Luna', streetNr, apartment }),
)
