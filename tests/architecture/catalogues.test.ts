import { describe, expect, test } from 'vitest'
import { allTexts } from '#i18n/all-texts.ts'
import { languages } from '#i18n/languages.ts'
import journeyEnglish from '#mock/journey/texts/en_GB.json' with { type: 'json' }
import journeySpanish from '#mock/journey/texts/es_ES.json' with { type: 'json' }
import { sourceFiles } from './source-files.ts'
import { unusedKeys } from './unused-keys.ts'

type Catalogue = Record<string, string>

test.each<[string, Catalogue, Catalogue, string]>([
  ['the wizard', allTexts.es_ES, allTexts.en_GB, 'web/src/**/*.{ts,tsx}'],
  ['the journey', journeySpanish, journeyEnglish, 'mock-server/journey/**/*.ts'],
])(
  'the texts of %s are complete in both languages, with the same placeholders and marks, and all used',
  (_, es, en, code) => {
    const keys = Object.keys(es)
    const parts = (text = '') => String((text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted())
    expect(keys.length).toBeGreaterThan(100)
    expect(Object.keys(en).toSorted()).toEqual(keys.toSorted())
    expect(keys.filter(key => !es[key]?.trim() || !en[key]?.trim())).toEqual([])
    expect(keys.filter(key => parts(es[key]) !== parts(en[key]))).toEqual([])
    expect(unusedKeys(keys, sourceFiles(code))).toEqual([])
  },
)

describe('the catalogues', () => {
  test('have each text once, in the file of the same name in both languages', () => {
    const [spanish = [], english] = languages.map(language =>
      ['', '.later'].map(part =>
        sourceFiles(`web/src/i18n/${language}${part}.json`).flatMap(({ text }) => Object.keys(JSON.parse(text))),
      ),
    )
    expect(english).toEqual(spanish)
    expect(spanish.flat()).toHaveLength(Object.keys(allTexts.es_ES).length)
  })

  test('hold the Spanish of the journey: the code of its pages has none', () => {
    const files = sourceFiles('mock-server/journey/**/*.ts')
    const spoken = files.filter(({ text }) => /[áéíóúñ¿¡]/i.test(text.replace(/\/\/.*|\*.*/g, '')))
    // The languages' own names are data.
    expect(spoken.map(({ path }) => path)).toEqual(['mock-server/journey/page/page.ts'])
  })
})
