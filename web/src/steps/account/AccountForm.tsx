import { useAtomValue } from 'jotai'
import { formValueAtom } from '#state/answers.ts'
import { Stack } from '#ui/Stack.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SocialButton } from './SocialButton.tsx'
import { TermsField } from './TermsField.tsx'

/** Step 1. */
export default function AccountForm() {
  const sso = useAtomValue(formValueAtom('sso'))
  return (
    <Stack>
      {sso ? <SignedIn /> : <CredentialFields />}
      <PhoneField />
      <TermsField />
      {!sso && <SocialButton />}
    </Stack>
  )
}
