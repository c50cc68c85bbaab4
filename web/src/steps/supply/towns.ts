import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { PostalCodePlace, Town } from '#domain/answers.ts'
import { nameInUse, parseMunicipalities } from '#domain/municipalities.ts'
import { matchProvinceName, postalCodeProvince, provinces } from '#domain/provinces.ts'
import { addressKey } from '#domain/resolve-answers.ts'
import { answersAtom, formValueAtom, formValuesAtom, updateAnswersAtom } from '#state/answers.ts'
import { isLockedAtom } from '#state/lock.ts'
import { lookUpUnitsAtom } from './cadastral-units.ts'
import { provinceNamesAtom } from './provinces.ts'

const noTowns: readonly Town[] = []

/** The towns of the postal code in the form; none while they are unknown. */
export const townsAtom = atom(get => {
  const { place } = get(answersAtom)
  return place && place.zipCode === get(formValueAtom('zipCode')) ? place.towns : noTowns
})

/** Whether the postal code in the form is in no list. */
export const isUnlistedCodeAtom = atom(get => {
  const { place } = get(answersAtom)
  return place?.zipCode === get(formValueAtom('zipCode')) && place.isUnlisted === true
})

const running = atom<AbortController | null>(null)

/** Ends the loading of a list: the step is left, or the postal code became another one. */
export const stopTownsAtom = atom(null, (get, set) => {
  get(running)?.abort()
  set(running, null)
})

/** Finds a postal code's province at once and its towns when their list arrives. Without the list they are typed. */
export const findTownsAtom = atom(null, async (get, set, zipCode: string) => {
  set(stopTownsAtom)
  const inPrefix = postalCodeProvince(zipCode)
  const isKnown = get(answersAtom).place?.zipCode === zipCode && get(townsAtom).length > 0
  if (!inPrefix || isKnown || get(isLockedAtom)) return
  const controller = new AbortController()
  set(running, controller)
  const nameOf = (code: string) => {
    const province = provinces.find(each => each.code === code)
    return (province && matchProvinceName(province.name, get(provinceNamesAtom))) ?? ''
  }
  const keep = (towns: readonly Town[], isUnlisted = false) => {
    const place: PostalCodePlace = { zipCode, province: nameOf(inPrefix.code), towns, isUnlisted }
    const before = addressKey(get(formValuesAtom))
    set(updateAnswersAtom, answers => ({ ...answers, place }))
    if (addressKey(get(formValuesAtom)) !== before) set(lookUpUnitsAtom)
  }
  keep(noTowns)
  try {
    const response = await fetch(`/postal-codes/${inPrefix.code}.txt`, { signal: controller.signal })
    const listed = parseMunicipalities(response.ok ? await response.text() : '')
    // What is being checked or sent stays as it is shown.
    if (controller.signal.aborted || get(isLockedAtom)) return
    const towns = listed
      .filter(({ codes }) => codes.includes(zipCode))
      .map(({ id, name }) => ({ name: nameInUse(name), province: nameOf(id.slice(0, 2)) }))
    if (listed.length > 0) keep(towns, towns.length === 0)
  } catch {
    // The list is only a help: the customer can type the town.
  }
})

/** Loads the towns of the postal code in the form, whether typed, read or looked up. */
export function useTowns() {
  const zipCode = useAtomValue(formValueAtom('zipCode'))
  const find = useSetAtom(findTownsAtom)
  const stop = useSetAtom(stopTownsAtom)
  useEffect(() => {
    void find(zipCode)
    return () => stop()
  }, [zipCode, find, stop])
}
