import { defineCall, type RequestBodyOf } from '../define-call.ts'
import {
  each,
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

const texts = ['cups', 'street', 'streetNr', 'apartment', 'zipCode', 'province', 'municipality'] as const
const powers = ['p1', 'p3'] as const

/** How sure each value is; what is not named is sure. */
const evidence = optional(
  object({ origin: withFallback(word(['code', 'text', 'picture']), 'text'), confidence: withFallback(figure, 1) }),
)

const reading = object({
  ...each([...texts, 'streetName', 'address'], optionalText),
  ...each([...powers, 'p2'], optional(kilowatts)),
  zipCode: optional(postalCode, ''),
  evidence: optional(object(each([...texts, ...powers], evidence))),
  // Two candidates each for values that are left out.
  alternatives: optional(object({ ...each(texts, optional(list(text))), ...each(powers, optional(list(kilowatts))) })),
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
