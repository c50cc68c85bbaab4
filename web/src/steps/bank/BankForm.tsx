import '#i18n/later.ts'
import { Stack } from '#ui/elements.tsx'
import { Consent } from '../Consent.tsx'
import { IbanField } from './IbanField.tsx'
import { Review } from './Review.tsx'

/** Step 4. */
export default function BankForm() {
  return (
    <Stack>
      <IbanField />
      <Consent field="sepa" text="bank.sepa" documents={{ document: 'sepaMandate' }} />
      <Review />
      <Consent field="general_conditions" text="bank.conditions" documents={{ document: 'generalConditions' }} />
    </Stack>
  )
}
