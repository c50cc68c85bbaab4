import { withAlternatives } from './alternatives.ts'
import { doubtful } from './evidence/doubtful.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import type { TextFindings } from './read-text.ts'

type Evidence = NonNullable<InvoiceReading['evidence']>

const fields = ['cups', 'street', 'streetNr', 'apartment', 'zipCode', 'province', 'municipality', 'p1', 'p3'] as const
type Field = (typeof fields)[number]

// A picture is never as sure as a text: a letter may be misread that nothing else contradicts. Of a first reading, which no second one
// confirmed, only a code is sure enough for the customer not to look at it again.
const confidenceByOrigin = { text: 1, picture: 0.9, glance: doubtful }

/**
 * Says of each value where it comes from and how sure it is, so that a form can ask for a look at what is doubtful; and of what is left
 * out, between which two values it is undecided.
 */
export function withEvidence(
  reading: InvoiceReading,
  { code, text, origin }: { code: InvoiceReading; text: TextFindings; origin: keyof typeof confidenceByOrigin },
): InvoiceReading {
  const evidence: Evidence = Object.fromEntries(
    fields
      .filter(field => reading[field] !== undefined)
      .map(field => [
        field,
        code[field] === undefined
          ? {
              origin: origin === 'glance' ? 'picture' : origin,
              confidence: rounded(confidenceOf(field, text.confidence) * confidenceByOrigin[origin]),
            }
          : { origin: 'code', confidence: 1 },
      ]),
  )
  return withAlternatives({ ...reading, evidence }, text.alternatives)
}

function confidenceOf(field: Field, { cups, address, powers }: TextFindings['confidence']): number {
  if (field === 'cups') return cups
  return field === 'p1' || field === 'p3' ? powers : address
}

const rounded = (value: number) => Math.round(value * 100) / 100
