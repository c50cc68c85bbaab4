import { useEffect } from 'react'
import { Stack } from '#ui/Stack.tsx'
import { Consents } from './Consents.tsx'
import { IbanField } from './IbanField.tsx'
import { Review } from './Review.tsx'

/** Step 4. */
export default function BankForm() {
  useEffect(() => {
    // What writes the registration is there before it is sent. What failed to load is tried again then.
    import('#api/registration-request.ts').catch(() => {})
  }, [])
  return (
    <Stack>
      <IbanField />
      <Review />
      <Consents />
    </Stack>
  )
}
