import { expect, test } from 'vitest'
import * as domainLimits from '#domain/limits.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'

const limits = { ...domainLimits }
const catalogues = 'web/src/i18n/*_*.json'
const everyText = [
  catalogues,
  'openapi.yaml',
  'mock-server/{journey,panel}/**/*.{json,md}',
  // Not the rows of the specification: they quote it.
  'mock-server/{operations,world}/**/*.ts',
]

/** Where people are told a limit in words: the pattern finds the number, everywhere in those files. */
const told: [name: keyof typeof domainLimits, files: string[], words: RegExp][] = [
  ['maxPowerKw', everyText, /(?:más de|more than|over|por debajo de|below|hasta|up to|at most) (\d+) kwh?/gi],
  [
    'maxUploadMegabytes',
    [catalogues, 'mock-server/operations/*.ts', 'mock-server/scenarios/pages.ts'],
    /(?:más de|larger than|over|up to|Maximum|at most|files of) (\d+) MB|(\d+) MB (?:como máximo|at most)/g,
  ],
  ['passwordMinCharacters', [catalogues], /(?:al menos|at least) (\d+) (?:caracteres|characters)/gi],
  ['cupsShortCharacters', [catalogues], /(\d+) (?:o|or|y|to) \d+ (?:caracteres|characters)/g],
  ['cupsLongCharacters', [catalogues], /\d+ (?:o|or|y|to) (\d+) (?:caracteres|characters)/g],
  ['postalCodeDigits', [catalogues], /(?:código postal|postcode) (?:debe tener|must have) (\d+) d/g],
  ['maxInvoiceImages', [catalogues], /(?:hasta|up to) (\d+) (?:fotos|photos)/g],
]

test.each(told)('the texts say %s as web/src/domain/limits.ts does', (name, files, words) => {
  const sayings = sourceFiles(...files).flatMap(({ path, text }) =>
    [...text.replaceAll('\\u00a0', ' ').replaceAll('\u00a0', ' ').matchAll(words)].map(([saying, one, other]) => ({
      number: Number(one ?? other),
      place: `${path}: ${saying}`,
    })),
  )
  // Spanish and English at least: a pattern that finds nothing holds nothing.
  expect(sayings.length).toBeGreaterThanOrEqual(2)
  const outdated = sayings.filter(({ number }) => number !== limits[name]).map(({ place }) => place)
  expect(outdated, `these say another ${name}`).toEqual([])
})
