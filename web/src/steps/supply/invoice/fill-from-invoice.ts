import type { FormField, FormValues } from '#domain/form-values.ts'
import { type InvoiceFields, mergeInvoice } from '#domain/invoice-fields.ts'
import { unknownPoint } from '../after-check.ts'

type Patch = Partial<FormValues>
type ReadField = keyof InvoiceFields

/** The fields an invoice can fill, in the order of the screen. */
export const invoiceFieldNames: readonly ReadField[] = [
  'cups',
  'address',
  'street_number',
  'zipCode',
  'province',
  'municipality',
  'address_details',
  'potenciaPunta',
  'potenciaValle',
  'solarSupply',
]

/** What the invoice filled and nobody changed since carries the mark "leído de tu factura". */
export function isReadFromInvoice(values: FormValues, field: FormField): boolean {
  const read = values.invoice?.read[field]
  return read !== undefined && read === String(values[field])
}

/** What the form holds that no invoice put there: never overwritten without asking. */
function ownAnswers(values: FormValues): ReadonlySet<FormField> {
  return new Set(invoiceFieldNames.filter(field => !isReadFromInvoice(values, field)))
}

/** The form without the invoice and without what it filled. */
export function withoutInvoice(values: FormValues): Patch {
  const read = invoiceFieldNames.filter(field => isReadFromInvoice(values, field))
  const emptied = read.map(field => [field, field === 'solarSupply' ? undefined : ''])
  return { ...unknownPoint, ...Object.fromEntries(emptied), addressReference: '', invoice: undefined }
}

function asText(fields: InvoiceFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]))
}

export interface InvoiceSource {
  fileName: string
  /** Nothing was uploaded for it. */
  onDevice: boolean
}

export interface Filling {
  patch: Patch
  /** What the invoice says otherwise than the customer did. */
  conflicts: InvoiceFields
}

/** The form with what an invoice says in the place of an earlier invoice; its CUPS is to be validated anew. */
export function fillFromInvoice(values: FormValues, found: InvoiceFields, source: InvoiceSource): Filling {
  const base = withoutInvoice(values)
  const { fill, conflicts } = mergeInvoice(found, { ...values, ...base }, ownAnswers(values))
  const contested = conflicts.map(field => [field, found[field as ReadField]])
  const patch = {
    ...base,
    solarSupply: values.solarSupply ?? false,
    newSupply: true,
    ...fill,
    invoice: { ...source, read: asText(fill) },
  }
  return { patch, conflicts: Object.fromEntries(contested) }
}

/** What a further reading of the same invoice adds: only what is still open. */
export function complementFromInvoice(values: FormValues, found: InvoiceFields, source: InvoiceSource): Patch {
  const open = Object.entries(found).filter(([field]) => values[field as ReadField] === '')
  const fill: InvoiceFields = Object.fromEntries(open)
  return { ...fill, invoice: { ...source, read: { ...values.invoice?.read, ...asText(fill) } } }
}

/** The customer prefers what the invoice says. */
export function acceptFromInvoice(values: FormValues, contested: InvoiceFields): Patch {
  const { invoice } = values
  const anotherPoint = contested.cups ? unknownPoint : {}
  return {
    ...anotherPoint,
    ...contested,
    invoice: invoice && { ...invoice, read: { ...invoice.read, ...asText(contested) } },
  }
}
