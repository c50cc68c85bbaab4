import { atom } from 'jotai'
import type { FailureMessage } from '#api/error-message.ts'
import type { Invoice } from '#domain/answers.ts'
import { withInvoice, withMoreOfInvoice, withoutInvoice, withSettledConflict } from '#domain/change-answers.ts'
import { complementCode, type InvoiceFields } from '#domain/invoice-fields.ts'
import { currentInvoice, openConflict } from '#domain/resolve-answers.ts'
import { checkUploads } from '#domain/upload.ts'
import type { MessageKey } from '#i18n/message.ts'
import { answersAtom, editAnswersAtom, formValuesAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { isLockedAtom } from '#state/lock.ts'
import { lookUpUnitsAtom } from '../cadastral-units.ts'
import { stopCupsCheckAtom, validateCupsAtom } from '../cups-check.ts'
import { provinceNamesAtom } from '../provinces.ts'
import { refreshSupplyCostsAtom } from '../supply-costs.ts'
import { validateSupply } from '../validate-supply.ts'
import { type ApiReading, askApiToRead, type Tell } from './ask-api-to-read.ts'
import type { DeviceReading } from './device/device-reading.ts'
import { readOnDevice } from './device/read-on-device.ts'
import { isPdf } from './prepare-upload.ts'

export interface Reading {
  fileName: string
  /** What is going on, in words. */
  stage: MessageKey
  /** 0 to 1; null while nobody knows. */
  progress: number | null
}

/**
 * Where the upload area stands. What was read is among the answers, so that a reload keeps it. `isOther`: it is about another
 * supply point than the one in the form, and counts for nothing.
 */
export type InvoiceState =
  | { status: 'none' }
  | ({ status: 'reading' } & Reading)
  | { status: 'read'; fileName: string; isReadOnDevice: boolean; isOther: boolean }

const running = atom<AbortController | null>(null)
const reading = atom<Reading | null>(null)
const failure = atom<readonly FailureMessage[]>([])
const files = atom<readonly File[]>([])

// The same object each time: the area is not drawn again with every letter typed elsewhere.
const noInvoice: InvoiceState = { status: 'none' }

export const invoiceAtom = atom<InvoiceState>(get => {
  const now = get(reading)
  if (now) return { status: 'reading', ...now }
  const answers = get(answersAtom)
  const { invoice } = answers
  if (!invoice) return noInvoice
  const { fileName, isReadOnDevice } = invoice
  const isOther = currentInvoice(answers) === undefined && Object.keys(openConflict(answers)).length === 0
  return { status: 'read', fileName, isReadOnDevice, isOther }
})

/** Why the last file could not be read, and what can be done; nothing if it could. */
export const invoiceErrorAtom = atom(get => get(failure))

/** The files of the invoice as chosen; gone after a reload. */
export const invoiceFilesAtom = atom(get => get(files))

/** Stops a reading under way; the form stays as it is. */
export const stopReadingAtom = atom(null, (get, set) => {
  get(running)?.abort()
  set(running, null)
  set(reading, null)
})

/** What is asked about the address and the powers follows them. */
const askAnewAtom = atom(null, (_get, set) => {
  set(lookUpUnitsAtom)
  void set(refreshSupplyCostsAtom)
})

/** Takes the invoice away, and with it what it said. */
export const removeInvoiceAtom = atom(null, (get, set) => {
  if (get(isLockedAtom)) return
  set(stopReadingAtom)
  set(stopCupsCheckAtom)
  set(failure, [])
  set(files, [])
  set(editAnswersAtom, withoutInvoice)
  set(askAnewAtom)
})

/** Both versions are on the table and the customer has chosen one. */
export const settleConflictAtom = atom(null, async (_get, set, choice: 'own' | 'other') => {
  set(editAnswersAtom, before => withSettledConflict(before, choice))
  set(askAnewAtom)
  await set(validateUnlessContestedAtom)
})

/** Validates the CUPS an invoice brought, unless the customer has to say first which one is theirs. */
const validateUnlessContestedAtom = atom(null, async (get, set) => {
  const isContested = openConflict(get(answersAtom)).cups !== undefined
  if (!isContested && get(formValuesAtom).cupsOutcome === '') await set(validateCupsAtom)
})

const takeReadingAtom = atom(
  null,
  (
    _get,
    set,
    found: InvoiceFields,
    source: Pick<Invoice, 'fileName' | 'isReadOnDevice' | 'figures' | 'doubtful' | 'alternatives'>,
  ) => {
    set(stopCupsCheckAtom)
    set(editAnswersAtom, before => withInvoice(before, found, source))
    set(askAnewAtom)
  },
)

/** Neither the device nor the API found anything. A file that could not be opened here is named as the cause unless the API said another. */
function failureOf(
  device: DeviceReading,
  { wayOn, isExplained }: ApiReading,
  chosen: readonly File[],
): FailureMessage[] {
  if (isExplained) return [wayOn]
  if (device.status === 'unreadable' && wayOn.key === 'supply.invoice.wayOn.unread')
    return [{ ...wayOn, key: isPdf(chosen) ? 'error.file.brokenPdf' : 'error.file.brokenImages' }]
  return [{ key: isPdf(chosen) ? 'error.invoice.pdf' : 'error.invoice.images' }, wayOn]
}

/**
 * Reads the chosen files: on the device first, and by the API for what is still open then. On success the fields are
 * filled and the CUPS is validated; on failure an error is said and the files are forgotten.
 */
export const readInvoiceAtom = atom(null, async (get, set, chosen: readonly File[]) => {
  if (get(isLockedAtom)) return
  set(stopReadingAtom)
  const refusal = checkUploads(chosen)
  set(failure, refusal ? [{ key: refusal }] : [])
  if (refusal) return
  const abort = new AbortController()
  const { signal } = abort
  set(running, abort)
  const fileName = chosen.map(file => file.name).join(', ')
  const tell: Tell = (stage, progress = null) => {
    if (!signal.aborted) set(reading, { fileName, stage, progress })
  }
  try {
    const error = await read()
    set(failure, error)
    if (error.length === 0) set(files, chosen)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    if (!signal.aborted) set(stopReadingAtom)
  }

  async function read(): Promise<FailureMessage[]> {
    tell('supply.invoice.onDevice')
    const device = await readOnDevice(chosen, signal, done => tell('supply.invoice.onDevice', done))
    if (device.status === 'locked' || device.status === 'heic') return [{ key: `error.file.${device.status}` }]
    const here = device.status === 'read' ? device.fields : {}
    const figures = device.status === 'read' ? device.figures : undefined
    if (here.cups) {
      set(takeReadingAtom, here, { fileName, isReadOnDevice: true, figures })
      await validate()
      if (isSomethingOpen()) await complement(here)
      return []
    }
    const answer = await askApi(here)
    const found = complementCode(here, answer.fields)
    const { doubtful, alternatives } = answer
    if (Object.keys(found).length === 0 && alternatives.length === 0) return failureOf(device, answer, chosen)
    set(takeReadingAtom, found, { fileName, isReadOnDevice: false, doubtful, alternatives })
    await validate()
    return []
  }

  /** A CUPS that was refused opens nothing that an invoice could fill. */
  function isSomethingOpen() {
    return validateSupply(get(formValuesAtom)).some(({ field }) => field !== 'cups')
  }

  async function validate() {
    tell('supply.cups.checking')
    await set(validateUnlessContestedAtom)
    signal.throwIfAborted()
  }

  async function complement(here: InvoiceFields) {
    const { fields, doubtful, alternatives } = await askApi(here)
    const found = complementCode(here, fields)
    // It counts for the invoice's own supply point, whatever the customer turned to meanwhile.
    set(editAnswersAtom, before => withMoreOfInvoice(before, found, { doubtful, alternatives }))
    set(askAnewAtom)
  }

  /** What the API reads. It is sure of what the code says: `here`. */
  async function askApi(here: InvoiceFields): Promise<ApiReading> {
    const { api } = get(dependenciesAtom)
    const { email } = get(formValuesAtom)
    const found = await askApiToRead({ api, email, files: chosen, provinceNames: get(provinceNamesAtom), signal, tell })
    signal.throwIfAborted()
    return { ...found, doubtful: found.doubtful.filter(field => !(field in here)) }
  }
})
