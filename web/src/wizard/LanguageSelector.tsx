import { useState } from 'react'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/Text.tsx'
import { Flag } from '#ui/elements.tsx'
import { MissingPart } from '#ui/MissingPart.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'

/** The supported languages, each under its own name and flag. A language whose texts cannot be loaded says so and changes nothing. */
export function LanguageSelector() {
  const { t, language, choose } = useLanguage()
  const [missing, setMissing] = useState<string | null>(null)
  const take = (code: string) => {
    setMissing(null)
    choose(code).catch(() => setMissing(code))
  }
  return (
    <>
      <SegmentedControl
        label={t('language.label')}
        value={language}
        segments={languages.map(code => ({
          value: code,
          // A text of the catalogue: `Intl` takes a phone 100 ms to find the same names.
          label: t(`language.${code}`),
          shortLabel: code.slice(0, 2).toUpperCase(),
          icon: <Flag country={code.slice(-2)} />,
          lang: code.slice(0, 2),
        }))}
        onChange={take}
      />
      {missing && <MissingPart onRetry={() => take(missing)} onClose={() => setMissing(null)} />}
    </>
  )
}
