import * as z from 'zod/mini'
import { ApiError, type OperationId } from './api-error.ts'
import type { Reply } from './exchange.ts'
import type { operations } from './schema.gen.ts'
import * as shapes from './shapes.ts'

type DeclaredStatus<Id extends OperationId> = keyof operations[Id]['responses'] & number
type Readers = {
  [Id in OperationId]?: { [Status in DeclaredStatus<Id>]?: z.ZodMiniType }
}

/** The statuses that are an answer, and how each one's body is read. Every other status is an `ApiError`. */
const readers = {
  listProvinces: { 200: shapes.provinceNames },
  validateEmail: { 200: shapes.emailCheck },
  // Nothing reads what creating a lead returns.
  createLead: { 200: z.unknown() },
  validateCups: { 200: shapes.cupsCheck },
  // "Empty list if not ok", says the specification.
  listCadastralUnits: { 200: shapes.cadastralUnits, 422: shapes.noCadastralUnits, 500: shapes.noCadastralUnits },
  checkDocument: { 200: shapes.validity },
  checkIban: { 200: shapes.validity },
  registerUser: { 200: shapes.registration },
  resolveCampaign: { 200: shapes.campaignResolution },
  getTariff: { 200: shapes.tariff },
  estimateSupplyCosts: { 200: shapes.supplyCosts },
  scoreCustomer: { 200: shapes.scoring },
  parseInvoice: { 200: shapes.invoiceReading },
  getUserInfo: { 200: shapes.userInfo },
} satisfies Readers

/** The calls whose answers are read here. */
export type ReadOperation = keyof typeof readers

/** What a call answers: one body per expected status. */
export type Answer<Id extends ReadOperation> = {
  [Status in keyof (typeof readers)[Id]]: {
    status: Status
    body: (typeof readers)[Id][Status] extends z.ZodMiniType ? z.infer<(typeof readers)[Id][Status]> : never
  }
}[keyof (typeof readers)[Id]]

/** Understands a reply. Throws an `ApiError` for an unexpected status, and for a body that is not what was asked for. */
export function readAnswer<Id extends ReadOperation>(operation: Id, { status, text }: Reply): Answer<Id> {
  const byStatus: { [status: number]: z.ZodMiniType | undefined } = readers[operation]
  const reader = byStatus[status]
  if (!reader) throw new ApiError(operation, status, text)
  const read = reader.safeParse(parseJson(text))
  if (!read.success) throw new ApiError(operation, 'malformed', text, { cause: read.error })
  return { status, body: read.data } as Answer<Id>
}

/** Undefined for anything that is no JSON: an empty body, a page, half an answer. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
