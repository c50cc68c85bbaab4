import { useTranslation } from 'react-i18next'
import { chooseLanguage } from './choose-language.ts'
import { htmlLang } from './languages.ts'
import { useTranslate } from './use-translate.ts'

/** The texts and the language of the interface, and the way to choose another. */
export function useLanguage() {
  const { i18n: texts } = useTranslation()
  const language = texts.language
  return {
    t: useTranslate(),
    language,
    htmlLang: htmlLang(language),
    choose: (wanted: string) => chooseLanguage(texts, wanted),
  }
}
