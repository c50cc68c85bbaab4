import { useState } from 'react'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/Text.tsx'
import { Flag } from '#ui/elements.tsx'
import { GlobeIcon } from '#ui/icons.tsx'
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
          shortLabel: spoken(code).toUpperCase(),
          icon: <LanguageFlag language={code} />,
          lang: spoken(code),
        }))}
        onChange={take}
      />
      {missing && <MissingPart onRetry={() => take(missing)} onClose={() => setMissing(null)} />}
    </>
  )
}

const spoken = (code: string) => code.split('_')[0] ?? code

/** The flag of the country after the underscore of a language's code; a globe where that is no country. */
export function LanguageFlag({ language }: { language: string }) {
  const country = language.split('_')[1] ?? ''
  return /^[A-Z]{2}$/.test(country) ? <Flag country={country} /> : <GlobeIcon />
}
