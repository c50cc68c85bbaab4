import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnsupported } from '../../scripts/gates/browser-support.ts'

test.each([
  ['newer.js', 'new BarcodeDetector()', 'BarcodeDetector is not supported'],
  ['newer.js', 'await using file = open()', 'Parsing error'],
  ['newer.css', 'a { field-sizing: content }', "'field-sizing' is not a widely available"],
  ['known.js', 'fetch("/").then(r => r.json())', undefined],
  ['known.css', 'a:has(b) { display: grid; text-wrap: balance }', undefined],
])('in %s, %j is found where supported browsers do not know it §own.52', async (name, text, problem) => {
  await mkdir('.cache', { recursive: true })
  const folder = await mkdtemp('.cache/browser-support-')
  try {
    await writeFile(join(folder, name), text)
    const found = await findUnsupported([join(folder, name)])
    expect(found.join()).toContain(problem ?? '')
    expect(found).toHaveLength(problem ? 1 : 0)
  } finally {
    await rm(folder, { recursive: true })
  }
})
