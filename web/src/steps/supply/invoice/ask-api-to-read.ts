import { ApiError, type FailureMessage, failureHelp, readProblemCode } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { doubtfulFields, type InvoiceFields, readAlternatives, readSupplyAnswer } from '#domain/invoice-fields.ts'
import { maxUploadBytes } from '#domain/limits.ts'
import { isPdf } from '#domain/upload.ts'
import type { MessageKey } from '#i18n/message.ts'
import { scalePhoto } from './scale-photo.ts'

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

/** What the API read. */
interface ApiReading {
  fields: InvoiceFields
  doubtful: readonly (keyof InvoiceFields)[]
  /** Two choices for the values that it could not decide; empty if it decided all. */
  alternatives: readonly InvoiceFields[]
  /** What the customer can do where nothing was read. */
  advice: FailureMessage
}

const nothingRead = { fields: {}, doubtful: [], alternatives: [] }

/** What the API reads in an invoice; nothing for a file that cannot be read. Rejects only when aborted. */
export async function askApiToRead(question: Question): Promise<ApiReading> {
  const { api, provinceNames, signal, reportStage } = question
  try {
    reportStage('supply.invoice.preparing')
    const upload = await prepareUpload(question)
    signal.throwIfAborted()
    reportStage('supply.invoice.sending')
    const { body } = await api.parseInvoice(upload, { signal })
    return {
      fields: readSupplyAnswer(body, provinceNames),
      doubtful: doubtfulFields(body.evidence),
      alternatives: readAlternatives(body.alternatives, provinceNames),
      advice: { key: 'supply.invoice.advice.unread' },
    }
  } catch (error) {
    signal.throwIfAborted()
    return { ...nothingRead, advice: { key: adviceAfter(error), ...failureHelp(error) } }
  }
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** The body that asks the API to read an invoice: a PDF as it is, photos scaled down to the size of one file together. */
async function prepareUpload({ files, email, reportStage }: Question): Promise<Parameters<Api['parseInvoice']>[0]> {
  const [first] = files
  if (first && isPdf(files)) return { email, pdf: await toBase64(first) }
  const images: string[] = []
  for (const photo of files) {
    images.push(await toBase64(await scalePhoto(photo, maxUploadBytes / files.length)))
    reportStage('supply.invoice.preparing', images.length / files.length)
  }
  return { email, images }
}

/** What a customer can do about a file that the API knows for something else, by the code of the problem. */
const causes: Record<string, MessageKey> = {
  'gas-invoice': 'supply.invoice.advice.gas',
  'several-supplies': 'supply.invoice.advice.several',
}

/** What helps after a failed call: another file where a second try would fail in the same way, else a second try. */
function adviceAfter(error: unknown): MessageKey {
  // No call was made: the browser could not even open the pictures.
  if (!(error instanceof ApiError)) return 'supply.invoice.advice.unread'
  const cause = causes[readProblemCode(error.body)]
  if (cause) return cause
  if (error.status === 413) return 'supply.invoice.advice.tooLarge'
  const isFinal = [400, 415, 422].some(status => status === error.status)
  return isFinal ? 'supply.invoice.advice.unread' : 'supply.invoice.advice.unavailable'
}

/** Why neither the device nor the API found anything: the API's reason, else that the device could not open the file. */
export function failureMessages(isReadable: boolean, advice: FailureMessage, files: readonly File[]): FailureMessage[] {
  // These say what is wrong with the file, so no other sentence is needed.
  if (Object.values(causes).includes(advice.key)) return [advice]
  if (!isReadable && advice.key === 'supply.invoice.advice.unread')
    return [{ ...advice, key: isPdf(files) ? 'error.file.brokenPdf' : 'error.file.brokenImages' }]
  return [{ key: isPdf(files) ? 'error.invoice.pdf' : 'error.invoice.images' }, advice]
}
