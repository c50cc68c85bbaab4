import type { Field, InvoiceReading } from './invoice-reading.ts'
import type { TextFindings } from './read-text.ts'

// A picture is never as sure as a text: a letter may be misread that nothing else contradicts. A first reading, which no second one confirmed,
// asks for a look.
const confidenceByOrigin = { text: 1, picture: 0.9, glance: 0.6 }

/** Says of each value where it comes from and how sure it is, so that a form can ask for a look at what is doubtful. */
export function withEvidence(
  reading: InvoiceReading,
  { code, text, origin }: { code: InvoiceReading; text: TextFindings; origin: keyof typeof confidenceByOrigin },
): InvoiceReading {
  const share = confidenceByOrigin[origin]
  const evidence = Object.fromEntries(
    (Object.keys(reading) as Field[]).map(field => {
      const confidence = Math.round((text.confidence[field] ?? 0) * share * 100) / 100
      return [
        field,
        code[field] === undefined
          ? { origin: origin === 'glance' ? 'picture' : origin, confidence }
          : { origin: 'code', confidence: 1 },
      ]
    }),
  )
  return { ...reading, evidence }
}
