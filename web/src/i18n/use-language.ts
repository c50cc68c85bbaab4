import { chooseLanguage } from './choose-language.ts'
import { htmlLang, languages } from './languages.ts'
import { useTranslated } from './Translations.tsx'

/** The language of the interface, those a customer can choose between, and the way to choose one. */
export function useLanguage() {
  const { texts } = useTranslated()
  return {
    language: texts.language,
    /** As HTML and `Intl` write it. */
    htmlLang: htmlLang(texts.language),
    offered: languages,
    choose: (wanted: string) => chooseLanguage(texts, wanted),
  }
}
