import { brand } from '#brand/brand.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message.ts'
import { RichText, useLanguage } from '#i18n/Text.tsx'

/** A number is dialled from one line. */
const nonBreaking = '\u00a0'

/** A sentence that names the brand's telephone, its hours and its e-mail; number and address can be pressed. */
export function SupportContact({ text }: { text: MessageKey }) {
  const { language } = useLanguage()
  const { supportPhone, supportEmail } = brand
  const hoursIn: Record<string, string> = brand.supportHours
  const hours = hoursIn[language] ?? brand.supportHours[defaultLanguage]
  return (
    <RichText
      text={text}
      params={{ phone: supportPhone.replaceAll(' ', nonBreaking), hours, email: supportEmail }}
      parts={{
        phone: words => <a href={`tel:${words.replaceAll(nonBreaking, '')}`}>{words}</a>,
        email: words => <a href={`mailto:${words}`}>{words}</a>,
      }}
    />
  )
}
