import { afterEach, describe, expect, test, vi } from 'vitest'
import { createReaderPool, startReaderWorker } from '#mock/invoice/pool/reader-pool.ts'
import { inventInvoice } from '../../scripts/invoices/invent.ts'
import { naturgy } from '../../scripts/invoices/layouts/naturgy.ts'
import { makeInvoicePdf } from '../../scripts/invoices/make-invoice-pdf.ts'
import { seededRandom } from '../../scripts/invoices/random.ts'
import { encodePicture, renderPages } from '../../scripts/invoices/render-page.ts'

const invoice = inventInvoice(seededRandom(5))
const [sheet] = await renderPages(await makeInvoicePdf(naturgy, invoice, { qr: 'none' }), 180)
if (!sheet) throw new Error('This layout has a page')
const picture = encodePicture(sheet, 'image/jpeg')
const limitMs = 1000

afterEach(() => vi.useRealTimers())

describe('§own.222 A budget that ends within a page gives what is certain by then', () => {
  test('the words that a first reading found, each asking for a look', { timeout: 60_000 }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const statuses: string[] = []
    const pool = createReaderPool({
      workers: 1,
      recognitionTimeLimitMs: limitMs,
      startWorker: () => {
        const worker = startReaderWorker()
        worker.on('message', ({ status }: { status: string }) => {
          statuses.push(status)
          // The pool hears of the words first; then its time is up, in the middle of the page.
          if (status === 'wordsFound') setImmediate(() => vi.advanceTimersByTime(limitMs))
        })
        return worker
      },
    })
    const answer = await pool.read({ images: [picture] })
    await pool.close()
    expect(statuses).toEqual(['pageBegins', 'wordsFound'])
    expect(answer).toMatchObject({ status: 'read', reading: { cups: invoice.cups } })
    const evidence = answer.status === 'read' ? Object.values(answer.reading.evidence ?? {}) : []
    expect(evidence.length).toBeGreaterThan(3)
    for (const { origin, confidence } of evidence)
      expect({ origin, isSure: confidence >= 0.7 }).toEqual({ origin: 'picture', isSure: false })
  })
})
