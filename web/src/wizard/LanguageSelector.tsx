import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { LanguageFlag } from './LanguageFlag.tsx'

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
        label: ownName(code),
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

/** "Español", "English". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(spoken(code), { type: 'language' }).of(spoken(code)) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}
