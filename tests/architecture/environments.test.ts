import { basename, dirname } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { root, sourceFiles } from './source-files.ts'

const solution = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config as { references: { path: string }[] }
const projects = solution.references.map(({ path }) => {
  const file = root + (path.endsWith('.json') ? path : `${path}/tsconfig.json`).replace('./', '')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file), {}, basename(file))
})

/** The projects share most files; parsing them is most of the work. */
const sourceFileCache = new Map<string, ts.SourceFile | undefined>()

/** The compiler's errors about `text` as a new file of `folder`, compiled with its whole project. */
function errorsOf(folder: string, text: string): string[] {
  const project = projects.find(({ fileNames }) => fileNames.some(file => dirname(file) === `${root}${folder}`))
  if (project === undefined) throw new Error(`No project of tsconfig.json has files in ${folder}.`)
  const planted = `${root}${folder}/planted.ts`
  const host = ts.createCompilerHost(project.options)
  const { getSourceFile, fileExists } = host
  host.fileExists = file => file === planted || fileExists(file)
  host.getSourceFile = (file, options) => {
    if (file === planted) return ts.createSourceFile(file, text, options)
    const parsed = sourceFileCache.get(file) ?? getSourceFile(file, options)
    sourceFileCache.set(file, parsed)
    return parsed
  }
  const program = ts.createProgram({ rootNames: [...project.fileNames, planted], options: project.options, host })
  return program
    .getSemanticDiagnostics(program.getSourceFile(planted))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

describe('each environment is a TypeScript project of its own', () => {
  test('every source file belongs to exactly one project', () => {
    const inProjects = projects.flatMap(({ fileNames }) => fileNames).filter(file => !file.endsWith('.d.ts'))
    const patterns = ['{web,mock-server,scripts,tests,e2e}/**/*.{ts,tsx}', '*.ts']
    const files = sourceFiles(...patterns).map(({ path }) => root + path)
    expect(files.length).toBeGreaterThan(700)
    expect(files.filter(file => inProjects.filter(other => other === file).length !== 1)).toEqual([])
  })

  const [useDom, useNode] = ['document.title.trim()', 'process.exit()']
  test.each([
    ['web/src/domain', /document/, /process/],
    ['web/src/state', null, /process/],
    ['web/nginx', /document/, null],
    ['mock-server/calls', /document/, null],
    ['mock-server/panel/client', null, /process/],
  ])(
    '%s compiles with its own globals only §own.4',
    (folder, domError, nodeError) => {
      const errors = errorsOf(folder, `export {}\n${useDom}\n${useNode}`)
      const expected = [domError, nodeError].filter(error => error !== null)
      expect(errors).toEqual(expected.map(({ source }) => expect.stringContaining(`Cannot find name '${source}'`)))
    },
    60_000,
  )
})
