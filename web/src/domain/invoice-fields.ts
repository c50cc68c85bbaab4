import { hasCupsLength, normaliseCups } from './cups.ts'
import type { FormValues } from './form-values.ts'
import { normaliseText } from './normalise.ts'
import { findPostalCode } from './postal-code.ts'
import { toPowerValue } from './power-options.ts'
import { matchProvinceName } from './provinces.ts'
import type { ComparatorQr } from './qr-comparator.ts'

/** The API's answer to an invoice, read tolerantly: any member may be missing, a reader may write numbers as text. */
export interface InvoiceAnswer {
  cups?: string
  address?: string
  streetName?: string
  street?: string
  streetNr?: string
  apartment?: string
  zipCode?: string
  province?: string
  municipality?: string
  p1?: number | string
  p2?: number | string
  p3?: number | string
  evidence?: InvoiceEvidence | undefined
  alternatives?: InvoiceAlternatives | undefined
}

type ReadMember = 'cups' | 'street' | 'streetNr' | 'apartment' | 'zipCode' | 'province' | 'municipality' | 'p1' | 'p3'
/** How sure each value is, 0 to 1. */
export type InvoiceEvidence = Partial<Record<ReadMember, { confidence: number } | undefined>>

/** Two candidates each for values that are left out, the likelier first. */
export type InvoiceAlternatives = Partial<Record<ReadMember, readonly (string | number)[] | undefined>>

type TextField = 'cups' | 'address' | 'street_number' | 'address_details' | 'zipCode' | 'province' | 'municipality'
export type InvoiceFields = Partial<Pick<FormValues, TextField | 'potenciaPunta' | 'potenciaValle' | 'solarSupply'>>

/** The fields an invoice can fill, in the order of the screen. */
export const invoiceFieldNames = [
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
] as const satisfies readonly (keyof InvoiceFields)[]

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

/** `3,300 kW` is 3.3: a comma with three decimals is never thousands. */
function kilowatts(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const number = typeof value === 'string' ? /^\s*(\d+(?:[.,]\d+)?)\s*(?:kW)?\s*$/i.exec(value)?.[1] : undefined
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? normaliseText(String(value)) : ''
}

/** What is unknown is left out, so that it stays empty in the form and never becomes 0. */
function known(fields: InvoiceFields): InvoiceFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
}

function cupsOf(value: unknown): string {
  const cups = normaliseCups(text(value))
  return hasCupsLength(cups) ? cups : ''
}

/** Form values out of the API's answer. `provinceNames` is the dropdown's list, one of whose names is chosen. */
export function readInvoiceAnswer(answer: InvoiceAnswer, provinceNames: readonly string[]): InvoiceFields {
  const valle = toPowerValue(kilowatts(answer.p3)) || toPowerValue(kilowatts(answer.p2))
  return known({
    cups: cupsOf(answer.cups),
    address: text(answer.street) || text(answer.streetName) || text(answer.address),
    street_number: text(answer.streetNr),
    address_details: text(answer.apartment),
    zipCode: findPostalCode(text(answer.zipCode)),
    province: matchProvinceName(text(answer.province), provinceNames) ?? '',
    municipality: text(answer.municipality),
    potenciaPunta: toPowerValue(kilowatts(answer.p1)),
    potenciaValle: valle,
  })
}

/** The two choices that a reader leaves open, each as form values of the same fields; none where it leaves nothing open. */
export function readAlternatives(
  alternatives: InvoiceAlternatives | undefined,
  provinceNames: readonly string[],
): readonly InvoiceFields[] {
  const readings = [0, 1].map(choice => {
    const values = Object.entries(alternatives ?? {}).map(([member, candidates]) => [member, candidates?.[choice]])
    return readInvoiceAnswer(Object.fromEntries(values), provinceNames)
  })
  const fields = invoiceFieldNames.filter(field => readings.every(reading => reading[field] !== undefined))
  return fields.length === 0
    ? []
    : readings.map(reading => Object.fromEntries(fields.map(field => [field, reading[field]])))
}

/** Form values out of the invoice's QR code. A CUPS with wrong control letters was misread and is not taken. */
export function readInvoiceQr(qr: ComparatorQr): InvoiceFields {
  return known({
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
