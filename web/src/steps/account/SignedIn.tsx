import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { emailExistsAtom, forgetSignInAtom } from './sign-in.ts'

/** Replaces e-mail and password after a social sign-in: who signed in, why the server refuses the address, and the way back. */
export function SignedIn() {
  const t = useTranslate()
  const email = useField('email')
  const forget = useSetAtom(forgetSignInAtom)
  const exists = useAtomValue(emailExistsAtom)
  return (
    <Notice
      tone={email.error || exists ? 'error' : 'success'}
      title={t('account.signedInWithGoogle')}
      actions={
        <Button id={email.id} variant="link" onClick={() => forget()}>
          {t('account.google.other')}
        </Button>
      }
    >
      <p>{email.value}</p>
      {email.error && <p>{email.error}</p>}
    </Notice>
  )
}
