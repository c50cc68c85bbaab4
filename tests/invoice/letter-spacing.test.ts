import { expect, test } from 'vitest'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { madrid } from '#tests/support/invoices.ts'
import { catalogue, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

async function linesOf(content: string): Promise<TextLine[]> {
  const pdf = await openPdf(pdfFile([catalogue, onePage, page(), stream(content)]))
  try {
    return await textOfPage(await pdf.getPage(1), 0)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const textsOf = async (content: string) =>
  (await linesOf(content)).map(({ cells }) => cells.map(({ text }) => text).join(' | '))

/** Points between the letters of a text in 8 points. */
const spacings = [0.4, 0.8, 1.2, 2, 4, 6]
const setWide = (text: string, spacing: number) => `BT ${spacing} Tc /F1 8 Tf 50 780 Td (${text}) Tj ET`

const labels = [
  'POTENCIA CONTRATADA PUNTA',
  'Direccion del suministro:',
  'MAXIMA DEMANDADA 12 M.',
  'TITULAR I DNI',
  '3,45 kW',
]

test.each(spacings)('§own.580 of letters %f points apart gives the words', async spacing => {
  for (const label of labels) expect(await textsOf(setWide(label, spacing))).toEqual([label])
})

// Each word is placed by itself, and the letters "AT" and "TA" touch.
const byWords = (spacing: number) =>
  `BT ${spacing} Tc /F1 8 Tf 50 780 Td [(CONTRA) 100 (T) 100 (ADA)] TJ ${62 + 9 * spacing} 0 Td (PUNTA) Tj ET`

test.each([1, 2, 3])('is seen without blanks, by the gap between two words (%f points)', async spacing => {
  expect(await textsOf(byWords(spacing))).toEqual(['CONTRATADA PUNTA'])
})

// Each letter is a text of its own, as browsers print it. Widths in Helvetica.
const [widths, spacing] = [
  { E: 667, L: 556, S: 667, U: 722, M: 833, I: 278, N: 722, T: 611, R: 722, O: 778, ' ': 278 },
  2,
]
const placed = (text: string, stepOf: (sign: string) => number) => {
  let left = 50
  const letters = [...text].map(sign => {
    const place = `1 0 0 1 ${left} 780 Tm`
    left += stepOf(sign)
    return sign === ' ' ? '' : `${place} (${sign}) Tj`
  })
  return `BT /F1 8 Tf ${letters.join(' ')} ET`
}

test('is seen where each letter is placed by itself', async () => {
  const width = new Map(Object.entries(widths))
  const step = (sign: string) => spacing + ((width.get(sign) ?? 0) * 8) / 1000
  expect(await textsOf(placed('EL SUMINISTRO', step))).toEqual(['EL SUMINISTRO'])
})

test('is seen where it was typed with blanks', async () => {
  expect(await textsOf(setWide('D A T O S   D E L   S U M I N I S T R O', 0))).toEqual(['DATOS DEL SUMINISTRO'])
})

const unspaced = [
  'CUPS: ES 0031 0000 0000 0099 SL 0F',
  'C/ Luna 2, 3 o B, 28004 Madrid',
  'Plan A T R',
  'J. M. G. R.',
  '1 2 3 4 5 6',
  '4,6 kW y 3,45 kW',
]

test.each(unspaced)('leaves %s as it is, beside a title that is set wide', async text => {
  const content = `${setWide('TITULAR', 2)} BT 0 Tc /F1 9 Tf 50 760 Td (${text}) Tj ET`
  expect(await textsOf(content)).toEqual(['TITULAR', text])
})

test('leaves a floor and a door that are placed by themselves', async () => {
  const words = ['A', 'B', '3', 'o', 'B'].map((text, index) => `1 0 0 1 ${50 + index * 7.5} 760 Tm (${text}) Tj`)
  const [, line] = await textsOf(`${setWide('TITULAR', 2)} BT 0 Tc /F1 8 Tf ${words.join(' ')} ET`)
  expect(line).toBe('A B 3 o B')
})

test('leaves a wide gap between two columns', async () => {
  const content = 'BT 1.5 Tc /F1 8 Tf 50 780 Td (PUNTA HOY) Tj 88 0 Td (VALLE HOY) Tj ET'
  expect(await textsOf(content)).toEqual(['PUNTA HOY | VALLE HOY'])
})

/** A bill whose labels are set wide over their values. */
const bill = (spacing: number) =>
  [
    ['TITULAR', 'ANA PRUEBA EJEMPLO'],
    ['SUMINISTRO EN', 'C/ Luna 2, 28004 Madrid'],
    ['CUPS', 'ES0031000000000099SL0F'],
    ['POT. CONTRATADA PUNTA', '4,6 kW'],
    ['POT. CONTRATADA VALLE', '3,45 kW'],
    ['MAXIMA DEMANDADA 12 M.', 'Punta 9,12 kW'],
  ]
    .map(([label, value], index) => {
      const top = 780 - index * 30
      return `BT ${spacing} Tc /F1 6 Tf 50 ${top} Td (${label}) Tj ET BT 0 Tc /F1 9 Tf 50 ${top - 10} Td (${value}) Tj ET`
    })
    .join(' ')

test.each(spacings)('does not hide a home and its powers (%f points)', async spacing => {
  const reading = readText(await linesOf(bill(spacing * 0.75)))
  const home = { cups: 'ES0031000000000099SL0F', street: 'C/ Luna', streetNr: '2', ...madrid }
  expect(reading).toEqual({ ...home, p1: 4.6, p3: 3.45 })
})

/** Rows whose labels are small and begin at the height of their values' tops, so that they stand in a line of their own. */
const smallLabels = [
  ['POTENCIA CONTRATADA VALLE', 150, '3,45 kW'],
  ['MAXIMA DEMANDADA 12 M.', 138, 'Punta 9,12 kW'],
  ['', 138, 'Valle 7,98 kW'],
] as const

test('makes no highest power a contracted one', async () => {
  const content = smallLabels.map(([label, left, value], index) => {
    const top = 780 - index * 16
    return `BT 0.6 Tc /F1 6 Tf 34 ${top} Td (${label}) Tj ET BT 0 Tc /F1 9 Tf ${left} ${top - 3} Td (${value}) Tj ET`
  })
  const { p1, p3 } = readText(await linesOf(content.join(' ')))
  expect([p1, p3]).not.toContain(9.12)
  expect([p1, p3]).not.toContain(7.98)
})

const inOneRow = (...pieces: readonly string[]) =>
  `BT /F1 8 Tf 50 780 Td [${pieces.map(piece => `(${piece})`).join(' -130 ')}] TJ ET`

test('§own.614 white between two letters is no blank on a page whose blanks are typed', async () => {
  const pieces = ['Direc', 'c', 'ion de suminist', 'ro: Camino del Sol']
  expect(await textsOf(inOneRow(...pieces))).toEqual(['Direccion de suministro: Camino del Sol'])
})

test('§own.614 the same white is a blank on a page without typed ones', async () => {
  expect(await textsOf(inOneRow('DATOS', 'DEL', 'CONTRATO'))).toEqual(['DATOS DEL CONTRATO'])
})
