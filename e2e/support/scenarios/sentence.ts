import spanish from '#i18n/es_ES.json' with { type: 'json' }
import type { TextKey } from '#i18n/text-key.ts'

/** A text as it may stand on the page: whatever takes the place of `{{name}}`, and no marks of `<email>`. */
export function sentence(key: TextKey): RegExp {
  const words = spanish[key].replaceAll(/<\/?\w+>/g, '')
  return new RegExp(words.replaceAll(/[.*+?()|[\]]/g, '\\$&').replaceAll(/\{\{\w+\}\}/g, '.+'))
}
