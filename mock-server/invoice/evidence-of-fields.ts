import type { InvoiceReading } from './invoice-reading.ts'
import type { TextFindings } from './read-text.ts'

type Evidence = NonNullable<InvoiceReading['evidence']>

const fields = ['cups', 'street', 'streetNr', 'apartment', 'zipCode', 'province', 'municipality', 'p1', 'p3'] as const
type Field = (typeof fields)[number]

// A picture is never as sure as a text: a letter may be misread that nothing else contradicts.
const surenessOfPictures = 0.9

/** Says of each value where it comes from and how sure it is, so that a form can ask for a look at what is doubtful. */
export function withEvidence(
  reading: InvoiceReading,
  { code, text, origin }: { code: InvoiceReading; text: TextFindings['confidence']; origin: 'text' | 'picture' },
): InvoiceReading {
  const share = origin === 'picture' ? surenessOfPictures : 1
  const evidence: Evidence = Object.fromEntries(
    fields
      .filter(field => reading[field] !== undefined)
      .map(field => [
        field,
        code[field] === undefined
          ? { origin, confidence: rounded(confidenceOf(field, text) * share) }
          : { origin: 'code', confidence: 1 },
      ]),
  )
  return { ...reading, evidence }
}

function confidenceOf(field: Field, { cups, address, powers }: TextFindings['confidence']): number {
  if (field === 'cups') return cups
  return field === 'p1' || field === 'p3' ? powers : address
}

const rounded = (value: number) => Math.round(value * 100) / 100
