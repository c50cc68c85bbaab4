import { constantBody } from '#mock/shared/constant-body.ts'
import type { Operation } from './operation.ts'

// Loaded when asked for, so that a tester does not wait for them at the start.
const texts = {
  es_ES: () => import('#i18n/es_ES.json', { with: { type: 'json' } }),
  en_GB: () => import('#i18n/en_GB.json', { with: { type: 'json' } }),
}

const bodies = new Map<keyof typeof texts, ReturnType<typeof toBody>>()

function toBody(entries: Record<string, string>) {
  return Object.entries(entries).map(([key, value]) => ({ key, value }))
}

/** The wizard's own texts, as the translation service would hold them. */
export const getTranslations: Operation<'getTranslations'> = async ({ path }) => {
  const body = bodies.get(path.lng) ?? constantBody(toBody((await texts[path.lng]()).default))
  bodies.set(path.lng, body)
  return { status: 200, body }
}
