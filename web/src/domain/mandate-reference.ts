/**
 * The reference of the SEPA mandate that belongs to a registration: its id without hyphens, 32 of the 35 characters that a reference may
 * have. The mandate that is shown and the one that is signed carry the same.
 */
export function mandateReference(registrationId: string): string {
  return registrationId.replaceAll('-', '').toUpperCase()
}
