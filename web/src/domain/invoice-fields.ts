import { hasCupsLength, normaliseCups } from './cups.ts'
import { type FormValues, invoiceFieldNames } from './form-values.ts'
import { normaliseText, withoutEmpty } from './normalise.ts'
import { toPowerValue } from './power-options.ts'
import { findPostalCode, matchProvinceName } from './provinces.ts'
import type { ComparatorQr } from './qr-comparator.ts'

/** What the API says about a supply: it read an invoice, or asked the register. Powers in kW. */
interface SupplyAnswer {
  cups?: string
  street?: string
  streetNr?: string
  apartment?: string
  zipCode?: string
  province?: string
  municipality?: string
  p1?: number | undefined
  p3?: number | undefined
}

type ReadMember = keyof SupplyAnswer
/** How sure each value is, 0 to 1. */
export type InvoiceEvidence = Partial<Record<ReadMember, { confidence: number } | undefined>>

/** Two candidates each for values that are left out, the likelier first. */
export type InvoiceAlternatives = Partial<Record<ReadMember, readonly (string | number)[] | undefined>>

export type InvoiceFields = Partial<Pick<FormValues, (typeof invoiceFieldNames)[number]>>

const fieldOfMember: Record<ReadMember, keyof InvoiceFields> = {
  cups: 'cups',
  street: 'address',
  streetNr: 'street_number',
  apartment: 'address_details',
  zipCode: 'zipCode',
  province: 'province',
  municipality: 'municipality',
  p1: 'potenciaPunta',
  p3: 'potenciaValle',
}

/** Below this, the contract asks for a look. */
const sure = 0.7

/** The fields whose values the reader is not sure of. */
export function doubtfulFields(evidence: InvoiceEvidence | undefined): (keyof InvoiceFields)[] {
  return (Object.entries(evidence ?? {}) as [ReadMember, { confidence: number } | undefined][])
    .filter(([, about]) => about !== undefined && about.confidence < sure)
    .map(([member]) => fieldOfMember[member])
}

/** Form values out of it; what is unknown is left out, so that it stays empty in the form and never becomes 0. `provinceNames` is the dropdown's list, one of whose names is chosen. */
export function readSupplyAnswer(answer: SupplyAnswer, provinceNames: readonly string[]): InvoiceFields {
  const text = (value = '') => normaliseText(value)
  const cups = normaliseCups(text(answer.cups))
  return withoutEmpty({
    cups: hasCupsLength(cups) ? cups : '',
    address: text(answer.street),
    street_number: text(answer.streetNr),
    address_details: text(answer.apartment),
    zipCode: findPostalCode(text(answer.zipCode)),
    province: matchProvinceName(text(answer.province), provinceNames) ?? '',
    municipality: text(answer.municipality),
    potenciaPunta: toPowerValue(answer.p1),
    potenciaValle: toPowerValue(answer.p3),
  })
}

/** The two choices that a reader leaves open, each as form values of the same fields; none where it leaves nothing open. */
export function readAlternatives(
  alternatives: InvoiceAlternatives | undefined,
  provinceNames: readonly string[],
): readonly InvoiceFields[] {
  const readings = [0, 1].map(choice => {
    const values = Object.entries(alternatives ?? {}).map(([member, candidates]) => [member, candidates?.[choice]])
    return readSupplyAnswer(Object.fromEntries(values), provinceNames)
  })
  const fields = invoiceFieldNames.filter(field => readings.every(reading => reading[field] !== undefined))
  return fields.length === 0
    ? []
    : readings.map(reading => Object.fromEntries(fields.map(field => [field, reading[field]])))
}

/** Form values out of the invoice's QR code. A CUPS with wrong control letters was misread and is not taken. */
export function readInvoiceQr(qr: ComparatorQr): InvoiceFields {
  return withoutEmpty({
    cups: qr.cupsValid ? (qr.cups ?? '') : '',
    zipCode: qr.zipCode ?? '',
    potenciaPunta: toPowerValue(qr.p1 ?? undefined),
    potenciaValle: toPowerValue(qr.p2 ?? undefined),
    solarSupply: qr.surplus ?? undefined,
  })
}

const place = ['address', 'street_number', 'address_details', 'province', 'municipality'] as const

/** The code's values win. An address at another postal code than the code's is not the supply's and is left out. */
export function mergeReadings(code: InvoiceFields, read: InvoiceFields): InvoiceFields {
  const fields = { ...read, ...code }
  const isElsewhere = read.zipCode !== undefined && read.zipCode !== fields.zipCode
  if (isElsewhere) for (const field of place) delete fields[field]
  return fields
}
