import { atom, useAtomValue } from 'jotai'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { registrationAtom } from '#state/registration.ts'

const isUnknownAtom = atom(get => get(registrationAtom).status === 'unknown')
const load = () => import('./UnknownRegistration.tsx')

/** Shown above the steps while the outcome of the registration is unknown. Not part of the first load. */
export function LazyUnknownRegistration() {
  const isUnknown = useAtomValue(isUnknownAtom)
  const part = useLazyModule(load, isUnknown)
  return isUnknown && part.status === 'ready' && <part.content.UnknownRegistration />
}
