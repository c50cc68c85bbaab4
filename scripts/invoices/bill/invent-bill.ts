import { inventInvoice } from '../invent.ts'
import { inventCups } from '../invent-cups.ts'
import { type Random, seededRandom } from '../random.ts'
import { type InvoiceTruth, type SyntheticInvoice, truthOf } from '../synthetic-invoice.ts'
import type { BillDocument } from './bill-document.ts'
import { bundled } from './bundled-documents.ts'
import { composeBill } from './compose-bill.ts'
import { inventGazetteerPlace } from './gazetteer-places.ts'
import { inventLayout, inventTraps, type Layout, type Traps } from './layout.ts'

/** `tuned`: wordings and styles the reader may be fitted to. `unseen`: wordings and styles that only judge it. */
export type Split = 'tuned' | 'unseen'

export interface InventedBill {
  bill: BillDocument
  truth: InvoiceTruth
  layout: Layout
  traps: Traps
  random: Random
}

// Gas is piped by these among others: some are told from electricity by nothing but the list.
const gasDistributors = ['0230', '0201', '0221', '0217', '0204', '0238']

/**
 * A bill by one designer: the layout, what it says and its difficulties all come from the seed. `code`: with the regulator's code.
 * `isBundled`: with a letter before it and another document after it, in the same file.
 */
export function inventBill(
  seed: number,
  index: number,
  split: Split,
  options: { code: boolean; isBundled?: boolean },
): InventedBill {
  const random = seededRandom(seed * 100_003 + index * 17 + (split === 'tuned' ? 1 : 7))
  const layout = inventLayout(random, split === 'tuned')
  const traps = inventTraps(random)
  const supply = inventGazetteerPlace(random, layout.language)
  const invoice: SyntheticInvoice = {
    ...inventInvoice(random, {}),
    supply,
    // The address in the envelope's window: the supply's own, or another home.
    billing: traps.otherHome ? inventGazetteerPlace(random, layout.language) : supply,
    gasCups: traps.gas ? inventCups(random, gasDistributors) : null,
  }
  const bill = composeBill(invoice, layout, traps, random, options.code)
  return {
    bill: options.isBundled ? bundled(bill, invoice, layout, random) : bill,
    truth: truthOf(invoice),
    layout,
    traps,
    random,
  }
}
