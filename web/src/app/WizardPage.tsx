import { Wizard } from '#wizard/Wizard.tsx'
import { usePreloadSubmission } from './usePreloadSubmission.ts'
import { useStepHistory } from './useStepHistory.ts'
import { useTypedAhead } from './useTypedAhead.ts'

/** The wizard as a page: its steps in the browser's history. */
export function WizardPage() {
  return (
    <>
      <Wizard />
      <Beside />
    </>
  )
}

/** Apart from the wizard: an entry of the history has nothing of it drawn anew. */
function Beside() {
  useStepHistory()
  usePreloadSubmission()
  useTypedAhead()
  return null
}
