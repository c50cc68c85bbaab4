import english from '#i18n/en_GB.json' with { type: 'json' }
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import type { Operation } from './operation.ts'

function entries(texts: Record<string, string>) {
  return Object.entries(texts).map(([key, value]) => ({ key, value }))
}

const dumps = { es_ES: entries(spanish), en_GB: entries(english) }

/** The wizard's own texts, as the translation service would hold them. */
export const getTranslations: Operation<'getTranslations'> = async ({ path }) => ({
  status: 200,
  body: dumps[path.lng],
})
