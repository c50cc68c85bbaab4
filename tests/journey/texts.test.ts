import { expect, test } from 'vitest'
import english from '#mock/journey/texts/en_GB.json' with { type: 'json' }
import spanish from '#mock/journey/texts/es_ES.json' with { type: 'json' }
import { sourceFiles } from '../architecture/source-files.ts'
import { unusedKeys } from '../architecture/unused-keys.ts'

const es: Record<string, string> = spanish
const en: Record<string, string> = english
const keys = Object.keys(es)

test('both catalogues hold the same texts, none of them empty', () => {
  expect(keys.length).toBeGreaterThan(150)
  expect(Object.keys(en)).toEqual(keys)
  expect(keys.filter(key => !es[key]?.trim() || !en[key]?.trim())).toEqual([])
})

test('both languages fill in and mark up the same things', () => {
  const parts = (text = '') => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()
  expect(keys.filter(key => String(parts(es[key])) !== String(parts(en[key])))).toEqual([])
})

test('no text is left that no page shows', () => {
  expect(unusedKeys(keys, sourceFiles('mock-server/journey/**/*.ts'))).toEqual([])
})

test('no page has Spanish of its own', () => {
  const files = sourceFiles('mock-server/journey/**/*.ts')
  const spoken = files.filter(({ text }) => /[áéíóúñ¿¡]/i.test(text.replace(/\/\/.*|\*.*/g, '')))
  // The languages' own names are data.
  expect(spoken.map(({ path }) => path)).toEqual(['mock-server/journey/page/language-choice.ts'])
})
