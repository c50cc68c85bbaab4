import type { components } from '#api/schema.gen.ts'

/** The contract's answer: what is certain, and nothing else. */
export type InvoiceReading = components['schemas']['InvoiceReading']

/** What can be read of a bill. */
export type Field = 'cups' | 'street' | 'streetNr' | 'apartment' | 'zipCode' | 'province' | 'municipality' | 'p1' | 'p3'

/** Leaves out what is empty or longer than the contract allows. */
export function certainOnly(
  fields: {
    [Name in Exclude<keyof InvoiceReading, 'evidence' | 'alternatives'>]?: InvoiceReading[Name] | null
  },
): InvoiceReading {
  const isCertain = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== 0
  const fits = (value: unknown) => typeof value !== 'string' || value.length <= longestText
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isCertain(value) && fits(value)))
}

const longestText = 120

/** A page's letters are about to be recognised, which takes longer; or some of its words are there. */
export type RecognisingStatus = 'pageBegins' | 'wordsFound'

/** Called while letters are recognised in pictures, with what is certain so far. */
export type OnRecognising = (status: RecognisingStatus, soFar: InvoiceReading) => void
