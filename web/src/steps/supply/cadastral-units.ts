import { atom } from 'jotai'
import { withChosenUnit, withRecognisedUnit } from '#domain/change-answers.ts'
import { addressLookupDelayMs } from '#domain/limits.ts'
import { normaliseText } from '#domain/normalise.ts'
import { type CadastralUnit, recogniseUnit, unitDetails } from '#domain/recognise-unit.ts'
import { originOf } from '#domain/resolve-answers.ts'
import { isWholeAddress } from '#domain/text-rules.ts'
import { showsAddress } from '#domain/visible-fields.ts'
import { answersAtom, formValuesAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { changeAnswersAtom } from '#state/field.ts'
import { stableAtom } from '#state/stable-atom.ts'

/** The address in the form, if it is complete. */
export const unitsQuestionAtom = stableAtom(get => {
  const values = get(formValuesAtom)
  if (!showsAddress(values) || !isWholeAddress(values)) return null
  return {
    street: normaliseText(values.address),
    streetNr: normaliseText(values.street_number),
    zipCode: values.zipCode,
    province: values.province,
    municipality: normaliseText(values.municipality),
  }
})

type Question = NonNullable<ReturnType<typeof unitsQuestionAtom.read>>

/** The dwellings of the address that was asked about last; none after a failure. */
export const listedUnitsAtom = atom<{ question: Question; units: readonly CadastralUnit[] } | null>(null)

const noUnits: readonly CadastralUnit[] = []

/** The dwellings at the address in the form; undefined while they are looked up. Where there are none, the customer writes. */
export const unitsAtom = atom(get => {
  const question = get(unitsQuestionAtom)
  const listed = get(listedUnitsAtom)
  if (question === null) return noUnits
  return listed?.question === question ? listed.units : undefined
})

/** Looks up the dwellings after a pause in which the address does not change. */
export const askUnitsAtom = atom(null, async (get, set, question: Question, signal: AbortSignal) => {
  await new Promise(resolve => setTimeout(resolve, addressLookupDelayMs))
  if (signal.aborted) return
  const apartment = normaliseText(get(formValuesAtom).address_details)
  const { api } = get(dependenciesAtom)
  const asked = api.listCadastralUnits({ ...question, ...(apartment && { apartment }) }, { signal })
  const units = await asked.then(({ body }) => body).catch(() => noUnits)
  if (!signal.aborted) set(listedUnitsAtom, { question, units })
})

/** The home that the register or a bill names, unless the customer said or chose which one it is. */
export const recognisedUnitAtom = atom(get => {
  const answers = get(answersAtom)
  const { address_details, addressReference } = get(formValuesAtom)
  // Without details of the dwelling the address itself may name a home of the list: a house has no more.
  const { kind } = originOf(answers, address_details === '' ? 'address' : 'address_details')
  const isWritten = answers.customer.address_details !== undefined
  if (addressReference !== '' || isWritten || (kind !== 'register' && kind !== 'invoice')) return null
  return recogniseUnit(address_details, get(unitsAtom) ?? noUnits)
})

function answerOf(unit: CadastralUnit) {
  return { reference: unit.ReferenciaCatastral, details: unitDetails(unit) }
}

/** Takes the recognised home from the list. */
export const takeUnitAtom = atom(null, (_get, set, unit: CadastralUnit) =>
  set(updateAnswersAtom, before => withRecognisedUnit(before, answerOf(unit))),
)

/** The customer chose a unit of the list, or none to write the details by hand. */
export const chooseUnitAtom = atom(null, (_get, set, unit: CadastralUnit | null) =>
  set(changeAnswersAtom, ['address_details'], before => withChosenUnit(before, unit && answerOf(unit))),
)
