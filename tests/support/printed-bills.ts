import { readFileSync } from 'node:fs'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { hasWrongLetters } from '#mock/invoice/text/legible.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { type ExpectedReading, judgeReading } from '../../scripts/invoices/bench/bills-in-folder.ts'

/** What a bill says, by the file beside it. */
export type Truth = Exclude<ExpectedReading, { refused: string }>

/** A bill of `tests/invoice/bills`, as the engine sees its text. */
export interface PrintedBill {
  name: string
  truth: Truth
  lines: readonly TextLine[]
}

/** The bills whose names begin so. */
export async function readPrintedBills(names: readonly string[]): Promise<PrintedBill[]> {
  const folder = new URL('../invoice/bills/', import.meta.url)
  const expected: Record<string, ExpectedReading> = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8'))
  const bills: PrintedBill[] = []
  for (const [name, truth] of Object.entries(expected)) {
    if (!names.some(each => name.startsWith(each)) || 'refused' in truth) continue
    const pdf = await openPdf(new Uint8Array(readFileSync(new URL(name, folder))))
    const lines: TextLine[] = []
    for (let page = 1; page <= pdf.numPages; page += 1) lines.push(...(await textOfPage(await pdf.getPage(page), page)))
    await pdf.loadingTask.destroy()
    // Such a page is read from its picture.
    if (!hasWrongLetters(lines)) bills.push({ name, truth, lines })
  }
  return bills
}

/** What is read wrong of bills that are disturbed, by bill and field, and the share of values that are right. */
export function judgeDisturbed(
  bills: readonly PrintedBill[],
  disturb: (bill: PrintedBill) => Pick<PrintedBill, 'lines' | 'truth'>,
) {
  const verdicts = bills.flatMap(bill => {
    const { lines, truth } = disturb(bill)
    return judgeReading(bill.name, { status: 'read', reading: readText(lines) }, truth)
  })
  return {
    wrong: verdicts.filter(({ verdict }) => verdict === 'wrong'),
    right: verdicts.filter(({ verdict }) => verdict === 'right').length / verdicts.length,
  }
}
