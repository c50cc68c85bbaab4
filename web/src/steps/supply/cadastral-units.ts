import { atom } from 'jotai'
import { type CadastralUnit, unitDetails } from '#domain/cadastral-unit.ts'
import type { FormValues } from '#domain/form-values.ts'
import { addressLookupDelayMs } from '#domain/limits.ts'
import { normaliseText } from '#domain/normalise.ts'
import {
  checkMunicipality,
  checkPostalCode,
  checkRequired,
  checkStreet,
  checkStreetNumber,
} from '#domain/text-rules.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { asksDetails } from './asked.ts'

/** Where the look-up of the dwellings at the address stands. Everything but `looking` and `found` leaves a free-text box. */
export type UnitsLookUp =
  | { is: 'idle' }
  | { is: 'looking' }
  | { is: 'found'; units: readonly CadastralUnit[] }
  | { is: 'errored' }

interface Running {
  abort: AbortController
  timer?: ReturnType<typeof setTimeout>
}

const lookUp = atom<UnitsLookUp>({ is: 'idle' })
export const unitsLookUpAtom = atom(get => get(lookUp))
const running = atom<Running | null>(null)

function isComplete(values: FormValues): boolean {
  const problems = [
    checkStreet(values.address),
    checkStreetNumber(values.street_number),
    checkPostalCode(values.zipCode),
    checkRequired(values.province),
    checkMunicipality(values.municipality),
  ]
  return asksDetails(values) && problems.every(problem => problem === null)
}

/** Ends a look-up under way; the step is left, or the address became another one. */
export const stopUnitsLookUpAtom = atom(null, (get, set) => {
  const before = get(running)
  clearTimeout(before?.timer)
  before?.abort.abort()
  set(running, null)
  set(lookUp, { is: 'idle' })
})

/** Looks up the units of the address in the form, if it is complete, after a pause in which it does not change. */
export const lookUpUnitsAtom = atom(null, (get, set) => {
  set(stopUnitsLookUpAtom)
  if (!isComplete(get(formValuesAtom))) return
  const abort = new AbortController()
  set(lookUp, { is: 'looking' })
  set(running, { abort, timer: setTimeout(() => set(askUnitsAtom, abort.signal), addressLookupDelayMs) })
})

const askUnitsAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const values = get(formValuesAtom)
  const apartment = normaliseText(values.address_details)
  const question = {
    street: normaliseText(values.address),
    streetNr: normaliseText(values.street_number),
    zipCode: values.zipCode,
    province: values.province,
    municipality: normaliseText(values.municipality),
    ...(apartment && { apartment }),
  }
  try {
    const { body: units } = await get(surroundingsAtom).api.listCadastralUnits(question, { signal })
    if (!signal.aborted) set(lookUp, units.length > 0 ? { is: 'found', units } : { is: 'errored' })
  } catch {
    if (!signal.aborted) set(lookUp, { is: 'errored' })
  }
})

/** The customer changed a part of the address: a unit chosen at the old one is no longer theirs. */
export const changeAddressAtom = atom(null, (_get, set, patch: Partial<FormValues>) => {
  set(changeFieldsAtom, patch)
  set(formValuesAtom, { addressReference: '' })
  set(lookUpUnitsAtom)
})

/** The customer chose a unit of the list, or none to write the details by hand. */
export const chooseUnitAtom = atom(null, (_get, set, unit: CadastralUnit | null) => {
  set(changeFieldsAtom, {
    addressReference: unit?.ReferenciaCatastral ?? '',
    address_details: unit ? unitDetails(unit) : '',
  })
})

/** The customer wrote the details: they no longer are those of a unit. */
export const typeDetailsAtom = atom(null, (_get, set, address_details: string) => {
  set(changeFieldsAtom, { address_details })
  set(formValuesAtom, { addressReference: '' })
})
