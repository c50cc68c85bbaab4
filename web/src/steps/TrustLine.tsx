import { useAtomValue } from 'jotai'
import { signUpKind } from '#domain/sign-up-kind.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValuesAtom } from '#state/answers.ts'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './TrustLine.module.css'

/** The answer to three fears, in one quiet line beside what is pressed; to one where no other company is left. */
export function TrustLine() {
  const t = useTranslate()
  const values = useAtomValue(formValuesAtom)
  const kind = signUpKind(values)
  const isSwitch = kind === 'switch' || kind === 'switchAndHolder'
  return (
    <p className={styles.trust} data-line>
      <CheckIcon />
      <span>{t(isSwitch ? 'wizard.trust' : 'wizard.trustAlone')}</span>
    </p>
  )
}
