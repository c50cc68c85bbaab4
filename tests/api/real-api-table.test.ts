import { expect, test } from 'vitest'
import { readingCases } from './reading-cases/index.ts'
import type { ReadingCase } from './reading-cases/reading-case.ts'

// Writes the page again: npx vitest run tests/api/real-api-table.test.ts -u
const introduction = `# What the wizard makes of a real API

\`openapi.yaml\` is what we assume of the API. A real one may differ. This page lists what the wizard reads all the same, what it cannot use, and what
the operator is told. It is made from \`tests/api/reading-cases\`, which \`tests/api/read-response.test.ts\` holds. How to connect an API, and how to have it graded:
[your-api-in-an-afternoon.md](your-api-in-an-afternoon.md).

- Every 2xx with a usable body is a success. Any other status is the call's error, with its sentence for the customer.
- A clear value of another type is *coerced*. An unusable optional part is *dropped* and costs only itself. A required part that is *missing* or
  *unusable* fails the call, unless the wizard can do without it.
- A flag that is left out is not set. A flag that cannot be read fails the call: no verdict is guessed.
- Members that nobody declared are ignored, and nobody is told.

**What the operator is told.** Each departure is pushed to the data layer once a page: the event \`contract_mismatch\` with \`operation\`, \`pointer\` and
\`kind\`. It never holds a value. An item of a list is \`*\`, whichever it is.
`

function row({ what, operation, status = 200, sent, read, reports }: ReadingCase): string {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent)
  const result = typeof read === 'string' ? `**${read}**` : code(JSON.stringify(read))
  const told = reports.length > 0 ? reports.map(code).join('<br>') : 'nothing'
  return `| ${what} | \`${operation}\` | ${status} ${code(body)} | ${result} | ${told} |`
}

function code(text: string): string {
  return text.trim() === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``
}

test('docs/real-api.md shows the cases of reading', async () => {
  const tables = Object.entries(readingCases).map(([group, cases]) =>
    [
      `## ${group}`,
      '',
      '| what | call | the API sends | the wizard reads | the operator is told |',
      '|---|---|---|---|---|',
      ...cases.map(row),
      '',
    ].join('\n'),
  )
  await expect([introduction, ...tables].join('\n')).toMatchFileSnapshot('../../docs/real-api.md')
})
