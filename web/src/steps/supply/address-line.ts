import type { FormValues } from '#domain/form-values.ts'
import { readableDetails } from '#domain/readable-details.ts'

function joined(separator: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(separator)
}

/** Street, number and what is beyond, as people write it: `Calle Alcalá 402, 3º C`. */
export function addressLine(values: FormValues): string {
  return joined(', ', joined(' ', values.address, values.street_number), readableDetails(values.address_details))
}

/** `Getafe, Madrid`; a town that gave its province its name is named once. */
export function townLine({ municipality, province }: FormValues): string {
  return municipality === province ? province : joined(', ', municipality, province)
}

/** `28901 Getafe, Madrid`. */
export function placeLine(values: FormValues): string {
  return joined(' ', values.zipCode, townLine(values))
}
