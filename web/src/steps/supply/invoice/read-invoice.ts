import { atom } from 'jotai'
import { complementCode, type InvoiceFields } from '#domain/invoice-fields.ts'
import { checkUploads } from '#domain/upload.ts'
import type { Text, TextKey } from '#i18n/text-key.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { lookUpUnitsAtom } from '../cadastral-units.ts'
import { stopCupsCheckAtom, validateCupsAtom } from '../cups-check.ts'
import { supplyProblems } from '../problems.ts'
import { provinceNamesAtom } from '../provinces.ts'
import { askApiToRead, type Tell } from './ask-api-to-read.ts'
import type { DeviceReading } from './device/device-reading.ts'
import { readOnDevice } from './device/read-on-device.ts'
import {
  acceptFromInvoice,
  complementFromInvoice,
  fillFromInvoice,
  type InvoiceSource,
  withoutInvoice,
} from './fill-from-invoice.ts'
import { isPdf } from './prepare-upload.ts'

export interface Reading {
  fileName: string
  /** What is going on, in words. */
  stage: TextKey
  /** 0 to 1; null while nobody knows. */
  progress: number | null
}

/** Where the upload area stands. What was read is in the form, so that a reload keeps it. */
export type Invoice = { is: 'none' } | ({ is: 'reading' } & Reading) | ({ is: 'read' } & InvoiceSource)

const running = atom<AbortController | null>(null)
const reading = atom<Reading | null>(null)
const failure = atom<readonly Text[]>([])
const conflicts = atom<InvoiceFields>({})
const files = atom<readonly File[]>([])

export const invoiceAtom = atom<Invoice>(get => {
  const now = get(reading)
  if (now) return { is: 'reading', ...now }
  const { invoice } = get(formValuesAtom)
  return invoice ? { is: 'read', ...invoice } : { is: 'none' }
})

/** Why the last file could not be read, and what can be done; nothing if it could. */
export const invoiceErrorAtom = atom(get => get(failure))

/** What the invoice says otherwise than the customer did, until they choose. */
export const invoiceConflictsAtom = atom(get => get(conflicts))

/** The files of the invoice as chosen; gone after a reload. */
export const invoiceFilesAtom = atom(get => get(files))

/** Stops a reading under way; the form stays as it is. */
export const stopReadingAtom = atom(null, (get, set) => {
  get(running)?.abort()
  set(running, null)
  set(reading, null)
})

/** Takes the invoice away, and with it what it filled in. */
export const removeInvoiceAtom = atom(null, (get, set) => {
  set(stopReadingAtom)
  set(stopCupsCheckAtom)
  set(failure, [])
  set(conflicts, {})
  set(files, [])
  set(formValuesAtom, withoutInvoice(get(formValuesAtom)))
  set(lookUpUnitsAtom)
})

/** Both versions are on the table and the customer has chosen one. */
export const settleConflictsAtom = atom(null, async (get, set, choice: 'invoice' | 'own') => {
  if (choice === 'invoice') set(formValuesAtom, acceptFromInvoice(get(formValuesAtom), get(conflicts)))
  set(conflicts, {})
  set(lookUpUnitsAtom)
  await set(validateIfSettledAtom)
})

/** Validates the CUPS an invoice brought, unless the customer has to say first which one is theirs. */
const validateIfSettledAtom = atom(null, async (get, set) => {
  if (!get(conflicts).cups && get(formValuesAtom).cupsOutcome === '') await set(validateCupsAtom)
})

const beginAtom = atom(null, (get, set, found: InvoiceFields, source: InvoiceSource) => {
  set(stopCupsCheckAtom)
  const filling = fillFromInvoice(get(formValuesAtom), found, source)
  set(formValuesAtom, filling.patch)
  set(conflicts, filling.conflicts)
  set(lookUpUnitsAtom)
})

/** Neither the device nor the API found anything. A file that could not be opened here is named as the cause unless the API said another. */
function failureOf(device: DeviceReading, wayOn: TextKey, chosen: readonly File[]): Text[] {
  if (device.is === 'unreadable' && wayOn === 'supply.invoice.wayOn.unread')
    return [{ key: isPdf(chosen) ? 'error.file.brokenPdf' : 'error.file.brokenImages' }]
  return [{ key: isPdf(chosen) ? 'error.invoice.pdf' : 'error.invoice.images' }, { key: wayOn }]
}

/**
 * Reads the chosen files: on the device first, and by the API for what is still open then. On success the fields are
 * filled and the CUPS is validated; on failure an error is said and the files are forgotten.
 */
export const readInvoiceAtom = atom(null, async (get, set, chosen: readonly File[]) => {
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

  async function read(): Promise<Text[]> {
    tell('supply.invoice.onDevice')
    const device = await readOnDevice(chosen, signal, done => tell('supply.invoice.onDevice', done))
    if (device.is === 'locked' || device.is === 'heic') return [{ key: `error.file.${device.is}` }]
    const here = device.is === 'read' ? device.fields : {}
    if (here.cups) {
      set(beginAtom, here, { fileName, onDevice: true })
      await validate()
      if (isSomethingOpen()) await complement(here)
      return []
    }
    const { fields, wayOn } = await askApi()
    const found = complementCode(here, fields)
    if (Object.keys(found).length === 0) return failureOf(device, wayOn, chosen)
    set(beginAtom, found, { fileName, onDevice: false })
    await validate()
    return []
  }

  /** A CUPS that was refused opens nothing that an invoice could fill. */
  function isSomethingOpen() {
    return supplyProblems(get(formValuesAtom)).some(({ field }) => field !== 'cups')
  }

  async function validate() {
    tell('supply.cups.checking')
    await set(validateIfSettledAtom)
    signal.throwIfAborted()
  }

  async function complement(here: InvoiceFields) {
    const { cups } = get(formValuesAtom)
    const found = complementCode(here, (await askApi()).fields)
    // Meanwhile the customer may have turned to another supply, of which the invoice says nothing.
    if (get(formValuesAtom).cups !== cups) return
    set(formValuesAtom, complementFromInvoice(get(formValuesAtom), found, { fileName, onDevice: false }))
    set(lookUpUnitsAtom)
  }

  async function askApi() {
    const { api } = get(surroundingsAtom)
    const { email } = get(formValuesAtom)
    const found = await askApiToRead({ api, email, files: chosen, provinceNames: get(provinceNamesAtom), signal, tell })
    signal.throwIfAborted()
    return found
  }
})
