import '#i18n/later.ts'
import { useEffect } from 'react'
import { Stack } from '#ui/elements.tsx'
import { ConditionsConsent } from './ConditionsConsent.tsx'
import { IbanField } from './IbanField.tsx'
import { Review } from './Review.tsx'
import { SepaConsent } from './SepaConsent.tsx'

/** Step 4. */
export default function BankForm() {
  useEffect(() => {
    // Loads the code that writes the registration ahead of Contratar. If this fails, Contratar tries again.
    import('#api/registration-request.ts').catch(() => {})
  }, [])
  return (
    <Stack>
      <IbanField />
      <SepaConsent />
      <Review />
      <ConditionsConsent />
    </Stack>
  )
}
