import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'

const message = {
  version: 1,
  environment: 'dev',
  release: '/assets/index-a1.js',
  page: '/',
  entries: [{ event: 'web_vital', vital: 'LCP', value: 1234 }],
}

/** What the panel's tab for telemetry shows, without markup. */
async function shown({ get }: Awaited<ReturnType<typeof mock>>): Promise<string[]> {
  const page = String((await get('/__mock/observers?lng=en_GB')).body)
  const rows = [...page.matchAll(/<li class="observation">([\s\S]*?)<\/li>/g)].map(([, row = '']) => row)
  return rows.map(row =>
    row
      .replaceAll(/<time[\s\S]*?<\/time>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

test('the panel shows what arrived for operators, the newest first, from every kind of browser, §own.246', async () => {
  const tester = await mock()
  expect(await shown(tester)).toEqual([])
  const policy = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': '<img src=x>' } }
  const reports = [
    { type: 'network-error', body: { status_code: 0, phase: 'connection' } },
    { type: 'csp-violation', body: { effectiveDirective: 'font-src' } },
  ]
  for (const [receiver, body] of [
    ['telemetry', message],
    ['reports', policy],
    ['reports', reports],
    ['reports', { odd: 1 }],
  ] as const)
    expect(await tester.post(`/__mock/${receiver}`, body)).toMatchObject({ status: 204 })
  expect(await shown(tester)).toEqual([
    'reports body {&quot;odd&quot;:1}',
    'network-error status_code 0 phase connection',
    'csp-violation effectiveDirective font-src',
    'csp-report effective-directive img-src blocked-uri &lt;img src=x&gt;',
    'web_vital page / vital LCP value 1234',
  ])
})

test('a message that the schema does not describe is refused and not shown, §own.246', async () => {
  const tester = await mock()
  expect(await tester.post('/__mock/telemetry', { ...message, email: 'ana@correo.example' })).toMatchObject({
    status: 422,
  })
  expect(await shown(tester)).toEqual([])
})
