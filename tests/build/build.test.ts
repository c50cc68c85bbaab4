import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

// What `vite build` left in dist/: `npm test` builds first.
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
const texts = files.filter(file => /\.(js|css|html|json|svg)$/.test(file))
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')

const maxFirstLoadBytes = { js: 150_000, css: 20_000 }

test.each(['js', 'css'] as const)('the first load has little %s', kind => {
  const page = read('index.html')
  const named = files.filter(file => file.endsWith(`.${kind}`) && page.includes(file))
  const inline = kind === 'css' ? (page.match(/<style[\s\S]*?<\/style>/g) ?? []) : []
  const bytes = [...named.map(read), ...inline].reduce((sum, text) => sum + gzipSync(text).length, 0)
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(maxFirstLoadBytes[kind])
})

test.each([
  ['a source map', /sourceMappingURL/],
  ['the mock server', /__mock|mock-server|mock-session|testers-dock/],
  ['test code', /@testing-library|vitest|playwright/i],
  ['test data', /ana\.prueba|lucia\.campos|00000000T|ES9121000418450200051332|ES0021000000000/i],
  ['a folder of the build machine', /\/(?:home|work|root|Users)\/[\w.-]+\//],
])('nothing that customers get names %s', (_, pattern) => {
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(file => pattern.test(read(file)))).toEqual([])
  expect(files.filter(file => file.endsWith('.map'))).toEqual([])
})
