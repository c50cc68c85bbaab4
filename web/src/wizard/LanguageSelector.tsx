import type { Language } from '#i18n/languages.ts'
import type { TextKey } from '#i18n/text-key.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { LanguageFlag } from './LanguageFlag.tsx'

/** Texts, although `Intl` has these names too: it takes 25 ms to find them, on a phone 100. */
const ownNames: Readonly<Record<Language, TextKey>> = { es_ES: 'language.es_ES', en_GB: 'language.en_GB' }

/** The supported languages, each under its own name and flag. A language whose texts cannot be loaded changes nothing. */
export function LanguageSelector() {
  const say = useText()
  const { language, offered, choose } = useLanguage()
  return (
    <SegmentedControl
      label={say('language.label')}
      value={language}
      segments={offered.map(code => ({
        value: code,
        label: say(ownNames[code]),
        shortLabel: spoken(code).toUpperCase(),
        icon: <LanguageFlag language={code} />,
        lang: spoken(code),
      }))}
      // Every text of the page is drawn anew.
      onChange={code => afterPaint(() => choose(code).catch(() => {}))}
    />
  )
}

const spoken = (code: string) => code.split('_')[0] ?? code
