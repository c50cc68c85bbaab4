import { Wizard } from '#wizard/Wizard.tsx'
import { useStepHistory } from './useStepHistory.ts'
import { useThanks } from './useThanks.ts'
import { useTypedAhead } from './useTypedAhead.ts'

/** The wizard as a page: its steps in the browser's history, and the way to the thank-you page. */
export function WizardPage() {
  useStepHistory()
  useThanks()
  useTypedAhead()
  return <Wizard />
}
