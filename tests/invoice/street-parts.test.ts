import { describe, expect, test } from 'vitest'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { readingOf } from '#tests/support/invoices.ts'

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
