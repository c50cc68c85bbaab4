import type { Api } from '#api/client.ts'
import { address, cups } from './points.ts'

/** What the API answers about a bill. */
export type InvoiceAnswer = Awaited<ReturnType<Api['parseInvoice']>>['body']

export const nothingRead: InvoiceAnswer = {
  cups: '',
  street: '',
  streetNr: '',
  apartment: '',
  zipCode: '',
  province: '',
  municipality: '',
  p1: undefined,
  p3: undefined,
}
export const wholeInvoice: InvoiceAnswer = { ...nothingRead, ...address, cups, p1: 3.45, p3: 3.3 }
export const pdf = new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })
export const photo = (name = 'foto.jpg') => new File([Uint8Array.of(0xff, 0xd8, 0xff)], name)
