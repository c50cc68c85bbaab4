import type { components } from '#api/schema.gen.ts'

/** The contract's answer: what is certain, and nothing else. */
export type InvoiceReading = components['schemas']['InvoiceReading']

/** What can be read of a bill. */
export type Field = 'cups' | 'street' | 'streetNr' | 'apartment' | 'zipCode' | 'province' | 'municipality' | 'p1' | 'p3'

/** Leaves out what is empty or longer than the contract allows. */
export function certainOnly(fields: { [Name in Field]?: InvoiceReading[Name] | null }): InvoiceReading {
  const isCertain = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== 0
  const fits = (value: unknown) => typeof value !== 'string' || value.length <= longestText
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isCertain(value) && fits(value)))
}

const longestText = 120

/** Called before the letters of each pictured page are recognised, which takes longer, with what is certain so far. */
export type OnRecognising = (soFar: InvoiceReading) => void

/** What a text says, and how sure each value is, 0 to 1; from 0.7 on the contract calls one sure. */
export interface TextFindings {
  reading: InvoiceReading
  confidence: Partial<Record<Field, number>>
}

// A picture is never as sure as a text: a letter may be misread that nothing else contradicts.
const confidenceByOrigin = { text: 1, picture: 0.9 }

/** Says of each value where it comes from and how sure it is, so that a form can ask for a look at what is doubtful. */
export function withEvidence(
  reading: InvoiceReading,
  { code, text, origin }: { code: InvoiceReading; text: TextFindings; origin: keyof typeof confidenceByOrigin },
): InvoiceReading {
  const share = confidenceByOrigin[origin]
  const evidence = Object.fromEntries(
    (Object.keys(reading) as Field[]).map(field => {
      const confidence = Math.round((text.confidence[field] ?? 0) * share * 100) / 100
      return [field, code[field] === undefined ? { origin, confidence } : { origin: 'code', confidence: 1 }]
    }),
  )
  return { ...reading, evidence }
}
