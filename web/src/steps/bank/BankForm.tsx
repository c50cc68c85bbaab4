import { Stack } from '#ui/Stack.tsx'
import { Consents } from './Consents.tsx'
import { IbanField } from './IbanField.tsx'
import { Review } from './Review.tsx'

/** Step 4. */
export default function BankForm() {
  return (
    <Stack>
      <IbanField />
      <Consents />
      <Review />
    </Stack>
  )
}
