import { atom, useAtomValue, useSetAtom } from 'jotai'
import { normaliseEmail } from '#domain/email.ts'
import { emailMaxCharacters } from '#domain/limits.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { formValueAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { furthestStepAtom } from '#state/progress.ts'
import { useField } from '#state/useField.ts'
import { localErrorsAtom } from '#state/validation.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { NewTabHint } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { focusField } from '#ui/focus.ts'
import { ExternalIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordInput, TextInput } from '#ui/TextInput.tsx'
import { Suggestion } from '../Repair.tsx'
import { emailExistsAtom, forgetSignInAtom } from './sign-in.ts'
import { appAddress } from './step.ts'

/** One character more than allowed, so that a text that is too long gets its error instead of being cut. */
const keptCharacters = emailMaxCharacters + 1

/** No part of the first load. */
const loadSlips = () => import('#domain/email-suggestion.ts')

/** A customer who returns to the step and whose password alone is missing. */
const isOnlyPasswordMissingAtom = atom(
  get =>
    get(furthestStepAtom) > 0 &&
    get(formValueAtom('password')) === '' &&
    get(localErrorsAtom).every(({ field }) => field === 'password'),
)

/** The e-mail. After a reload only the password is missing, and a note says why. */
export function EmailField() {
  const t = useTranslate()
  const email = useField('email')
  const slips = useLazyModule(loadSlips, email.value !== '')
  const suggestion = slips.status === 'ready' ? slips.content.suggestEmail(email.value) : null
  const exists = useAtomValue(emailExistsAtom)
  const isOnlyPasswordMissing = useAtomValue(isOnlyPasswordMissingAtom)
  return (
    <>
      {isOnlyPasswordMissing && <Notice>{t('account.passwordAgain')}</Notice>}
      <div>
        <Field {...email.field} error={exists ? null : email.error} valid={email.field.valid && !suggestion}>
          <TextInput
            {...email.input}
            normalise={typed => normaliseEmail(typed).slice(0, keptCharacters)}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </Field>
        {exists && <AccountExists onOther={() => focusField(email.id)} />}
      </div>
      <Suggestion field="email" value={suggestion} />
    </>
  )
}

export function PasswordField() {
  const t = useTranslate()
  const password = useField('password')
  return (
    <Field {...password.field} hint={t('account.password.hint')}>
      <PasswordInput {...password.input} autoComplete="new-password" />
    </Field>
  )
}

/** To be a customer already is no mistake: the two ways on, and nothing in red. */
function AccountExists({ onOther }: { onOther: () => void }) {
  const t = useTranslate()
  const dependencies = useAtomValue(dependenciesAtom)
  return (
    <Notice
      tone="neutral"
      isNews
      title={t('error.email.exists')}
      actions={
        <>
          <ButtonLink href={appAddress(dependencies)} target="_blank" rel="noopener" iconEnd={<ExternalIcon />}>
            <Text>{t('account.openApp')}</Text>
            <NewTabHint />
          </ButtonLink>
          <Button variant="link" onClick={onOther}>
            {t('account.google.other')}
          </Button>
        </>
      }
    >
      <p>{t('account.exists.isYou')}</p>
    </Notice>
  )
}

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
