import { atom } from 'jotai'
import { confirmableParts, fieldsToCheck, type SupplyPart } from '#domain/confirmable-parts.ts'
import { answersAtom, formValuesAtom } from '#state/answers.ts'
import { stableAtom } from '#state/stable-atom.ts'
import { unitsAtom } from './cadastral-units.ts'

/** "Corregir" was pressed: every field is open. */
export const isCorrectingAtom = atom(false)

/** The parts of the supply that are shown on the card, and not as fields. */
export const confirmedPartsAtom = stableAtom((get): readonly SupplyPart[] =>
  get(isCorrectingAtom) ? [] : confirmableParts(get(answersAtom), get(formValuesAtom)),
)

/** The fields that are marked to be looked at. */
export const fieldsToCheckAtom = stableAtom(get => fieldsToCheck(get(answersAtom)))

/** It is unknown which of several homes at the address it is. */
export const asksForHomeAtom = atom(get => {
  const { length: count } = get(unitsAtom) ?? []
  const { addressReference, address_details } = get(formValuesAtom)
  return count > 1 && addressReference === '' && address_details === ''
})
