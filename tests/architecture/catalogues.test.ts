import { describe, expect, test } from 'vitest'
import { isInitialMessage } from '#i18n/initial-messages.ts'
import english from '../../web/src/i18n/en_GB.json' with { type: 'json' }
import spanish from '../../web/src/i18n/es_ES.json' with { type: 'json' }
import { loadedWith } from './import-graph.ts'
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

  test('use the same placeholders and markup in both languages', () => {
    const parts = (text = '') => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()
    expect(keys.filter(key => String(parts(es[key])) !== String(parts(en[key])))).toEqual([])
  })

  test('hold no unused text', () => {
    expect(unusedKeys(keys, sourceFiles('web/src/**/*.{ts,tsx}'))).toEqual([])
  })

  test('defer no text that the first load uses', () => {
    const files = sourceFiles('web/src/**/*.{ts,tsx}')
    const first = loadedWith('web/src/app/main.tsx')
    // The texts of a later step load with its form, and those of the result pages with the pages.
    const loadedLater = /^web\/src\/(steps\/(holder|supply|bank)\/|pages\/|domain\/power-options)/
    const firstFiles = files.filter(({ path }) => first.has(path) && !loadedLater.test(path))
    const later = keys.filter(key => !isInitialMessage(key))
    expect(firstFiles.length).toBeGreaterThan(100)
    expect(later.length).toBeGreaterThan(100)
    expect(unusedKeys(later, firstFiles)).toEqual(later)
  })

  test('a planted unused text is reported, a key built from parts is not', () => {
    const code = [{ path: 'a.ts', text: `t('a.b'); t(\`power.\${period}.label\`); t('items', { count })` }]
    expect(unusedKeys(['a.b', 'a.c', 'power.peak.label', 'power.peak', 'items_one', 'items_other'], code)).toEqual([
      'a.c',
      'power.peak',
    ])
  })
})
