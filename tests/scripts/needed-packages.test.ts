import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neededPackages } from '../../scripts/image/needed-packages.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('the image of the mock server gets what it runs with, and no tool', () => {
  const needed = neededPackages('mock-server', packages)
  const has = (name: string) => needed.includes(`node_modules/${name}`)
  for (const name of [
    'fastify',
    'ajv',
    'yaml',
    'zod',
    'pdfjs-dist',
    'tesseract.js',
    '@tesseract.js-data/spa',
    '@napi-rs/canvas',
  ])
    expect(has(name), name).toBe(true)
  for (const name of ['vite', 'vitest', 'typescript', 'playwright', 'node', 'knip']) expect(has(name), name).toBe(false)
  expect(needed.length).toBeLessThan(Object.keys(packages).length / 3)
})

test('a dependency is found where Node finds it: beside the package that asks, or above', () => {
  const tree = {
    '': {},
    'node_modules/fastify': { dependencies: { a: '1', b: '1' } },
    'node_modules/fastify/node_modules/a': { dependencies: { b: '1' } },
    'node_modules/a': {},
    'node_modules/b': {},
  }
  expect(neededPackages('mock-server', tree)).toEqual([
    'node_modules/b',
    'node_modules/fastify',
    'node_modules/fastify/node_modules/a',
  ])
})
