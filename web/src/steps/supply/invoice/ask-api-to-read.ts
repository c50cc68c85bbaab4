import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { type FailureMessage, failureHelp } from '#api/error-message.ts'
import { readProblemCode } from '#api/problem-code.ts'
import { doubtfulFields, type InvoiceFields, readAlternatives, readInvoiceAnswer } from '#domain/invoice-fields.ts'
import type { MessageKey } from '#i18n/message.ts'
import { prepareUpload } from './prepare-upload.ts'

/** What is going on, and how far it is: 0 to 1, null while nobody knows. */
export type Tell = (stage: MessageKey, progress?: number | null) => void

interface Question {
  api: Api
  email: string
  files: readonly File[]
  /** The dropdown's names, one of which the province becomes. */
  provinceNames: readonly string[]
  signal: AbortSignal
  tell: Tell
}

/** What the API read. `wayOn`: where it read nothing, what the customer can do about it. */
export interface ApiReading {
  fields: InvoiceFields
  /** Those of the fields that the reader is not sure of. */
  doubtful: readonly (keyof InvoiceFields)[]
  /** Two choices for values that it leaves open; none where it leaves nothing open. */
  alternatives: readonly InvoiceFields[]
  wayOn: FailureMessage
  /** The way on says by itself what is wrong with the file. */
  isExplained: boolean
}

/** What a customer can do about a file that the API knows for something else, by the code of the problem. */
const causes: Record<string, MessageKey> = {
  'gas-invoice': 'supply.invoice.wayOn.gas',
  'several-supplies': 'supply.invoice.wayOn.several',
}

/**
 * What the API reads in an invoice; nothing for a file that cannot be read, here or there. Rejects only when aborted.
 */
export async function askApiToRead(question: Question): Promise<ApiReading> {
  const { api, email, files, provinceNames, signal, tell } = question
  try {
    tell('supply.invoice.preparing')
    const upload = await prepareUpload(files, email, done => tell('supply.invoice.preparing', done / files.length))
    signal.throwIfAborted()
    tell('supply.invoice.sending')
    const { body } = await api.parseInvoice(upload, { signal })
    const wayOn = { key: 'supply.invoice.wayOn.unread' } as const
    return {
      fields: readInvoiceAnswer(body, provinceNames),
      doubtful: doubtfulFields(body.evidence),
      alternatives: readAlternatives(body.alternatives, provinceNames),
      wayOn,
      isExplained: false,
    }
  } catch (error) {
    signal.throwIfAborted()
    const cause = error instanceof ApiError ? causes[readProblemCode(error.body)] : undefined
    const wayOn = { key: cause ?? wayOnAfter(error), ...failureHelp(error) }
    return { fields: {}, doubtful: [], alternatives: [], wayOn, isExplained: cause !== undefined }
  }
}

/** What would be answered the same way again is the file's fault; that the reader is down or busy is not. */
function wayOnAfter(error: unknown): MessageKey {
  // No call was made: the browser could not even open the pictures.
  if (!(error instanceof ApiError)) return 'supply.invoice.wayOn.unread'
  if (error.status === 413) return 'supply.invoice.wayOn.tooLarge'
  const isFinal = [400, 415, 422].some(status => status === error.status)
  return isFinal ? 'supply.invoice.wayOn.unread' : 'supply.invoice.wayOn.unavailable'
}
