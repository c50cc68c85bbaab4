import { atom } from 'jotai'
import type { FailureMessage } from '#api/api-error.ts'
import { type InvoiceSource, supplyFields } from '#domain/answers.ts'
import { withInvoice, withMoreOfInvoice, withoutInvoice, withSettledConflict } from '#domain/change-answers.ts'
import { type InvoiceFields, mergeReadings } from '#domain/invoice-fields.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import type { MessageKey } from '#i18n/message.ts'
import { answersAtom, editAnswersAtom, formValuesAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { isLockedAtom } from '#state/registration.ts'
import { untouchAtom } from '#state/validation.ts'
import { isCorrectingAtom } from '../confirm.ts'
import { stopCupsCheckAtom, validateCupsAtom } from '../cups-check.ts'
import { provinceNamesAtom } from '../provinces.ts'
import { validateSupply } from '../validate-supply.ts'
import { askApiToRead, failureMessages, type ReportStage } from './ask-api-to-read.ts'
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
  const { invoice } = get(answersAtom)
  if (!invoice) return noInvoice
  const { fileName, isReadOnDevice } = invoice
  const { hasInvoice, hasConflict } = get(formValuesAtom)
  return { status: 'read', fileName, isReadOnDevice, isOther: !hasInvoice && !hasConflict }
})

/** Stops a reading under way; the form stays as it is. */
export const stopReadingAtom = atom(null, (get, set) => {
  get(running)?.abort.abort()
  set(running, null)
  set(reading, null)
})

/** Takes the invoice away, and with it what it said. */
export const removeInvoiceAtom = atom(null, (get, set) => {
  if (get(isLockedAtom)) return
  set(stopReadingAtom)
  set(stopCupsCheckAtom)
  set(invoiceErrorAtom, [])
  set(invoiceFilesAtom, [])
  set(editAnswersAtom, withoutInvoice)
})

/** Both versions are on the table and the customer has chosen one. */
export const settleConflictAtom = atom(null, async (_get, set, choice: 'own' | 'other') => {
  set(editAnswersAtom, before => withSettledConflict(before, choice))
  set(untouchAtom, supplyFields)
  await set(validateUnlessContestedAtom)
})

/** Validates the CUPS an invoice brought, unless the customer has to say first which one is theirs. */
const validateUnlessContestedAtom = atom(null, async (get, set) => {
  const isContested = openConflict(get(answersAtom)).cups !== undefined
  if (!isContested && get(formValuesAtom).cupsOutcome === '') await set(validateCupsAtom)
})

/** Takes over what was read in an invoice, with its files. */
export const applyReadingAtom = atom(
  null,
  (_get, set, files: readonly File[], found: InvoiceFields, source: InvoiceSource) => {
    set(invoiceErrorAtom, [])
    set(invoiceFilesAtom, files)
    set(isCorrectingAtom, false)
    set(stopCupsCheckAtom)
    set(editAnswersAtom, before => withInvoice(before, found, source))
  },
)

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
    const errors = opened.status === 'opened' ? await read(opened.files) : [{ key: opened.reason }]
    set(invoiceErrorAtom, errors)
    return errors.length === 0
  } catch (error) {
    if (!signal.aborted) throw error
    return false
  } finally {
    if (!signal.aborted) set(stopReadingAtom)
  }

  async function read(files: readonly File[]): Promise<FailureMessage[]> {
    const device = await readOnDevice(files, signal, done => reportStage('supply.invoice.onDevice', done))
    if (device.status === 'locked') return [{ key: 'error.file.locked' }]
    const onDevice = device.status === 'read' ? device.fields : {}
    const figures = device.status === 'read' ? device.figures : undefined
    if (onDevice.cups) {
      await apply(files, onDevice, { fileName, isReadOnDevice: true, figures })
      // A CUPS that was refused opens nothing that an invoice could fill.
      if (validateSupply(get(formValuesAtom)).every(({ field }) => field === 'cups')) return []
    }
    const { api } = get(dependenciesAtom)
    const { email } = get(formValuesAtom)
    const provinceNames = get(provinceNamesAtom)
    const answer = await askApiToRead({ api, email, files, provinceNames, signal, reportStage })
    signal.throwIfAborted()
    const found = mergeReadings(onDevice, answer.fields)
    const { alternatives, advice } = answer
    // A field that the device found as well, in the code, is never doubtful.
    const doubtful = answer.doubtful.filter(field => !(field in onDevice))
    if (onDevice.cups) {
      // It counts for the invoice's own supply point, even if the customer changed the CUPS meanwhile.
      set(editAnswersAtom, before => withMoreOfInvoice(before, found, { doubtful, alternatives }))
      return []
    }
    if (Object.keys(found).length === 0 && alternatives.length === 0)
      return failureMessages(device.status === 'read', advice, files)
    await apply(files, found, { fileName, isReadOnDevice: false, doubtful, alternatives })
    return []
  }

  async function apply(files: readonly File[], found: InvoiceFields, source: InvoiceSource) {
    set(applyReadingAtom, files, found, source)
    reportStage('supply.cups.checking')
    await set(validateUnlessContestedAtom)
    signal.throwIfAborted()
  }
})
