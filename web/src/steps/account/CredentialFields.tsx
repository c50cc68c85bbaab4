import { atom, useAtomValue } from 'jotai'
import { normaliseEmail } from '#domain/email.ts'
import { emailMaxCharacters } from '#domain/limits.ts'
import { useText } from '#i18n/use-text.ts'
import { formValueAtom } from '#state/answers.ts'
import { furthestStepAtom } from '#state/progress.ts'
import { useField } from '#state/useField.ts'
import { Field } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'

/** One more than is allowed, so that what is too long is said to be. */
const keptCharacters = emailMaxCharacters + 1

const hasNoPasswordAtom = atom(get => get(formValueAtom('password')) === '')

/** E-mail and password. After a reload only the password is missing, and why is said. */
export function CredentialFields() {
  const say = useText()
  const isBack = useAtomValue(furthestStepAtom) > 0
  const hasNoPassword = useAtomValue(hasNoPasswordAtom)
  return (
    <>
      {isBack && hasNoPassword && <Notice>{say('account.passwordAgain')}</Notice>}
      <EmailField />
      <PasswordField />
    </>
  )
}

function EmailField() {
  const email = useField('email')
  return (
    <Field {...email.field}>
      <TextInput
        {...email.input}
        normalise={typed => normaliseEmail(typed).slice(0, keptCharacters)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
    </Field>
  )
}

function PasswordField() {
  const say = useText()
  const password = useField('password')
  return (
    <Field {...password.field} hint={say('account.password.hint')}>
      <PasswordInput
        {...password.input}
        autoComplete="new-password"
        enterKeyHint="next"
        showLabel={say('account.password.show')}
        hideLabel={say('account.password.hide')}
        subject={say('account.password.subject')}
      />
    </Field>
  )
}
