import type { Operation } from './operation.ts'

// Loaded when asked for, so that a tester does not wait for them at the start.
const texts = {
  es_ES: () => import('#i18n/es_ES.json', { with: { type: 'json' } }),
  en_GB: () => import('#i18n/en_GB.json', { with: { type: 'json' } }),
}

/** The wizard's own texts, as the translation service would hold them. */
export const getTranslations: Operation<'getTranslations'> = async ({ path }) => {
  const { default: entries } = await texts[path.lng]()
  return { status: 200, body: Object.entries(entries).map(([key, value]) => ({ key, value })) }
}
