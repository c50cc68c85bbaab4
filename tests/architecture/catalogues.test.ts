import { describe, expect, test } from 'vitest'
import { isFirstText } from '#i18n/first-texts.ts'
import english from '../../web/src/i18n/en_GB.json' with { type: 'json' }
import spanish from '../../web/src/i18n/es_ES.json' with { type: 'json' }
import { reachedFrom } from './reached-from.ts'
import { sourceFiles } from './source-files.ts'
import { unusedKeys } from './unused-keys.ts'

const es: Record<string, string> = spanish
const en: Record<string, string> = english
const keys = Object.keys(es)

describe('the catalogues', () => {
  test('hold the same texts in both languages', () => {
    expect(keys.length).toBeGreaterThan(100)
    expect(Object.keys(en).toSorted()).toEqual(keys.toSorted())
  })

  test('leave no text empty', () => {
    expect(keys.filter(key => !es[key]?.trim() || !en[key]?.trim())).toEqual([])
  })

  test('fill in and mark up the same things in both languages', () => {
    const parts = (text = '') => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()
    expect(keys.filter(key => String(parts(es[key])) !== String(parts(en[key])))).toEqual([])
  })

  test('hold no text that nothing shows', () => {
    expect(unusedKeys(keys, sourceFiles('web/src/**/*.{ts,tsx}'))).toEqual([])
  })

  test('part nothing from the first load that the first load names', () => {
    const files = sourceFiles('web/src/**/*.{ts,tsx}')
    const first = reachedFrom('web/src/app/main.tsx', files)
    // What a later step says, itself or by the rule of its powers, is shown with its form, and the ends of a signature on their pages.
    const elsewhere = /^web\/src\/(steps\/(holder|supply|bank)\/|pages\/|domain\/power-options)/
    const shown = files.filter(({ path }) => first.has(path) && !elsewhere.test(path))
    const later = keys.filter(key => !isFirstText(key))
    expect(shown.length).toBeGreaterThan(100)
    expect(later.length).toBeGreaterThan(100)
    expect(unusedKeys(later, shown)).toEqual(later)
  })

  test('a planted unused text is seen, one built from parts is not', () => {
    const code = [{ path: 'a.ts', text: `say('a.b'); say(\`power.\${period}.label\`); say('items', { count })` }]
    expect(unusedKeys(['a.b', 'a.c', 'power.peak.label', 'power.peak', 'items_one', 'items_other'], code)).toEqual([
      'a.c',
      'power.peak',
    ])
  })
})
