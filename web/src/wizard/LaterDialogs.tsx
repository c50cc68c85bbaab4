import { atom, useAtomValue } from 'jotai'
import { worded } from '#i18n/later-texts.ts'
import { usePart } from '#integrations/usePart.ts'
import { creditErrorAtom } from '#state/credit-error.ts'
import { leavingAtom } from '#state/leave.ts'
import { submissionFailureAtom } from '#state/submit.ts'

const isOpenAtom = atom(
  get => get(leavingAtom) === 'asking' || get(submissionFailureAtom) !== null || get(creditErrorAtom),
)
const loadDialogs = () => worded(import('./WizardDialogs.tsx'))

/** The wizard's dialogs, which are no part of the first load. */
export function LaterDialogs() {
  const dialogs = usePart(loadDialogs, useAtomValue(isOpenAtom))
  return dialogs && <dialogs.WizardDialogs />
}
