import { atom, useAtomValue } from 'jotai'
import { normaliseEmail } from '#domain/email.ts'
import { suggestEmail } from '#domain/email-suggestion.ts'
import { emailMaxCharacters } from '#domain/limits.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { furthestStepAtom } from '#state/progress.ts'
import { useField } from '#state/useField.ts'
import { localErrorsAtom, touchedAtom } from '#state/validation.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { focusField } from '#ui/focus-field.ts'
import { Notice } from '#ui/Notice.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'

/** One more than is allowed, so that what is too long is said to be. */
const keptCharacters = emailMaxCharacters + 1

/** A customer who comes back to the step and misses the password only. */
const isOnlyPasswordMissingAtom = atom(
  get =>
    get(furthestStepAtom) > 0 &&
    get(formValueAtom('password')) === '' &&
    get(localErrorsAtom).every(({ field }) => field === 'password'),
)

/** Whether typing has ended: half a domain looks like a slip. */
const emailWasLeftAtom = atom(get => get(touchedAtom).has('email'))

/** E-mail and password. After a reload only the password is missing, and why is said. */
export function CredentialFields() {
  const t = useTranslate()
  const isOnlyPasswordMissing = useAtomValue(isOnlyPasswordMissingAtom)
  return (
    <>
      {isOnlyPasswordMissing && <Notice>{t('account.passwordAgain')}</Notice>}
      <EmailField />
      <PasswordField />
    </>
  )
}

/** The e-mail. A slip in the domain of a well-known provider, which no rule can call wrong, is mended with one press. */
function EmailField() {
  const t = useTranslate()
  const email = useField('email')
  const wasLeft = useAtomValue(emailWasLeftAtom)
  const suggestion = wasLeft && !email.error ? suggestEmail(email.value) : null
  const take = (suggested: string) => {
    // The button goes away with the hint.
    focusField(email.id)
    email.change(suggested)
  }
  return (
    <>
      <Field {...email.field} valid={email.field.valid && !suggestion}>
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
      {suggestion && (
        <Notice
          isNews
          actions={
            <Button variant="link" onClick={() => take(suggestion)}>
              {t('account.suggestion.use', { email: suggestion })}
            </Button>
          }
        >
          {t('account.suggestion', { email: suggestion })}
        </Notice>
      )}
    </>
  )
}

function PasswordField() {
  const t = useTranslate()
  const password = useField('password')
  return (
    <Field {...password.field} hint={t('account.password.hint')}>
      <PasswordInput
        {...password.input}
        autoComplete="new-password"
        enterKeyHint="next"
        showLabel={t('account.password.show')}
        hideLabel={t('account.password.hide')}
        subject={t('account.password.subject')}
      />
    </Field>
  )
}
