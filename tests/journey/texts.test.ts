import { expect, test } from 'vitest'
import english from '#mock/journey/texts/en_GB.json' with { type: 'json' }
import spanish from '#mock/journey/texts/es_ES.json' with { type: 'json' }
import { sourceFiles } from '../architecture/source-files.ts'
import { unusedKeys } from '../architecture/unused-keys.ts'

const es: Record<string, string> = spanish
const en: Record<string, string> = english
const keys = Object.keys(es)

test('both catalogues have the same keys and no empty text', () => {
  expect(keys.length).toBeGreaterThan(150)
  expect(Object.keys(en)).toEqual(keys)
  expect(keys.filter(key => !es[key]?.trim() || !en[key]?.trim())).toEqual([])
})

test('both catalogues have the same placeholders and marked parts', () => {
  const parts = (text = '') => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()
  expect(keys.filter(key => String(parts(es[key])) !== String(parts(en[key])))).toEqual([])
})

test('every text is used', () => {
  expect(unusedKeys(keys, sourceFiles('mock-server/journey/**/*.ts'))).toEqual([])
})

test('the code of pages contains no Spanish', () => {
  const files = sourceFiles('mock-server/journey/**/*.ts')
  const spoken = files.filter(({ text }) => /[áéíóúñ¿¡]/i.test(text.replace(/\/\/.*|\*.*/g, '')))
  // The languages' own names are data.
  const data = ['mock-server/journey/page/page.ts']
  expect(spoken.map(({ path }) => path).filter(path => !data.includes(path))).toEqual([])
})
