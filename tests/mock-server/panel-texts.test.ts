import { expect, test } from 'vitest'
import english from '#mock/panel/texts/en_GB.json' with { type: 'json' }
import spanish from '#mock/panel/texts/es_ES.json' with { type: 'json' }
import { sourceFiles } from '../architecture/source-files.ts'
import { unusedKeys } from '../architecture/unused-keys.ts'

const es: Record<string, string> = spanish
const en: Record<string, string> = english
const keys = Object.keys(es)
const files = sourceFiles('mock-server/panel/**/*.ts')

test('both catalogues of the panel have the same keys and placeholders, and no empty text', () => {
  expect(keys.length).toBeGreaterThan(70)
  expect(Object.keys(en)).toEqual(keys)
  const blanks = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
  expect(keys.filter(key => !es[key] || !en[key] || String(blanks(es[key])) !== String(blanks(en[key])))).toEqual([])
})

test('every text of the panel is used, and its code contains no Spanish', () => {
  expect(unusedKeys(keys, files)).toEqual([])
  expect(files.filter(({ text }) => /[áéíóúñ¿¡]/i.test(text)).map(({ path }) => path)).toEqual([])
})
