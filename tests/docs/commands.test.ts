import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readServerOptions } from '#mock/server/server-options.ts'
import { type Mock, mock } from '#tests/support/mock.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { root, sourceFiles } from '../architecture/source-files.ts'

const documents = sourceFiles('*.md', 'docs/**/*.md')
const all = documents.map(({ text }) => text).join('\n')

describe.each(documents)('$path', ({ path, text }) => {
  test('names only commands that exist', () => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short)
    expect(named.filter(name => !((name ?? '') in packageJson.scripts))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '')
    expect(links.filter(link => !existsSync(root + posix.join(posix.dirname(path), link)))).toEqual([])
  })

  test('names only files that exist', () => {
    const named = [...text.matchAll(/`((?:web|mock-server|scripts|tests|e2e|docs)\/[\w./-]+)`/g)]
    expect(named.map(([, file]) => file ?? '').filter(file => !existsSync(root + file))).toEqual([])
  })
})

/** Arguments as a shell splits them. */
const argumentsOf = (command: string) =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted?.replace('…', 'x') ?? plain ?? '')

const starts = new Set([...all.matchAll(/npm start -- ([^`\n#]+)/g)].map(([, args = '']) => args.trim()))

// Words in capitals are placeholders.
test.each([...starts].filter(args => !/ [A-Z]{2,}/.test(args)))('the mock server takes %s', args => {
  expect(() => readServerOptions(argumentsOf(args))).not.toThrow()
})

describe('on a running mock server', () => {
  let server: Mock
  let host = ''
  beforeAll(async () => {
    server = await mock()
    host = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).host
  })
  afterAll(() => server.app.close())
  const run = (program: string, text: string) =>
    promisify(execFile)(program, ['-c', text.replaceAll('localhost:4010', host)])

  const blocks = (language: string) =>
    [...all.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text.trim())

  // In the order of the guide: a call is made before it is verified.
  test.each(blocks('sh').flatMap(block => block.split('\n').filter(line => line.startsWith('curl '))))(
    '%s',
    async command => {
      const { stdout } = await run('sh', command)
      if (command.includes('%{http_code}')) expect(stdout).toBe('500\n')
    },
  )

  test.each(blocks('python'))('%s', async script => {
    await run('python3', script)
  })
})
