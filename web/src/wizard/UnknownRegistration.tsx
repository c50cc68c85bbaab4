import '#i18n/later.ts'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { SupportContact } from '#company/SupportContact.tsx'
import { withCustomerWords } from '#domain/change-answers.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValueAtom, updateAnswersAtom } from '#state/answers.ts'
import { isSubmittingAtom } from '#state/registration.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordInput } from '#ui/TextInput.tsx'
import { lostPasswordId, useSubmit } from './sign-up-context.ts'
import styles from './UnknownRegistration.module.css'

/** A reload loses the password, without which the same data cannot be sent. It can be typed while everything else is locked. */
const passwordAtom = atom(
  get => get(formValueAtom('password')),
  (_get, set, password: string) => set(updateAnswersAtom, before => withCustomerWords(before, { password })),
)
/** The outcome of the registration is unknown: it is sent again with the same data and id before anything can be changed. */
export function UnknownRegistration() {
  const t = useTranslate()
  const submit = useSubmit()
  const isBusy = useAtomValue(isSubmittingAtom)
  const password = useAtomValue(passwordAtom)
  const typePassword = useSetAtom(passwordAtom)
  const [isPasswordLost] = useState(password === '')
  return (
    <div className={styles.outcome}>
      <Notice
        tone="warning"
        isNews
        title={t('wizard.unknown.title')}
        actions={
          <Button loading={isBusy} aria-disabled={password === '' || undefined} onClick={() => void submit()}>
            {t('wizard.unknown.ask')}
          </Button>
        }
      >
        <p>{t('wizard.unknown.text')}</p>
        {isPasswordLost && (
          <Field id={lostPasswordId} label={t('field.password')} hint={t('wizard.unknown.password')}>
            <PasswordInput value={password} onChange={typePassword} autoComplete="current-password" />
          </Field>
        )}
        <p>
          <SupportContact text="popup.error.support" />
        </p>
      </Notice>
    </div>
  )
}
