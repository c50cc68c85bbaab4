import type { FormValues } from '#domain/form-values.ts'

function joined(separator: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(separator)
}

/** Street, number and what is beyond: `Calle Alcalá 402, 3º C`. */
export function addressLine(values: FormValues): string {
  return joined(', ', joined(' ', values.address, values.street_number), values.address_details)
}

/** `28027 Madrid, Madrid`. */
export function placeLine(values: FormValues): string {
  return joined(', ', joined(' ', values.zipCode, values.municipality), values.province)
}
