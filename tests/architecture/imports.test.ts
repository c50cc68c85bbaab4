import { dirname } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { describe, expect, test } from 'vitest'
import { folderPattern } from './dependency-rules.ts'
import { folders } from './folders.ts'
import { loadedWith, projectImports } from './import-graph.ts'
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
