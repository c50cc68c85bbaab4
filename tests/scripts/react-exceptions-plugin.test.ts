import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withoutStackTraces } from '../../web/build/react-exceptions-plugin.ts'

const reactDom = () => readFile('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

describe('react-dom in the build §own.358', () => {
  it('creates no error with a stack trace while its file runs', async () => {
    const code = withoutStackTraces(await reactDom())
    const outsideFunctions = code.split('\n').filter(line => /^(?: {2}|var )\w+ = (?:new )?Error\(/.test(line))
    expect(outsideFunctions).toEqual([])
    expect(code).toContain('SuspenseException = Object.assign(')
  })

  it('is not built where it creates others than were looked at', async () => {
    const another = (await reactDom()).replace('var SuspenseException = Error(formatProdErrorMessage(460)),', 'var ')
    expect(() => withoutStackTraces(another)).toThrow('creates 4 exceptions at its start instead of 5')
  })
})
