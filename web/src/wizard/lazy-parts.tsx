import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { idleAtom } from '#state/idle.ts'
import { creditErrorAtom, leavingAtom } from '#state/leave.ts'
import { registrationAtom } from '#state/registration.ts'
import { submissionFailureAtom } from '#state/submit.ts'
import { MissingPart } from '#ui/MissingPart.tsx'

const isOpenAtom = atom(
  get =>
    get(leavingAtom) === 'asking' ||
    get(submissionFailureAtom) !== null ||
    get(creditErrorAtom) ||
    get(idleAtom).status !== 'active',
)
const closeAtom = atom(null, (_get, set) => {
  set(leavingAtom, 'no')
  set(submissionFailureAtom, null)
  set(creditErrorAtom, false)
  set(idleAtom, { status: 'active' })
})
const loadDialogs = () => import('./WizardDialogs.tsx')

/** The wizard's dialogs, which are not part of the first load. */
export function LazyDialogs() {
  const dialogs = useLazyModule(loadDialogs, useAtomValue(isOpenAtom))
  const close = useSetAtom(closeAtom)
  if (dialogs.status === 'missing') return <MissingPart onRetry={dialogs.retry} onClose={close} />
  return dialogs.status === 'ready' && <dialogs.content.WizardDialogs />
}

const isUnknownAtom = atom(get => get(registrationAtom).status === 'unknown')
const load = () => import('./UnknownRegistration.tsx')

/** Shown above the steps while the outcome of the registration is unknown. Not part of the first load. */
export function LazyUnknownRegistration() {
  const isUnknown = useAtomValue(isUnknownAtom)
  const part = useLazyModule(load, isUnknown)
  return isUnknown && part.status === 'ready' && <part.content.UnknownRegistration />
}
