import type { I18n } from './create-i18n.ts'
import type { defaultLanguage, Language } from './languages.ts'

/** Catalogues that are not bundled with the page, loaded when they are chosen. A text that one lacks is shown in Spanish. */
const loaders: Record<
  Exclude<Language, typeof defaultLanguage>,
  () => Promise<{ default: Record<string, string> }[]>
> = {
  en_GB: () => Promise.all([import('./en_GB.json'), import('./en_GB.later.json')]),
}

/** The latest wish of each instance: a slow catalogue must not overrule a newer choice. */
const wishes = new WeakMap<I18n, string>()

/** Changes the language of the interface. Rejects, and changes nothing, when its catalogue cannot be loaded. */
export async function chooseLanguage(texts: I18n, language: string): Promise<void> {
  wishes.set(texts, language)
  const load = Object.entries(loaders).find(([name]) => name === language)?.[1]
  if (load && !texts.hasResourceBundle(language, 'translation')) {
    for (const part of await load()) texts.addResourceBundle(language, 'translation', part.default, true)
  }
  if (wishes.get(texts) === language) await texts.changeLanguage(language)
}
