import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { confirmableParts, fieldsToCheck, type SupplyPart } from '#domain/confirmable-parts.ts'
import { answersAtom, formValuesAtom } from '#state/answers.ts'
import { unitsLookUpAtom } from './cadastral-units.ts'

/** "Corregir" was pressed: every field is open. */
export const isCorrectingAtom = atom(false)

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** The parts of the supply that are shown on the card, and not as fields. */
export const confirmedPartsAtom = selectAtom(
  atom((get): readonly SupplyPart[] =>
    get(isCorrectingAtom) ? [] : confirmableParts(get(answersAtom), get(formValuesAtom)),
  ),
  parts => parts,
  isSameList,
)

/** The fields that are marked to be looked at. */
export const fieldsToCheckAtom = selectAtom(
  atom(get => fieldsToCheck(get(answersAtom))),
  fields => fields,
  isSameList,
)

/** It is unknown which of several homes at the address it is. */
export const asksForHomeAtom = atom(get => {
  const lookUp = get(unitsLookUpAtom)
  const { addressReference, address_details } = get(formValuesAtom)
  return lookUp.status === 'found' && lookUp.units.length > 1 && addressReference === '' && address_details === ''
})
