import { atom } from 'jotai'
import type { FailureMessage } from '#api/api-error.ts'
import { type InvoiceSource, supplyFields } from '#domain/answers.ts'
import { withInvoice, withMoreOfInvoice, withoutInvoice, withSettledConflict } from '#domain/change-answers.ts'
import { type InvoiceFields, mergeReadings } from '#domain/invoice-fields.ts'
import { currentInvoice, openConflict } from '#domain/resolve-answers.ts'
import type { MessageKey } from '#i18n/message.ts'
import { answersAtom, editAnswersAtom, formValuesAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { isLockedAtom } from '#state/registration.ts'
import { untouchAtom } from '#state/validation.ts'
import { lookUpUnitsAtom } from '../cadastral-units.ts'
import { isCorrectingAtom } from '../confirm.ts'
import { stopCupsCheckAtom, validateCupsAtom, validateWholeCupsAtom } from '../cups-check.ts'
import { provinceNamesAtom } from '../provinces.ts'
import { refreshSupplyCostsAtom } from '../supply-costs.ts'
import { validateSupply } from '../validate-supply.ts'
import { type ApiReading, askApiToRead, failureMessages, type ReportStage } from './ask-api-to-read.ts'
import { readOnDevice } from './device/read-on-device.ts'
import { openFiles } from './open-files.ts'

export interface Reading {
  fileName: string
  stage: MessageKey
  /** 0 to 1; null while unknown. */
  progress: number | null
}

/** The state of the upload area. `isOther`: the invoice is about another supply point, and counts for nothing. */
export type InvoiceState =
  | { status: 'none' }
  | ({ status: 'reading' } & Reading)
  | { status: 'read'; fileName: string; isReadOnDevice: boolean; isOther: boolean }

const running = atom<{ abort: AbortController; result: Promise<boolean> } | null>(null)
const reading = atom<Reading | null>(null)
/** Why the last file could not be read, and what can be done; nothing if it could. */
export const invoiceErrorAtom = atom<readonly FailureMessage[]>([])
/** The files of the invoice as chosen; gone after a reload. */
export const invoiceFilesAtom = atom<readonly File[]>([])

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

/** Stops a reading under way; the form stays as it is. */
export const stopReadingAtom = atom(null, (get, set) => {
  get(running)?.abort.abort()
  set(running, null)
  set(reading, null)
})

/** Repeats the look-ups that depend on the address and on the powers. */
const refreshLookUpsAtom = atom(null, (_get, set) => {
  set(lookUpUnitsAtom)
  void set(refreshSupplyCostsAtom)
})

/** Takes the invoice away, and with it what it said. */
export const removeInvoiceAtom = atom(null, (get, set) => {
  if (get(isLockedAtom)) return
  set(stopReadingAtom)
  set(stopCupsCheckAtom)
  set(invoiceErrorAtom, [])
  set(invoiceFilesAtom, [])
  set(editAnswersAtom, withoutInvoice)
  set(refreshLookUpsAtom)
})

/** Both versions are on the table and the customer has chosen one. */
export const settleConflictAtom = atom(null, async (_get, set, choice: 'own' | 'other') => {
  set(editAnswersAtom, before => withSettledConflict(before, choice))
  set(untouchAtom, supplyFields)
  set(refreshLookUpsAtom)
  await set(validateUnlessContestedAtom)
})

/** Validates the CUPS an invoice brought, unless the customer has to say first which one is theirs. */
const validateUnlessContestedAtom = atom(null, async (get, set) => {
  const isContested = openConflict(get(answersAtom)).cups !== undefined
  if (!isContested && get(formValuesAtom).cupsOutcome === '') await set(validateCupsAtom)
})

const applyReadingAtom = atom(null, (_get, set, found: InvoiceFields, source: InvoiceSource) => {
  set(stopCupsCheckAtom)
  set(editAnswersAtom, before => withInvoice(before, found, source))
  set(refreshLookUpsAtom)
})

/** Keeps what was read elsewhere on the page, with the files. */
export const keepReadingAtom = atom(
  null,
  (_get, set, read: readonly File[], found: InvoiceFields, source: InvoiceSource) => {
    set(invoiceErrorAtom, [])
    set(invoiceFilesAtom, read)
    set(isCorrectingAtom, false)
    set(applyReadingAtom, found, source)
  },
)

/** A bill that was read before this step: its CUPS is validated. */
export const resumeInvoiceAtom = atom(null, (get, set) => {
  if (get(formValuesAtom).hasInvoice) void set(validateWholeCupsAtom)
})

/** Reads the chosen files, on the device first, then by the API for what is still open, and has the CUPS validated. */
export const readInvoiceAtom = atom(null, async (get, set, picked: readonly File[]) => {
  if (get(isLockedAtom)) return
  set(stopReadingAtom)
  set(invoiceErrorAtom, [])
  set(isCorrectingAtom, false)
  const abort = new AbortController()
  const result = set(readFilesAtom, picked, abort.signal)
  set(running, { abort, result })
  await result
})

/** The reading under way: resolves to whether the fields are filled. */
export const readingResultAtom = atom(get => get(running)?.result)

const readFilesAtom = atom(null, async (get, set, picked: readonly File[], signal: AbortSignal): Promise<boolean> => {
  const fileName = picked.map(file => file.name).join(', ')
  const reportStage: ReportStage = (stage, progress = null) => {
    if (!signal.aborted) set(reading, { fileName, stage, progress })
  }
  try {
    reportStage('supply.invoice.onDevice')
    const opened = await openFiles(picked)
    signal.throwIfAborted()
    const error = opened.status === 'opened' ? await read(opened.files) : [{ key: opened.reason }]
    set(invoiceErrorAtom, error)
    const isRead = opened.status === 'opened' && error.length === 0
    if (isRead) set(invoiceFilesAtom, opened.files)
    return isRead
  } catch (error) {
    if (!signal.aborted) throw error
    return false
  } finally {
    if (!signal.aborted) set(stopReadingAtom)
  }

  async function read(chosen: readonly File[]): Promise<FailureMessage[]> {
    const device = await readOnDevice(chosen, signal, done => reportStage('supply.invoice.onDevice', done))
    if (device.status === 'locked') return [{ key: 'error.file.locked' }]
    const deviceFields = device.status === 'read' ? device.fields : {}
    const figures = device.status === 'read' ? device.figures : undefined
    if (deviceFields.cups) {
      set(applyReadingAtom, deviceFields, { fileName, isReadOnDevice: true, figures })
      await validate()
      if (isSomethingOpen()) await addFromApi(chosen, deviceFields)
      return []
    }
    const answer = await askApi(chosen, deviceFields)
    const found = mergeReadings(deviceFields, answer.fields)
    const { doubtful, alternatives } = answer
    if (Object.keys(found).length === 0 && alternatives.length === 0) return failureMessages(device, answer, chosen)
    set(applyReadingAtom, found, { fileName, isReadOnDevice: false, doubtful, alternatives })
    await validate()
    return []
  }

  /** A CUPS that was refused opens nothing that an invoice could fill. */
  function isSomethingOpen() {
    return validateSupply(get(formValuesAtom)).some(({ field }) => field !== 'cups')
  }

  async function validate() {
    reportStage('supply.cups.checking')
    await set(validateUnlessContestedAtom)
    signal.throwIfAborted()
  }

  async function addFromApi(chosen: readonly File[], deviceFields: InvoiceFields) {
    const { fields, doubtful, alternatives } = await askApi(chosen, deviceFields)
    const found = mergeReadings(deviceFields, fields)
    // It counts for the invoice's own supply point, even if the customer changed the CUPS meanwhile.
    set(editAnswersAtom, before => withMoreOfInvoice(before, found, { doubtful, alternatives }))
    set(refreshLookUpsAtom)
  }

  /** What the API reads. A field that the device found as well, in the code, is never doubtful. */
  async function askApi(chosen: readonly File[], deviceFields: InvoiceFields): Promise<ApiReading> {
    const { api } = get(dependenciesAtom)
    const { email } = get(formValuesAtom)
    const found = await askApiToRead({
      api,
      email,
      files: chosen,
      provinceNames: get(provinceNamesAtom),
      signal,
      reportStage,
    })
    signal.throwIfAborted()
    return { ...found, doubtful: found.doubtful.filter(field => !(field in deviceFields)) }
  }
})
