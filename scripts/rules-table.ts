/**
 * Writes docs/rules.md: every sentence-level rule of the specification, the file it lives in and the tests that hold it.
 * The rules are tests/rules/rules.txt (`id sentence → file`); a test claims a rule by carrying `§id` in its title.
 * `--check` writes nothing and fails when the table is out of date, a rule has no test, or a test claims an unknown rule.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

interface Rule {
  id: string
  sentence: string
  home: string
}

interface Claim {
  id: string
  title: string
  file: string
}

const tablePath = 'docs/rules.md'

function readRules(): Rule[] {
  const lines = readFileSync('tests/rules/rules.txt', 'utf8').split('\n').filter(Boolean)
  return lines.map(line => {
    const [, id, sentence, home] = /^(\d+\.\d+) (.+) → (\S+)$/.exec(line) ?? []
    if (!id || !sentence || !home) throw new Error(`tests/rules/rules.txt: not «id sentence → file»: ${line}`)
    return { id, sentence, home }
  })
}

function readClaims(): Claim[] {
  // A title is the string of a call, also of `it.each([…])('…')`.
  const title = /\(\s*(['"`])((?:(?!\1).)*§\d(?:(?!\1).)*)\1/g
  return globSync('{tests,e2e}/**/*.{ts,tsx}').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(title)].flatMap(match => {
      const words = match[2] ?? ''
      return [...words.matchAll(/§(\d+\.\d+)/g)].map(([, id]) => ({
        id: id ?? '',
        title: words.replaceAll(/\s*§\d+\.\d+/g, '').trim(),
        file,
      }))
    }),
  )
}

function table(rules: Rule[], claims: Claim[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = rules.map(rule => {
    const tests = claims
      .filter(claim => claim.id === rule.id)
      .map(claim => `[${cell(claim.title)}](../${claim.file})`)
      .sort()
    return `| ${rule.id} | ${cell(rule.sentence)} | [${rule.home}](../${rule.home}) | ${[...new Set(tests)].join('<br>')} |`
  })
  return `# Every rule, its file and its tests

Made by \`npm run rules\` from the tests themselves: a test claims a rule by its number. The number before the point is the section of the specification; 10 are rules of our own.

| rule | what it says | file | tests |
|---|---|---|---|
${rows.join('\n')}
`
}

const rules = readRules()
const claims = readClaims()
const known = new Set(rules.map(rule => rule.id))
const claimed = new Set(claims.map(claim => claim.id))
const complaints = [
  ...rules.filter(rule => !claimed.has(rule.id)).map(rule => `rule ${rule.id} has no test: ${rule.sentence}`),
  ...rules
    .filter(rule => !existsSync(rule.home))
    .map(rule => `rule ${rule.id} names a file that is not there: ${rule.home}`),
  ...claims.filter(claim => !known.has(claim.id)).map(claim => `${claim.file} claims unknown rule ${claim.id}`),
]
const wanted = table(rules, claims)

if (process.argv.includes('--check')) {
  const current = existsSync(tablePath) ? readFileSync(tablePath, 'utf8') : ''
  if (current !== wanted) complaints.push(`${tablePath} is out of date: run npm run rules`)
} else {
  writeFileSync(tablePath, wanted)
}
for (const complaint of complaints) console.error(complaint)
console.log(
  `rules: ${rules.length - complaints.filter(line => line.includes('no test')).length} of ${rules.length} held by tests`,
)
if (complaints.length > 0) process.exitCode = 1
