import english from '#i18n/en_GB.json' with { type: 'json' }
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import type { Operation } from './operation.ts'

const texts = { es_ES: spanish, en_GB: english }

/** The wizard's own texts, as the translation service would hold them. */
export const getTranslations: Operation<'getTranslations'> = async ({ path }) => ({
  status: 200,
  body: Object.entries(texts[path.lng]).map(([key, value]) => ({ key, value })),
})
