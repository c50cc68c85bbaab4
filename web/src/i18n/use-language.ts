import { useTranslation } from 'react-i18next'
import { chooseLanguage, offeredLanguages } from './choose-language.ts'
import { htmlLang } from './languages.ts'

/** The language of the interface, those a customer can choose between, and the way to choose one. */
export function useLanguage() {
  const { i18n: texts } = useTranslation()
  const language = texts.language
  return {
    language,
    htmlLang: htmlLang(language),
    offered: offeredLanguages(texts),
    choose: (wanted: string) => chooseLanguage(texts, wanted),
  }
}
