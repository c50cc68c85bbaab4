import { allTexts } from '#i18n/all-texts.ts'
import type { Operation } from './operation.ts'

/** The wizard's own texts, as the translation service would hold them. */
export const getTranslations: Operation<'getTranslations'> = async ({ path }) => ({
  status: 200,
  body: Object.entries(allTexts[path.lng]).map(([key, value]) => ({ key, value })),
})
