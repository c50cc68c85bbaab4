import { useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Flag } from '#ui/elements.tsx'
import { GlobeIcon } from '#ui/icons.tsx'
import { MissingPart } from '#ui/MissingPart.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'

/** Texts of the catalogue, because `Intl` takes 25 ms to find the same names, on a phone 100. */
const ownNames: Readonly<Record<Language, MessageKey>> = { es_ES: 'language.es_ES', en_GB: 'language.en_GB' }

/** The supported languages, each under its own name and flag. A language whose texts cannot be loaded says so and changes nothing. */
export function LanguageSelector() {
  const { t, language, offered, choose } = useLanguage()
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
        segments={offered.map(code => ({
          value: code,
          label: t(ownNames[code]),
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
