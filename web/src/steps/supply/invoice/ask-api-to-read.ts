import { ApiError, type FailureMessage, failureHelp, readProblemCode } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { doubtfulFields, type InvoiceFields, readAlternatives, readInvoiceAnswer } from '#domain/invoice-fields.ts'
import { isPdf } from '#domain/upload.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { DeviceReading } from './device/device-reading.ts'
import { prepareUpload } from './prepare-upload.ts'

/** What is going on, and how far it is: 0 to 1, null while unknown. */
export type ReportStage = (stage: MessageKey, progress?: number | null) => void

interface Question {
  api: Api
  email: string
  files: readonly File[]
  /** The dropdown's names, one of which the province becomes. */
  provinceNames: readonly string[]
  signal: AbortSignal
  reportStage: ReportStage
}

/** What the API read. `advice`: where it read nothing, what the customer can do about it. */
export interface ApiReading {
  fields: InvoiceFields
  doubtful: readonly (keyof InvoiceFields)[]
  /** Two choices for the values that it could not decide; empty if it decided all. */
  alternatives: readonly InvoiceFields[]
  advice: FailureMessage
  /** The advice says what is wrong with the file, so no other sentence is needed. */
  isExplained: boolean
}

/** What a customer can do about a file that the API knows for something else, by the code of the problem. */
const causes: Record<string, MessageKey> = {
  'gas-invoice': 'supply.invoice.advice.gas',
  'several-supplies': 'supply.invoice.advice.several',
}

/** What the API reads in an invoice; nothing for a file that cannot be read. Rejects only when aborted. */
export async function askApiToRead(question: Question): Promise<ApiReading> {
  const { api, email, files, provinceNames, signal, reportStage } = question
  try {
    reportStage('supply.invoice.preparing')
    const upload = await prepareUpload(files, email, done =>
      reportStage('supply.invoice.preparing', done / files.length),
    )
    signal.throwIfAborted()
    reportStage('supply.invoice.sending')
    const { body } = await api.parseInvoice(upload, { signal })
    const advice = { key: 'supply.invoice.advice.unread' } as const
    return {
      fields: readInvoiceAnswer(body, provinceNames),
      doubtful: doubtfulFields(body.evidence),
      alternatives: readAlternatives(body.alternatives, provinceNames),
      advice,
      isExplained: false,
    }
  } catch (error) {
    signal.throwIfAborted()
    const cause = error instanceof ApiError ? causes[readProblemCode(error.body)] : undefined
    const advice = { key: cause ?? adviceAfter(error), ...failureHelp(error) }
    return { fields: {}, doubtful: [], alternatives: [], advice, isExplained: cause !== undefined }
  }
}

/** What helps after a failed call: another file where a second try would fail in the same way, else a second try. */
function adviceAfter(error: unknown): MessageKey {
  // No call was made: the browser could not even open the pictures.
  if (!(error instanceof ApiError)) return 'supply.invoice.advice.unread'
  if (error.status === 413) return 'supply.invoice.advice.tooLarge'
  const isFinal = [400, 415, 422].some(status => status === error.status)
  return isFinal ? 'supply.invoice.advice.unread' : 'supply.invoice.advice.unavailable'
}

/** Why neither the device nor the API found anything: the API's reason, else that the device could not open the file. */
export function failureMessages(
  device: DeviceReading,
  { advice, isExplained }: ApiReading,
  chosen: readonly File[],
): FailureMessage[] {
  if (isExplained) return [advice]
  if (device.status === 'unreadable' && advice.key === 'supply.invoice.advice.unread')
    return [{ ...advice, key: isPdf(chosen) ? 'error.file.brokenPdf' : 'error.file.brokenImages' }]
  return [{ key: isPdf(chosen) ? 'error.invoice.pdf' : 'error.invoice.images' }, advice]
}
