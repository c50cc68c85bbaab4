import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { withCustomerWords } from '#domain/change-answers.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useText } from '#i18n/use-text.ts'
import { formValueAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { isSubmittingAtom } from '#state/lock.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import styles from './UnknownOutcome.module.css'
import { useContratar } from './useContratar.ts'

/** A reload loses the password, without which the same data cannot be sent. It can be given while everything else is locked. */
const passwordAtom = atom(
  get => get(formValueAtom('password')),
  (_get, set, password: string) => set(updateAnswersAtom, before => withCustomerWords(before, { password })),
)
/** Nobody knows what became of the registration: it is asked about again, with the same data, before anything can be changed. */
export function UnknownOutcome() {
  const say = useText()
  const contratar = useContratar()
  const isBusy = useAtomValue(isSubmittingAtom)
  const { brand } = useAtomValue(dependenciesAtom)
  const password = useAtomValue(passwordAtom)
  const typePassword = useSetAtom(passwordAtom)
  const [isPasswordLost] = useState(password === '')
  const email = (words: string) => <a href={`mailto:${brand.supportEmail}`}>{words}</a>
  return (
    <div className={styles.outcome}>
      <Notice
        tone="warning"
        isNews
        title={say('wizard.unknown.title')}
        actions={
          <Button loading={isBusy} aria-disabled={password === '' || undefined} onClick={() => void press()}>
            {say('wizard.unknown.ask')}
          </Button>
        }
      >
        <p>{say('wizard.unknown.text')}</p>
        {isPasswordLost && (
          <Field id="unknown-password" label={say('field.password')} hint={say('wizard.unknown.password')}>
            <PasswordInput
              value={password}
              onChange={typePassword}
              autoComplete="current-password"
              showLabel={say('account.password.show')}
              hideLabel={say('account.password.hide')}
              subject={say('account.password.subject')}
            />
          </Field>
        )}
        <p>
          <RichText text="popup.error.support" params={{ email: brand.supportEmail }} parts={{ email }} />
        </p>
      </Notice>
    </div>
  )

  function press() {
    if (password === '') return document.getElementById('unknown-password')?.focus()
    return contratar()
  }
}
