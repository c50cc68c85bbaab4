import type { Plugin } from 'vite'
import { isInitialMessage } from '#i18n/initial-messages.ts'

const deferred = '?deferred'

/**
 * Splits the Spanish catalogue: the messages of the first step belong to the first load, and deferred-messages.ts imports the rest.
 * The development server and the tests use the whole catalogue.
 */
export function cataloguePlugin(): Plugin {
  return {
    name: 'alta-luz:catalogue',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/es_ES.json') || !importer?.endsWith('/deferred-messages.ts')) return null
      const whole = await this.resolve(source, importer, { ...options, skipSelf: true })
      return whole && whole.id + deferred
    },
    transform: {
      filter: { id: /\/i18n\/es_ES\.json(?:\?deferred)?$/ },
      handler(text, id) {
        const entries = Object.entries<string>(JSON.parse(text))
        const part = entries.filter(([key]) => isInitialMessage(key) !== id.endsWith(deferred))
        return { code: `export default ${JSON.stringify(Object.fromEntries(part))}`, moduleType: 'js', map: null }
      },
    },
  }
}
