import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderPattern } from './dependency-rules.ts'
import { folders, packages } from './folders.ts'
import { loadedWith, projectImports, readImports } from './import-graph.ts'
import { sourceFiles } from './source-files.ts'

const { modules } = projectImports
const ownModules = modules.filter(({ source }) => /^(web|mock-server|scripts)\//.test(source))
const rows = Object.keys(folders)

/** One sentence per violation. */
function violations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ from, to, rule, cycle }) => {
    const route = cycle ? ` → ${cycle.map(({ name }) => name).join(' → ')}` : ` imports ${to}`
    return `${from}${route}: ${rule.name}.`
  })
}

describe('imports', () => {
  test('follow the table of folders and packages, without circles §own.3', () => {
    expect(ownModules.length).toBeGreaterThan(600)
    expect(violations(projectImports)).toEqual([])
  })

  test('resolve, so that no rule overlooks one', () => {
    const unresolved = modules.flatMap(({ source, dependencies }) =>
      dependencies.filter(each => each.couldNotResolve).map(({ module }) => `${source} imports ${module}`),
    )
    // A query of Vite, which no package manager knows.
    expect(unresolved.filter(line => !line.endsWith('?url'))).toEqual([])
  })

  test('every folder stands in the table, and every row and name of the table is a folder', () => {
    const paths = sourceFiles('{web,mock-server,scripts}/**/*.{ts,tsx,mjs}').map(({ path }) => path)
    const depth = (path: string) => (path.startsWith('web/src/') ? 3 : 2)
    const used = new Set(paths.map(path => dirname(path).split('/').slice(0, depth(path)).join('/')))
    expect([...used].filter(folder => !rows.includes(folder))).toEqual([])
    const named = Object.values(folders)
      .flat()
      .map(entry => entry.replace('type ', ''))
    const isFolder = (row: string) =>
      row === 'e2e' || row === 'web/src/styles' || paths.some(path => new RegExp(folderPattern(row)).test(path))
    expect([...rows, ...named].filter(row => !isFolder(row))).toEqual([])
  })

  test('no two rooms of the reader of bills import each other', () => {
    const room = (path: string) => /^mock-server\/invoice\/(\w+)\//.exec(path)?.[1]
    const pairs = ownModules.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved }) => {
        const [from, to] = [room(source), room(resolved)]
        return from && to && from !== to ? [`${from} imports ${to}`] : []
      }),
    )
    expect(pairs).toContain('powers imports address')
    const back = (pair: string) => pair.split(' ').reverse().join(' ')
    expect(new Set(pairs.filter(pair => pairs.includes(back(pair))))).toEqual(new Set())
  })

  test('reading a step never loads its form: no step object reaches the state or the building blocks', () => {
    const steps = ownModules.filter(({ source }) => /^web\/src\/steps\/(index|define-step|\w+\/step)\.ts$/.test(source))
    expect(steps.length).toBeGreaterThanOrEqual(6)
    const tooFar = steps.flatMap(({ source }) =>
      [...loadedWith(source)]
        .filter(loaded => /^web\/src\/(state|ui|wizard|pages|app)\//.test(loaded))
        .map(loaded => `${source} loads ${loaded}.`),
    )
    expect(tooFar).toEqual([])
  })
})

describe('a planted violation is reported', () => {
  let folder = ''
  let found: string[] = []
  const files = {
    'web/src/api/client.ts': 'export interface Api {}\nexport const client = 1',
    'web/src/domain/iban.ts': "import { client } from '#api/client.ts'",
    'mock-server/app.ts': "import { client } from '#api/client.ts'",
    'mock-server/server.ts': "import type { Api } from '#api/client.ts'",
    'web/src/wizard/Lazy.tsx': "const load = () => import('#mock/app.ts')",
    'web/src/wizard/Wizard.tsx': "import support from '../../../tests/support.ts'",
    'tests/support.ts': 'export default 1',
    'web/src/ui/Link.tsx': "import { Link } from 'react-router-dom'",
    'node_modules/react-router-dom/index.js': '',
    'web/nginx/start.ts': "import { getFreePort } from '../../scripts/start/ports.ts'",
    'scripts/start/ports.ts': '',
    'scripts/fuzz/one.ts': "import type { Two } from './two.ts'\nexport interface One {}",
    'scripts/fuzz/two.ts': "import type { One } from './one.ts'\nexport interface Two {}",
    'web/src/steps/step.ts': "import './summary.ts'\nimport type { A } from './types.ts'\nimport('./Form.tsx')",
    'web/src/steps/summary.ts': "export * from './format.ts'",
    'web/src/steps/types.ts': 'export interface A {}',
    'web/src/steps/Form.tsx': '',
    'web/src/steps/format.ts': '',
  }
  let planted: ICruiseResult

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'imports-'))
    await cp('package.json', join(folder, 'package.json'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    planted = await readImports(folder)
    found = violations(planted)
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    ['a rule that imports the network', 'web/src/domain/iban.ts imports web/src/api/client.ts'],
    ['a value where only types are allowed', 'mock-server/app.ts imports web/src/api/client.ts'],
    [
      'the product with the mock server, also in a dynamic import',
      'web/src/wizard/Lazy.tsx imports mock-server/app.ts',
    ],
    ['the product with test code', 'web/src/wizard/Wizard.tsx imports tests/support.ts'],
    [
      'a building block with the router',
      `web/src/ui/Link.tsx imports node_modules/react-router-dom/index.js: only for ${packages['react-router-dom']}`,
    ],
    ['the production server with a script', 'web/nginx/start.ts imports scripts/start/ports.ts'],
    ['a circle of types', 'scripts/fuzz/one.ts → scripts/fuzz/two.ts → scripts/fuzz/one.ts: no circles.'],
  ])('%s', (_, sentence) => {
    expect(
      found.some(line => line.startsWith(sentence)),
      found.join('\n'),
    ).toBe(true)
  })

  test('but not an allowed type import', () => {
    expect(found.filter(line => line.startsWith('mock-server/server.ts'))).toEqual([])
  })

  test('and a form that loads at once would be found: types and dynamic imports do not count as loaded', () => {
    const loaded = [...loadedWith('web/src/steps/step.ts', planted.modules)]
    expect(loaded).toEqual(['web/src/steps/step.ts', 'web/src/steps/summary.ts', 'web/src/steps/format.ts'])
  })
})
