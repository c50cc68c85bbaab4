/**
 * Writes docs/scenarios.md and the README's list: each scenario of the mock server, what the customer sees, the value that triggers
 * it, and its rows of the specification. `--check` writes nothing and fails if one of them is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import type { Scenario, ScenarioStep } from '#scenarios/define-scenario.ts'
import { scenarios } from '#scenarios/index.ts'

const tablePath = 'docs/scenarios.md'
const readmePath = 'README.md'

const headings: Record<ScenarioStep, string> = {
  start: 'Any page',
  account: 'Step 1: account',
  holder: 'Step 2: holder',
  supply: 'Step 3: supply',
  bank: 'Step 4: bank account',
  network: 'Any call',
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function wayIn({ typed, file, at }: Scenario): string {
  if (typed)
    return typed.value === '' || typed.value === false ? `${typed.field} left out` : `${typed.field} \`${typed.value}\``
  if (file) return `a file such as \`${file.name}\` of ${file.bytes.toLocaleString('en')} bytes`
  return at ? `the address \`${at}\`` : ''
}

function row(scenario: Scenario): string {
  const { id, title, effect, on, onAny, sees, covers } = scenario
  const calls = onAny ? 'every call' : Object.keys(on ?? {}).join(', ')
  const text = sees ? `${effect.en}: «${spanish[sees]}»` : effect.en
  return `| \`${id}\` | ${[title.en, text, calls, wayIn(scenario), covers.join('; ')].map(cell).join(' | ')} |`
}

function section(step: ScenarioStep): string {
  const rows = scenarios.filter(each => each.step === step).map(row)
  return `## ${headings[step]}

| id | what happens | what the customer notices | calls | without choosing it | specification |
|---|---|---|---|---|---|
${rows.join('\n')}`
}

const table = `# Scenarios

Made by \`npm run scenarios\` from the mock server's own registry, ${scenarios.length} in all. The testers' panel at \`/__mock/\` chooses them with a click.
There are other ways:

| way | for whom |
|---|---|
| \`/__mock/use/ID,ID?to=/path\` | a link that reproduces the situation in somebody's browser |
| header \`X-Mock-Scenario: ID,ID\` | one call |
| cookie \`mock-scenario\` | one browser |
| \`npm start -- --scenario ID\` | everybody who chose nothing |
| a value typed into the form | nobody need know of scenarios: it stands in the column "without choosing it" |

Several go together, each for its calls; \`network-reset@registerUser\` limits one to a single call. An unknown name is refused with
those that look like it. Whatever a tester chooses or does stays in their own session.

${(Object.keys(headings) as ScenarioStep[]).map(section).join('\n\n')}
`

const inShort = `| where | situations |
|---|---|
${(Object.keys(headings) as ScenarioStep[]).map(shortRow).join('\n')}
`

function shortRow(step: ScenarioStep): string {
  const ids = scenarios.filter(each => each.step === step).map(({ id }) => `\`${id}\``)
  return `| ${headings[step]} | ${ids.join(', ')} |`
}

/** Replaces the table between the README's two marks. Throws an Error if a mark is missing. */
function withShortTable(readme: string): string {
  const [before, , after] = readme.split(/(?<=<!-- scenarios -->\n\n)|(?=\n<!-- end of scenarios -->)/)
  if (before === undefined || after === undefined) throw new Error('The README has no place for the scenarios.')
  return before + inShort + after
}

const readme = readFileSync(readmePath, 'utf8')
const pages = new Map([
  [tablePath, table],
  [readmePath, withShortTable(readme)],
])
for (const [path, text] of pages) {
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run npm run scenarios`)
    process.exitCode = 1
  }
}
console.log(`scenarios: ${scenarios.length}`)
