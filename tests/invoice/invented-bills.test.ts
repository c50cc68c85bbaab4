import { describe, expect, test } from 'vitest'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { findInText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { judge } from '../../scripts/invoices/bench/judge.ts'
import { inventBill } from '../../scripts/invoices/bill/invent-bill.ts'
import { renderPdf } from '../../scripts/invoices/bill/render-pdf.ts'
import { renderWithPdfkit } from '../../scripts/invoices/bill/render-pdfkit.ts'

// A few bills by designers the full bench has not met: it has many more.
const seeds = [101, 102, 103]
const billsPerSeed = 6
const leastShareRight = 0.95

async function linesOf(pdf: Uint8Array): Promise<TextLine[]> {
  const document = await openPdf(pdf)
  const lines: TextLine[] = []
  for (let number = 1; number <= document.numPages; number += 1)
    lines.push(...(await textOfPage(await document.getPage(number), number)))
  await document.loadingTask.destroy()
  return lines
}

describe('§own.430 The bench makes PDFs as retailers do', () => {
  const { bill, truth } = inventBill(101, 1, 'unseen', { code: false, isBundled: true })
  const contain = (pdf: Uint8Array, text: string) => Buffer.from(pdf).includes(text)

  test('with a letter before the bill and conditions after it, protected by the owner: nothing is wrong', async () => {
    const pdf = await renderWithPdfkit(bill, { ownerPassword: true })
    expect(contain(pdf, '/Encrypt')).toBe(true)
    const lines = await linesOf(pdf)
    expect(new Set(lines.map(({ page }) => page)).size).toBe(4)
    const { reading } = findInText(lines)
    expect(judge({ status: 'read', reading }, truth).filter(({ verdict }) => verdict !== 'right')).toEqual([])
  })

  test('with letters as shapes, which nobody can extract', async () => {
    expect(await linesOf(await renderWithPdfkit(bill, { outlines: true }))).toEqual([])
  })
})

describe('Bills in layouts and wordings of the other half', () => {
  test('nothing is read wrong, and nearly everything right', async () => {
    const verdicts = []
    for (const seed of seeds) {
      for (let index = 0; index < billsPerSeed; index += 1) {
        const { bill, truth } = inventBill(seed, index, 'unseen', { code: false })
        const { reading } = findInText(await linesOf(await renderPdf(bill)))
        verdicts.push(...judge({ status: 'read', reading }, truth))
      }
    }
    expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
    const right = verdicts.filter(({ verdict }) => verdict === 'right').length
    expect(right / verdicts.length).toBeGreaterThanOrEqual(leastShareRight)
  })
})
