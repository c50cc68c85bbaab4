import type { FontChoice } from './fonts.ts'
import { inventInvoice } from './invent.ts'
import { layouts } from './layouts/index.ts'
import type { PdfOptions } from './make-invoice-pdf.ts'
import type { TextHabit } from './page-painter.ts'
import type { Shot } from './photograph.ts'
import { type Random, seededRandom } from './random.ts'
import type { RetailerLayout } from './retailer-layout.ts'
import type { SyntheticInvoice } from './synthetic-invoice.ts'

export type CorpusKind = 'text' | 'text with QR' | 'scan' | 'scan with QR' | 'photo' | 'photo with QR'

/** One invoice of the corpus before it is printed. */
export interface CorpusCase {
  name: string
  kind: CorpusKind
  layout: RetailerLayout
  invoice: SyntheticInvoice
  pdf: PdfOptions
  /** How it was photographed or scanned; null for a PDF with text. */
  shot: Shot | null
  random: Random
}

const habits: readonly TextHabit[] = ['whole', 'words', 'splitNumbers', 'glyphs']
const fonts: readonly FontChoice[] = ['liberation', 'helvetica', 'times']

/** How many of each kind: 76 invoices, every retailer in every kind that can hold it. */
const counts: readonly (readonly [CorpusKind, number])[] = [
  ['text', 24],
  ['text with QR', 12],
  ['scan', 6],
  ['scan with QR', 4],
  ['photo with QR', 18],
  ['photo', 12],
]

/** The corpus, the same for the same seed. */
export function corpusCases(seed: number): CorpusCase[] {
  return counts.flatMap(([kind, count], kindIndex) =>
    Array.from({ length: count }, (_, index) =>
      makeCase(kind, index, seededRandom(seed * 10_000 + kindIndex * 500 + index)),
    ),
  )
}

function makeCase(kind: CorpusKind, index: number, random: Random): CorpusCase {
  const layout = layouts[index % layouts.length]
  if (!layout) throw new Error('No layouts')
  const hasQr = kind.endsWith('QR')
  return {
    name: `${kind.replaceAll(' ', '-')}-${String(index + 1).padStart(2, '0')}-${layout.name}`,
    kind,
    layout,
    invoice: inventInvoice(random, { dual: index % 5 === 4, solar: index % 4 === 3 }),
    pdf: {
      habit: kind === 'text' ? (habits[index % habits.length] ?? 'whole') : 'whole',
      font: fonts[index % fonts.length] ?? 'liberation',
      qr: !hasQr ? 'none' : kind === 'text with QR' ? random.pick(['code', 'link', 'text']) : 'code',
      secondQr: hasQr && index % 2 === 0,
    },
    shot: kind.startsWith('text')
      ? null
      : kind.startsWith('scan')
        ? scannerShot(index, random)
        : phoneShot(index, random),
    random,
  }
}

/** A flatbed scanner: from straight above, evenly lit, often fed the wrong way round. */
function scannerShot(index: number, random: Random): Shot {
  return {
    quarterTurns: ([0, 2, 0, 1, 3] as const)[index % 5] ?? 0,
    tilt: random.between(-1.5, 1.5),
    perspective: 0,
    blur: 0,
    shadow: 0,
    grain: random.between(0, 3),
    longSide: 2340,
  }
}

/** A phone in a hand, under a lamp: twelve megapixels or what a messenger left of them. */
function phoneShot(index: number, random: Random): Shot {
  const longSide = random.pick([3000, 3264, 4032])
  return {
    quarterTurns: ([0, 0, 1, 2, 3] as const)[index % 5] ?? 0,
    tilt: random.between(-9, 9),
    perspective: random.between(0, 0.06),
    blur: random.between(0, 1.1),
    shadow: random.between(0, 0.55),
    grain: random.between(0, 7),
    longSide,
  }
}
