import { describe, expect, test } from 'vitest'
import { findInText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'

const readingAt = (town: string) => {
  const { reading, confidence } = findInText(linesOfPlainText(`Dirección de suministro: C/ Luna 2, ${town}`))
  const { zipCode, municipality, province } = reading
  return { zipCode, municipality, province, isSure: confidence.address >= 0.7 }
}

describe('§own.472 A postal code beside the name of another town', () => {
  test.each([
    ['28004 Getafe'],
    ['28004 Getafe (Madrid)'],
    ['28004 Getafe\nMadrid'],
    ['28004 Barcelona'],
    ['C.P.: 28004\nPoblación: Sevilla\nProvincia: Sevilla'],
  ])('has no town and is doubtful: %s', text => {
    expect(readingAt(text)).toEqual({ zipCode: '28004', municipality: undefined, province: 'Madrid', isSure: false })
  })

  test.each([
    ['28023 Aravaca', 'Aravaca'],
    ['28023 Aravaca (Madrid)', 'Madrid'],
    ['30740 Lo Pagán', 'Lo Pagán'],
    ['39478 Boo de Piélagos (Piélagos)', 'Piélagos'],
    ['46000 Valencia', 'Valencia'],
  ])('is in order where the name is a district, a village or a town of any such code: %s', (text, municipality) => {
    expect(readingAt(text)).toMatchObject({ municipality, isSure: true })
  })
})
