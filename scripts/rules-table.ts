/**
 * Writes docs/rules.md: each rule, its file and its tests. tests/rules/rules.txt holds the rules of the specification,
 * tests/rules/own-rules.txt those of the project itself, as `id sentence → file`. A test covers a rule if its title contains
 * `§id`. `--check` writes nothing and fails if the table is out of date, a rule has no test, or a test names an unknown rule.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeGenerated } from './generated-file.ts'

interface Rule {
  id: string
  sentence: string
  file: string
}

interface Claim {
  id: string
  title: string
  file: string
}

function readRules(path: string, id: string): Rule[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => {
    const { groups } = new RegExp(`^(?<id>${id}) (?<sentence>.+) → (?<file>\\S+)$`).exec(line) ?? {}
    if (!groups) throw new Error(`${path}: this line is not "id sentence → file": ${line}`)
    return groups as unknown as Rule
  })
}

function readClaims(): Claim[] {
  // A title is the string argument of a call, also in `it.each([…])('…')`.
  const title = /\(\s*(['"`])((?:(?!\1).)*§(?:\d|own)(?:(?!\1).)*)\1/g
  return globSync('{tests,e2e}/**/*.{ts,tsx}').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(title)].flatMap(([, , words = '']) =>
      [...words.matchAll(/§((?:\d+|own)\.\d+)/g)].map(([, id = '']) => ({
        id,
        title: words.replaceAll(/\s*§(?:\d+|own)\.\d+/g, '').trim(),
        file,
      })),
    ),
  )
}

function table(rules: readonly Rule[], claims: readonly Claim[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = rules.map(rule => {
    const tests = claims
      .filter(claim => claim.id === rule.id)
      .map(claim => `[${cell(claim.title)}](../${claim.file})`)
      .sort()
    return `| ${rule.id} | ${cell(rule.sentence)} | [${rule.file}](../${rule.file}) | ${[...new Set(tests)].join('<br>')} |`
  })
  return `| rule | what it says | file | tests |\n|---|---|---|---|\n${rows.join('\n')}`
}

const specified = readRules('tests/rules/rules.txt', '\\d+\\.\\d+')
const own = readRules('tests/rules/own-rules.txt', 'own\\.\\d+')
const rules = [...specified, ...own]
const claims = readClaims()
const page = `# Rules, their files and their tests

Made by \`npm run rules\` from the tests: a test names a rule in its title.

## Rules of the specification

The first digit is the section of the specification.

${table(specified, claims)}

## Rules of the project itself

A requirement that is not in the specification gets a line in \`tests/rules/own-rules.txt\`.

${table(own, claims)}
`

const ids = new Set(rules.map(({ id }) => id))
const covered = new Set(claims.map(({ id }) => id))
const errors = [
  ...rules.filter(({ id }) => !covered.has(id)).map(({ id, sentence }) => `Rule ${id} has no test: ${sentence}`),
  ...rules.filter(({ file }) => !existsSync(file)).map(({ id, file }) => `Rule ${id} names a missing file: ${file}`),
  ...claims.filter(({ id }) => !ids.has(id)).map(({ id, file }) => `${file} names the unknown rule ${id}`),
]

writeGenerated('docs/rules.md', page, 'npm run rules')
for (const error of errors) console.error(error)
console.log(`rules: ${rules.filter(({ id }) => covered.has(id)).length} of ${rules.length} have tests`)
if (errors.length > 0) process.exitCode = 1
