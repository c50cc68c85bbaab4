import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { termsBlinkMs } from '#domain/limits.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValueAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { useField } from '#state/useField.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Row, Stack } from '#ui/elements.tsx'
import { Consent } from '../Consent.tsx'
import { EmailField, PasswordField, SignedIn } from './CredentialFields.tsx'
import { PhoneField } from './PhoneField.tsx'
import { termsRemindersAtom } from './sign-in.ts'

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

/** Ticking the terms also ticks marketing, and marketing can be unticked on its own. */
function TermsField() {
  const t = useTranslate()
  const marketing = useField('marketing')
  const changeFields = useSetAtom(changeFieldsAtom)
  const termsError = useAtomValue(formValueAtom('termsError'))
  const reminders = useAtomValue(termsRemindersAtom)
  const [isBlinking, setBlinking] = useState(false)
  useEffect(() => {
    setBlinking(reminders > 0)
    const timer = setTimeout(() => setBlinking(false), termsBlinkMs)
    return () => clearTimeout(timer)
  }, [reminders])
  return (
    <div>
      <Consent
        field="terms"
        text="account.terms"
        documents={{ privacy: 'privacy', terms: 'appTerms' }}
        onChange={isTicked => changeFields({ terms: isTicked, marketing: isTicked, termsError: '' })}
        error={termsError && t(termsError)}
        blink={isBlinking}
      />
      <Checkbox {...marketing.field} {...marketing.input} label={t('account.marketing')} required={false} />
    </div>
  )
}
