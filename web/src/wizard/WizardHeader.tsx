import { useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { Logo } from '#logo/Logo.tsx'
import { askToLeaveAtom } from '#state/leave.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import styles from './WizardHeader.module.css'

/** Logo, languages and, on wide screens, the way out. */
export function WizardHeader() {
  const t = useTranslate()
  const askToLeave = useSetAtom(askToLeaveAtom)
  return (
    <header className={styles.header}>
      <Logo />
      <LanguageSelector />
      <button type="button" className={styles.close} aria-label={t('wizard.close')} onClick={() => askToLeave()}>
        <CloseIcon />
      </button>
    </header>
  )
}
