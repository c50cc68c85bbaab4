import { expect, test } from 'vitest'
import {
  cupsLongCharacters,
  cupsShortCharacters,
  maxInvoiceImages,
  maxPowerKw,
  maxUploadMegabytes,
  passwordMinCharacters,
  postalCodeDigits,
} from '#domain/limits.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'

const catalogues = 'web/src/i18n/*_*.json'
const everyText = [
  catalogues,
  'openapi.yaml',
  'mock-server/{journey,panel}/**/*.{json,md}',
  // Not the rows of the specification: they quote it.
  'mock-server/{operations,world}/**/*.ts',
]

/** Where people are told a limit in words: `words` finds the number, everywhere in those files. */
const told = [
  {
    name: 'maxPowerKw',
    limit: maxPowerKw,
    files: everyText,
    words: /(?:más de|more than|over|por debajo de|below|hasta|up to|at most) (\d+) kwh?/gi,
  },
  {
    name: 'maxUploadMegabytes',
    limit: maxUploadMegabytes,
    files: [catalogues, 'mock-server/operations/*.ts', 'mock-server/scenarios/pages.ts'],
    words: /(?:más de|larger than|over|up to|Maximum|at most|files of) (\d+) MB|(\d+) MB (?:como máximo|at most)/g,
  },
  {
    name: 'passwordMinCharacters',
    limit: passwordMinCharacters,
    files: [catalogues],
    words: /(?:al menos|at least) (\d+) (?:caracteres|characters)/gi,
  },
  {
    name: 'cupsShortCharacters',
    limit: cupsShortCharacters,
    files: [catalogues],
    words: /(\d+) (?:o|or|y|to) \d+ (?:caracteres|characters)/g,
  },
  {
    name: 'cupsLongCharacters',
    limit: cupsLongCharacters,
    files: [catalogues],
    words: /\d+ (?:o|or|y|to) (\d+) (?:caracteres|characters)/g,
  },
  {
    name: 'postalCodeDigits',
    limit: postalCodeDigits,
    files: [catalogues],
    words: /(?:código postal|postcode) (?:debe tener|must have) (\d+) d/g,
  },
  {
    name: 'maxInvoiceImages',
    limit: maxInvoiceImages,
    files: [catalogues],
    words: /(?:hasta|up to) (\d+) (?:fotos|photos)/g,
  },
] as const

test.each(told)('the texts say $name as web/src/domain/limits.ts does', ({ name, limit, files, words }) => {
  const sayings = sourceFiles(...files).flatMap(({ path, text }) =>
    [...text.replaceAll('\\u00a0', ' ').replaceAll('\u00a0', ' ').matchAll(words)].map(([saying, one, other]) => ({
      number: Number(one ?? other),
      place: `${path}: ${saying}`,
    })),
  )
  // Spanish and English at least: a pattern that finds nothing holds nothing.
  expect(sayings.length).toBeGreaterThanOrEqual(2)
  const outdated = sayings.filter(({ number }) => number !== limit).map(({ place }) => place)
  expect(outdated, `these say another ${name} than ${limit}`).toEqual([])
})
