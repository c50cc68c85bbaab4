import { AcceptedContext } from '#wizard/sign-up-context.ts'
import { Wizard } from '#wizard/Wizard.tsx'
import { useAccepted } from './useAccepted.ts'
import { useAdoptPreHydrationInput } from './useAdoptPreHydrationInput.ts'
import { usePreloadSubmission } from './usePreloadSubmission.ts'
import { useStepHistory } from './useStepHistory.ts'

/** The wizard as a page: its steps in the browser's history, and the way to the thank-you page. */
export function WizardPage() {
  return (
    <AcceptedContext value={useAccepted()}>
      <Wizard />
      <WizardPageEffects />
    </AcceptedContext>
  )
}

/** Apart from the wizard: an entry of the history does not draw it again. */
function WizardPageEffects() {
  useStepHistory()
  usePreloadSubmission()
  useAdoptPreHydrationInput()
  return null
}
