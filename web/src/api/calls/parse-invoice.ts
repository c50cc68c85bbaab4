import { defineCall, type RequestBodyOf } from '../define-call.ts'
import {
  figure,
  kilowatts,
  list,
  mapped,
  object,
  optional,
  optionalText,
  postalCode,
  text,
  withFallback,
  word,
} from '../response-schemas.ts'

const fieldEvidence = optional(
  object({ origin: withFallback(word(['code', 'text', 'picture']), 'text'), confidence: withFallback(figure, 1) }),
)
/** How sure each value is; what is not named is sure. */
const evidence = object({
  cups: fieldEvidence,
  street: fieldEvidence,
  streetNr: fieldEvidence,
  apartment: fieldEvidence,
  zipCode: fieldEvidence,
  province: fieldEvidence,
  municipality: fieldEvidence,
  p1: fieldEvidence,
  p3: fieldEvidence,
})
const texts = optional(list(text))
const powers = optional(list(kilowatts))
/** Two candidates each for values that are left out. */
const alternatives = object({
  cups: texts,
  street: texts,
  streetNr: texts,
  apartment: texts,
  zipCode: texts,
  province: texts,
  municipality: texts,
  p1: powers,
  p3: powers,
})

const reading = object({
  cups: optionalText,
  street: optionalText,
  streetName: optionalText,
  address: optionalText,
  streetNr: optionalText,
  apartment: optionalText,
  zipCode: optional(postalCode, ''),
  province: optionalText,
  municipality: optionalText,
  p1: optional(kilowatts),
  p2: optional(kilowatts),
  p3: optional(kilowatts),
  evidence: optional(evidence),
  alternatives: optional(alternatives),
})

/** Reads an invoice. What is unknown is an empty text, and a power undefined: never 0. Powers in kW. */
export const parseInvoice = defineCall('parseInvoice', {
  request: (client, body: RequestBodyOf<'parseInvoice'>) => client.POST('/v3/users/pdf', { body }),
  response: mapped(reading, ({ street, streetName, address, p1, p2, p3, evidence, alternatives, ...read }) => ({
    ...read,
    ...(evidence && { evidence }),
    ...(alternatives && { alternatives }),
    street: street || streetName || address,
    p1: p1 || undefined,
    p3: p3 || p2 || undefined,
  })),
  // The upload says in its own words what the customer can do.
  failureMessage: null,
  // Up to 5 photographs over a slow connection, and a server that recognises text on each.
  timeoutMs: 90_000,
  acceptsEmptyBody: true,
})
