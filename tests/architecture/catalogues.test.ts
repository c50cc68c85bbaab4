import { describe, expect, test } from 'vitest'
import { allTexts } from '#i18n/all-texts.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import { sourceFiles } from './source-files.ts'
import { unusedKeys } from './unused-keys.ts'

type Catalogue = Partial<Record<string, string>>

const catalogues: Record<string, Catalogue> = allTexts
const spanish = catalogues[defaultLanguage] ?? {}
const keys = Object.keys(spanish)

describe('the catalogues', () => {
  test('have each text once, in the file of the same name in both languages', () => {
    let total = 0
    for (const part of ['', '.later']) {
      const [spanishKeys, englishKeys] = languages.map(language =>
        sourceFiles(`web/src/i18n/${language}${part}.json`).flatMap(({ text }) => Object.keys(JSON.parse(text))),
      )
      expect(englishKeys).toEqual(spanishKeys)
      total += spanishKeys?.length ?? 0
    }
    expect(total).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(100)
  })

  test('are complete in English; what another one lacks is shown in Spanish', () => {
    expect(keys.filter(key => !catalogues.en_GB?.[key])).toEqual([])
  })

  test.each(languages)('%s has no text that Spanish lacks, and none is empty', language => {
    const own = catalogues[language] ?? {}
    expect(Object.keys(own).filter(key => !spanish[key])).toEqual([])
    expect(Object.keys(own).filter(key => !own[key]?.trim())).toEqual([])
  })

  test.each(languages)('%s has the placeholders and the markup of the Spanish texts', language => {
    const parts = (text = '') => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()
    const own = Object.entries(catalogues[language] ?? {})
    expect(own.filter(([key, text]) => String(parts(spanish[key])) !== String(parts(text)))).toEqual([])
  })

  test('hold no unused text', () => {
    expect(unusedKeys(keys, sourceFiles('web/src/**/*.{ts,tsx}'))).toEqual([])
  })
})
