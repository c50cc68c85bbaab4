import { useTranslation } from 'react-i18next'
import { chooseLanguage, offeredLanguages } from './choose-language.ts'
import { htmlLang } from './languages.ts'
import { useTranslate } from './use-translate.ts'

/** The texts and the language of the interface, those a customer can choose between, and the way to choose one. */
export function useLanguage() {
  const { i18n: texts } = useTranslation()
  const language = texts.language
  return {
    t: useTranslate(),
    language,
    htmlLang: htmlLang(language),
    offered: offeredLanguages(texts),
    choose: (wanted: string) => chooseLanguage(texts, wanted),
  }
}
