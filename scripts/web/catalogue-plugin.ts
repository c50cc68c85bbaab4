import type { Plugin } from 'vite'
import { isFirstText } from '#i18n/first-texts.ts'

const later = '?later'

/**
 * Parts the Spanish catalogue in two: what the first step shows is part of the first load, the rest is what later-texts.ts
 * imports. The development server and the tests leave it whole.
 */
export function cataloguePlugin(): Plugin {
  return {
    name: 'alta-luz:catalogue',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/es_ES.json') || !importer?.endsWith('/later-texts.ts')) return null
      const whole = await this.resolve(source, importer, { ...options, skipSelf: true })
      return whole && whole.id + later
    },
    transform: {
      filter: { id: /\/i18n\/es_ES\.json(?:\?later)?$/ },
      handler(text, id) {
        const entries = Object.entries<string>(JSON.parse(text))
        const part = entries.filter(([key]) => isFirstText(key) !== id.endsWith(later))
        return { code: `export default ${JSON.stringify(Object.fromEntries(part))}`, moduleType: 'js', map: null }
      },
    },
  }
}
