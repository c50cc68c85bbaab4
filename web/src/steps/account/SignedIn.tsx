import { useAtomValue, useSetAtom } from 'jotai'
import { useText } from '#i18n/use-text.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { emailExistsAtom, forgetSignInAtom } from './sign-in.ts'

/** In the place of e-mail and password after a social sign-in: who signed in, what the server has against it, and the way back. */
export function SignedIn() {
  const say = useText()
  const email = useField('email')
  const forget = useSetAtom(forgetSignInAtom)
  const exists = useAtomValue(emailExistsAtom)
  return (
    <Notice
      tone={email.error || exists ? 'error' : 'success'}
      title={say('account.signedInWithGoogle')}
      actions={
        <Button id={email.id} variant="link" onClick={() => forget()}>
          {say('account.google.other')}
        </Button>
      }
    >
      <p>{email.value}</p>
      {email.error && <p>{email.error}</p>}
    </Notice>
  )
}
