import type { InvoiceFields } from '#domain/invoice-fields.ts'

/** What the device itself found in an invoice, before anything is uploaded. */
export type DeviceReading =
  /** The fields of the regulator's QR code; none when the invoice carries no such code. */
  | { is: 'read'; fields: InvoiceFields }
  /** A PDF that asks for a password: nobody can read it. */
  | { is: 'locked' }

/** Reads the invoice's QR code on the customer's device. Without a reader at hand nothing is found, and the API reads. */
export async function readOnDevice(_files: readonly File[], _signal: AbortSignal): Promise<DeviceReading> {
  return { is: 'read', fields: {} }
}
