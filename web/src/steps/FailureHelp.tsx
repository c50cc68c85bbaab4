import { useAtomValue } from 'jotai'
import type { FailureHelp as Help } from '#api/error-message.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import styles from './FailureHelp.module.css'

/** A number is dialled from one line. */
const nonBreaking = '\u00a0'

/** What helps besides the sentence about a failed call: when to try again, and who else can help where it failed before. */
export function FailureHelp({ help }: { help: Help | null | undefined }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { brand } = useAtomValue(dependenciesAtom)
  const { retryAfterMinutes: count, offersSupport } = help ?? {}
  const hoursIn: Record<string, string> = brand.supportHours
  const hours = hoursIn[language] ?? brand.supportHours[defaultLanguage]
  return (
    <>
      {count !== undefined && (
        <p className={styles.line}>{count === 1 ? t('failure.retryIn.one') : t('failure.retryIn.other', { count })}</p>
      )}
      {offersSupport && (
        <p className={styles.line}>
          <RichText
            text="failure.support"
            params={{ phone: brand.supportPhone.replaceAll(' ', nonBreaking), hours, email: brand.supportEmail }}
            parts={{
              phone: words => <a href={`tel:${words.replaceAll(nonBreaking, '')}`}>{words}</a>,
              email: words => <a href={`mailto:${words}`}>{words}</a>,
            }}
          />
        </p>
      )}
    </>
  )
}
