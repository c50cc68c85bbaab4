import { atom, useAtomValue, useSetAtom } from 'jotai'
import { worded } from '#i18n/later-texts.ts'
import { usePart } from '#integrations/usePart.ts'
import { creditErrorAtom } from '#state/credit-error.ts'
import { leavingAtom, stayAtom } from '#state/leave.ts'
import { cancelSubmissionAtom, submissionFailureAtom } from '#state/submit.ts'
import { MissingPart } from '#ui/MissingPart.tsx'

const isOpenAtom = atom(
  get => get(leavingAtom) === 'asking' || get(submissionFailureAtom) !== null || get(creditErrorAtom),
)
const closeAtom = atom(null, (_get, set) => {
  set(stayAtom)
  set(cancelSubmissionAtom)
  set(creditErrorAtom, false)
})
const loadDialogs = () => worded(import('./WizardDialogs.tsx'))

/** The wizard's dialogs, which are no part of the first load. */
export function LaterDialogs() {
  const dialogs = usePart(loadDialogs, useAtomValue(isOpenAtom))
  const close = useSetAtom(closeAtom)
  if (dialogs.status === 'missing') return <MissingPart onRetry={dialogs.retry} onClose={close} />
  return dialogs.status === 'ready' && <dialogs.content.WizardDialogs />
}
