import { describe, expect, test } from 'vitest'
import { isInFormBeside } from '#mock/invoice/address/form-columns.ts'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, row } from '#tests/support/invoices.ts'
import { catalogue, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const pageHeight = 842
const boxHeight = 130

/** A drawn frame and rows of text in it; all in points from the top left corner of the page. */
interface Box {
  left: number
  width: number
  /** From one row to the next. */
  pitch: number
  rows: readonly (readonly string[])[]
  top?: number
}

const top = 100
const valueAt = 60

function drawnBox({ left, width, pitch, rows, top: own = top }: Box, isFramed: boolean): string {
  const frame = isFramed ? `${left} ${pageHeight - own - boxHeight} ${width} ${boxHeight} re S` : ''
  const texts = rows.flatMap((texts, at) =>
    texts.map(
      (text, column) =>
        `BT /F1 8 Tf ${left + 6 + column * valueAt} ${pageHeight - own - 14 - at * pitch} Td (${text}) Tj ET`,
    ),
  )
  return [frame, ...texts].join('\n')
}

async function linesOf(boxes: readonly Box[], isFramed = true) {
  const content = boxes.map(box => drawnBox(box, isFramed)).join('\n')
  const pdf = await openPdf(pdfFile([catalogue, onePage, page(), stream(content)]))
  const lines = await textOfPage(await pdf.getPage(1), 0)
  await pdf.loadingTask.destroy()
  return lines
}

const form = (title: string, street: string, code: string, town: string) => [
  [title],
  ['Calle', street],
  ['Numero', '2'],
  ['CP', code],
  ['Poblacion', town],
]
const client: Box = { left: 40, width: 160, pitch: 15, rows: form('CLIENTE', 'Mayor', '08001', 'Barcelona') }
const supply: Box = {
  left: 215,
  width: 180,
  pitch: 11,
  rows: [...form('SUMINISTRO', 'Luna', '28004', 'Madrid'), ['CUPS', cups]],
}
const textsOf = (lines: readonly TextLine[]) => lines.map(({ cells }) => cells.map(({ text }) => text))
const answer = { ...madrid, street: 'Calle Luna', streetNr: '2', cups }

describe('§own.936 Forms in boxes side by side are read one after the other', () => {
  const level: readonly Box[] = [
    { ...client, rows: [['CLIENTE'], ['NIF', '00000000T'], ['Nombre', 'Ana'], ...client.rows.slice(1)] },
    { ...supply, pitch: client.pitch },
  ]
  const [first] = level

  test('whose rows stand level and have other labels', async () => {
    const lines = await linesOf(level)
    expect(textsOf(lines).slice(0, first?.rows.length)).toEqual(first?.rows)
    expect(readText(lines)).toMatchObject(answer)
  })

  test('but not without their edges, with the same labels in each row, or with a text across the gap', async () => {
    const parallel = level.map(box => ({ ...box, rows: form('TITULAR', 'Sol', '28004', 'Madrid') }))
    const across = level.map((box, at) =>
      at > 0 ? box : { ...box, rows: [...box.rows, ['Nota de toda la factura que va por encima del borde']] },
    )
    for (const lines of [await linesOf(level, false), await linesOf(parallel), await linesOf(across)])
      expect(lines[0]?.cells).toHaveLength(2)
  })
})

describe('§own.941 Forms side by side are read one after the other', () => {
  test('where their rows do not stand level', async () => {
    const lines = await linesOf([client, supply], false)
    expect(textsOf(lines).slice(0, client.rows.length)).toEqual(client.rows)
    expect(readText(lines)).toMatchObject(answer)
  })

  test.each([
    [
      'an envelope',
      { ...client, rows: [['CLIENTE'], ['Ana Prueba'], ['C/ Mayor, 3'], ['08001 Barcelona'], ['Barcelona']] },
    ],
    ['a form whose rows stand level', { ...client, pitch: supply.pitch }],
    ['a column whose letters stand one point higher', { ...client, pitch: supply.pitch, top: top - 1 }],
  ])('but not beside %s', async (_, other) => {
    const lines = await linesOf([other, supply], false)
    expect(lines.every(({ column }) => column === undefined)).toBe(true)
  })

  test('but not where most rows stand level', async () => {
    const one = (box: Box, own: 0 | 1): Box => {
      const [head = [], ...others] = box.rows
      const single = (text: string) => (own === 0 ? [[text], []] : [[], [text]])
      return {
        ...box,
        pitch: 9,
        rows: [head, ...others.slice(0, 4).flatMap((row, at) => (at < 3 ? [...single(`Dato ${at}`), row] : [row]))],
      }
    }
    const lines = await linesOf([one(client, 0), one(supply, 1)], false)
    expect(lines.every(({ column }) => column === undefined)).toBe(true)
  })

  test('what stands in one is no part of the other', () => {
    const lines = columns(row(0, 20, 'Calle', 'Luna'), row(0, 20, 'CP', '28004'))
    const isBeside = (own: readonly TextLine[]) => {
      const [part, place] = own.map(({ cells }, line) => ({ line, cell: cells[1] ?? makeCell('', 0, 0) }))
      return part && place && isInFormBeside(own, place, part, 9)
    }
    expect(isBeside(lines)).toBe(false)
    expect(isBeside(lines.map((line, column) => ({ ...line, column })))).toBe(true)
  })
})
