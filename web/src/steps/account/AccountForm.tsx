import { useAtomValue } from 'jotai'
import { formValueAtom } from '#state/answers.ts'
import { Row, Stack } from '#ui/elements.tsx'
import { EmailField, PasswordField, SignedIn } from './CredentialFields.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TermsField } from './TermsField.tsx'

/** Step 1. */
export default function AccountForm() {
  const sso = useAtomValue(formValueAtom('sso'))
  return (
    <Stack>
      {sso ? <SignedIn /> : <EmailField />}
      <Row>
        {!sso && <PasswordField />}
        <PhoneField />
      </Row>
      <TermsField />
    </Stack>
  )
}
