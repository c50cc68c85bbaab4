import { atom, useAtomValue } from 'jotai'
import { worded } from '#i18n/later-texts.ts'
import { usePart } from '#integrations/usePart.ts'
import { registrationAtom } from '#state/registration.ts'

const isUnknownAtom = atom(get => get(registrationAtom).status === 'unknown')
const load = () => worded(import('./UnknownOutcome.tsx'))

/** Stands above the steps while nobody knows what became of the registration. No part of the first load. */
export function LazyUnknownOutcome() {
  const isUnknown = useAtomValue(isUnknownAtom)
  const part = usePart(load, isUnknown)
  return isUnknown && part.status === 'ready' && <part.content.UnknownOutcome />
}
