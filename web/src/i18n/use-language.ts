import { chooseLanguage, offeredLanguages } from './choose-language.ts'
import { htmlLang } from './languages.ts'
import { useTexts } from './TextsProvider.tsx'

/** The language of the interface, those a customer can choose between, and the way to choose one. */
export function useLanguage() {
  const { texts } = useTexts()
  const language = texts.language
  return {
    language,
    /** As HTML and `Intl` write it. */
    htmlLang: htmlLang(language),
    offered: offeredLanguages(texts),
    choose: (wanted: string) => chooseLanguage(texts, wanted),
  }
}
