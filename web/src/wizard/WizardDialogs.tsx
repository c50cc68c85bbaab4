import '#i18n/later.ts'
import { CreditErrorDialog } from './CreditErrorDialog.tsx'
import { IdleDialog } from './IdleDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { SubmissionErrorDialog } from './SubmissionErrorDialog.tsx'

/** What may open over the wizard. */
export function WizardDialogs() {
  return (
    <>
      <LeaveDialog />
      <SubmissionErrorDialog />
      <CreditErrorDialog />
      <IdleDialog />
    </>
  )
}
