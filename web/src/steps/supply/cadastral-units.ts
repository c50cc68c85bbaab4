import { atom } from 'jotai'
import { withChosenUnit, withRecognisedUnit } from '#domain/change-answers.ts'
import type { SpecifiedValues } from '#domain/form-values.ts'
import { addressLookupDelayMs } from '#domain/limits.ts'
import { normaliseText } from '#domain/normalise.ts'
import { type CadastralUnit, recogniseUnit, unitDetails } from '#domain/recognise-unit.ts'
import { originOf } from '#domain/resolve-answers.ts'
import { isWholeAddress } from '#domain/text-rules.ts'
import { showsAddress } from '#domain/visible-fields.ts'
import { answersAtom, formValuesAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { changeAnswersAtom, changeFieldsAtom } from '#state/field.ts'

/** The state of the look-up of the dwellings at the address. Everything but `looking` and `found` leaves a free-text box. */
export type UnitsLookUp =
  | { status: 'idle' }
  | { status: 'looking' }
  | { status: 'found'; units: readonly CadastralUnit[] }
  | { status: 'errored' }

interface Running {
  abort: AbortController
  timer?: ReturnType<typeof setTimeout>
}

export const unitsLookUpAtom = atom<UnitsLookUp>({ status: 'idle' })
const running = atom<Running | null>(null)

/** Ends a look-up under way; the step is left, or the address became another one. */
export const stopUnitsLookUpAtom = atom(null, (get, set) => {
  const before = get(running)
  clearTimeout(before?.timer)
  before?.abort.abort()
  set(running, null)
  set(unitsLookUpAtom, { status: 'idle' })
})

/** Looks up the units of the address in the form, if it is complete, after a pause in which it does not change. */
export const lookUpUnitsAtom = atom(null, (get, set) => {
  set(stopUnitsLookUpAtom)
  const values = get(formValuesAtom)
  if (!showsAddress(values) || !isWholeAddress(values)) return
  const abort = new AbortController()
  set(unitsLookUpAtom, { status: 'looking' })
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
    const { body: units } = await get(dependenciesAtom).api.listCadastralUnits(question, { signal })
    if (signal.aborted) return
    set(unitsLookUpAtom, units.length > 0 ? { status: 'found', units } : { status: 'errored' })
    set(recogniseUnitAtom, units)
  } catch {
    if (!signal.aborted) set(unitsLookUpAtom, { status: 'errored' })
  }
})

/** The home that the register or a bill names is taken from the list, unless the customer said or chose which one it is. */
export const recogniseUnitAtom = atom(null, (get, set, units: readonly CadastralUnit[]) => {
  const answers = get(answersAtom)
  const { address_details, addressReference } = get(formValuesAtom)
  // Without details of the dwelling the address itself may name a home of the list: a house has no more.
  const { kind } = originOf(answers, address_details === '' ? 'address' : 'address_details')
  const isWritten = answers.customer.address_details !== undefined
  if (addressReference !== '' || isWritten || (kind !== 'register' && kind !== 'invoice')) return
  const unit = recogniseUnit(address_details, units)
  if (!unit) return
  const found = { reference: unit.ReferenciaCatastral, details: unitDetails(unit) }
  set(updateAnswersAtom, before => withRecognisedUnit(before, found))
})

/** The customer changed a part of the address. A unit chosen at another address no longer counts. */
export const changeAddressAtom = atom(null, (_get, set, words: Partial<SpecifiedValues>) => {
  set(changeFieldsAtom, words)
  set(lookUpUnitsAtom)
})

/** The customer chose a unit of the list, or none to write the details by hand. */
export const chooseUnitAtom = atom(null, (_get, set, unit: CadastralUnit | null) => {
  const chosen = unit && { reference: unit.ReferenciaCatastral, details: unitDetails(unit) }
  set(changeAnswersAtom, ['address_details'], before => withChosenUnit(before, chosen))
})
