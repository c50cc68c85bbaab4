import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { AccountExists } from './AccountExists.tsx'
import { emailExistsAtom, forgetSignInAtom } from './sign-in.ts'

/** Replaces e-mail and password after a social sign-in: a greeting, what is still missing, and the way back. */
export function SignedIn() {
  const t = useTranslate()
  const email = useField('email')
  const forget = useSetAtom(forgetSignInAtom)
  const exists = useAtomValue(emailExistsAtom)
  const name = useAtomValue(formValueAtom('name'))
  const needsPhone = useAtomValue(formValueAtom('phoneNumber')) === ''
  if (exists) return <AccountExists onOther={() => forget()} />
  return (
    <Notice
      tone={email.error ? 'error' : 'success'}
      title={name ? t('account.signedIn.hello', { name }) : t('account.signedInWithGoogle')}
      actions={
        <Button id={email.id} variant="link" onClick={() => forget()}>
          {t('account.google.other')}
        </Button>
      }
    >
      <p>{email.value}</p>
      {email.error ? <p>{email.error}</p> : needsPhone && <p>{t('account.signedIn.phone')}</p>}
    </Notice>
  )
}
