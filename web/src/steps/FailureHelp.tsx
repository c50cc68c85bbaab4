import '#i18n/later.ts'
import type { FailureHelp as Help } from '#api/api-error.ts'
import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/Text.tsx'
import styles from './FailureHelp.module.css'

/** What helps besides the sentence about a failed call: when to try again, and who else can help where it failed before. */
export function FailureHelp({ help }: { help: Help | null | undefined }) {
  const t = useTranslate()
  const { retryAfterMinutes: count, isMaintenance, offersSupport } = help ?? {}
  return (
    <>
      {isMaintenance && <p className={styles.line}>{t('failure.maintenance')}</p>}
      {count !== undefined && (
        <p className={styles.line}>{count === 1 ? t('failure.retryIn.one') : t('failure.retryIn.other', { count })}</p>
      )}
      {offersSupport && (
        <p className={styles.line}>
          <SupportContact text="failure.support" />
        </p>
      )}
    </>
  )
}
