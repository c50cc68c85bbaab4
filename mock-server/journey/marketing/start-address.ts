import { languageKey } from '#i18n/detect-language.ts'
import { languageParameter, type Visit } from '../page/visit.ts'

/** The wizard, with whatever this page's own address carries about where the visitor came from. */
export function startAddress({ here, wizard }: Visit): string {
  const query = new URLSearchParams(here.split('?', 2)[1])
  for (const name of [languageParameter, languageKey]) query.delete(name)
  return wizard(query.size > 0 ? `/?${query}` : '/')
}
