import { atom } from 'jotai'
import { errorMessage, type FailureMessage } from '#api/api-error.ts'
import type { PostalCodePlace, Town } from '#domain/answers.ts'
import { withProvinceNames } from '#domain/change-answers.ts'
import { nameInUse, parseMunicipalities } from '#domain/municipalities.ts'
import {
  matchProvinceName,
  postalCodeProvince,
  provinces,
  withoutExcludedProvinces,
  wizardProvinces,
} from '#domain/provinces.ts'
import { answersAtom, formValueAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { isLockedAtom } from '#state/registration.ts'

/** The state of the list of provinces. When the call failed, our own names are used. */
export type Provinces =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; names: readonly string[] }
  | { status: 'failed'; error: FailureMessage }

export const provincesAtom = atom<Provinces>({ status: 'idle' })

const ownNames = wizardProvinces.map(province => province.name)

/** The names to choose from and to match others with: the server's, or ours as long as there are none. */
export const provinceNamesAtom = atom(get => {
  const now = get(provincesAtom)
  return now.status === 'ready' ? now.names : ownNames
})

/** Asks for the list unless it is there or on its way. The client gives up after the watchdog's 10 s. */
export const loadProvincesAtom = atom(null, async (get, set) => {
  const { status } = get(provincesAtom)
  if (status === 'loading' || status === 'ready') return
  set(provincesAtom, { status: 'loading' })
  try {
    const { body } = await get(dependenciesAtom).api.listProvinces()
    const names = withoutExcludedProvinces(body)
    set(provincesAtom, { status: 'ready', names })
    // What was chosen or read meanwhile may be written differently in the server's list.
    set(updateAnswersAtom, before => withProvinceNames(before, name => matchProvinceName(name, names) ?? name))
  } catch (error) {
    set(provincesAtom, { status: 'failed', error: errorMessage(error) })
  }
})

const noTowns: readonly Town[] = []

/** The place of the postal code in the form. */
const placeAtom = atom(get => {
  const { place } = get(answersAtom)
  return place?.zipCode === get(formValueAtom('zipCode')) ? place : undefined
})

/** The towns of the postal code in the form; none while they are unknown. */
export const townsAtom = atom(get => get(placeAtom)?.towns ?? noTowns)

/** Whether the postal code in the form is in no list. */
export const isUnlistedCodeAtom = atom(get => get(placeAtom)?.isUnlisted === true)

/** The postal code in the form, as long as its towns are unknown. What is being checked or sent stays as it is shown. */
export const townsQuestionAtom = atom(get => {
  const zipCode = get(formValueAtom('zipCode'))
  const isAsked = postalCodeProvince(zipCode) && get(townsAtom).length === 0 && !get(isLockedAtom)
  return isAsked ? zipCode : null
})

/** Finds a postal code's province at once and its towns when their list arrives. Without the list they are typed. */
export const findTownsAtom = atom(null, async (get, set, zipCode: string, signal: AbortSignal) => {
  const prefix = zipCode.slice(0, 2)
  const nameOf = (code: string) => {
    const province = provinces.find(each => each.code === code)
    return (province && matchProvinceName(province.name, get(provinceNamesAtom))) ?? ''
  }
  const keep = (towns: readonly Town[], isUnlisted = false) => {
    const place: PostalCodePlace = { zipCode, province: nameOf(prefix), towns, isUnlisted }
    set(updateAnswersAtom, answers => ({ ...answers, place }))
  }
  keep(noTowns)
  try {
    const response = await fetch(`/postal-codes/${prefix}.txt`, { signal })
    const listed = parseMunicipalities(response.ok ? await response.text() : '')
    if (signal.aborted) return
    const towns = listed
      .filter(({ codes }) => codes.includes(zipCode))
      .map(({ id, name }) => ({ name: nameInUse(name), province: nameOf(id.slice(0, 2)) }))
    if (listed.length > 0) keep(towns, towns.length === 0)
  } catch {
    // The list is only a help: the customer can type the town.
  }
})
