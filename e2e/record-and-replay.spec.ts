import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { otherApis } from '#tests/other-apis/index.ts'
import { invoiceCups } from '#tests/other-apis/own-data.ts'
import { startMockServer } from './support/other-apis/mock-server.ts'
import { signUp } from './support/other-apis/sign-up.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { startWebServer } from './support/web-server.ts'

/** Signs up in the build, whose calls go to a mock server with these options. */
async function signUpThrough(page: Page, ...options: readonly string[]) {
  const mock = await startMockServer(...options)
  const web = await startWebServer(async () => ({ API_UPSTREAM: mock.origin, MOCK_PORT: String(mock.port) }))
  try {
    await page.goto(`${web.origin}/?utm_source=newsletter`)
    await signUp(page, { cups: invoiceCups })
  } finally {
    await web.close()
    await mock.close()
  }
}

test('a sign-up with a real API is recorded without personal data, and played back without that API', async ({
  page,
}, info) => {
  const file = info.outputPath('recorded.har')
  const api = await otherApis['created and wrapped']({})
  await signUpThrough(page, '--target', api.origin, '--record', file)
  const registrations = () => api.requests.filter(({ call }) => call === 'POST /v2/users').length
  expect(registrations()).toBe(1)
  await api.close()

  const recorded = await readFile(file, 'utf8')
  const paths = (JSON.parse(recorded) as Har).log.entries.map(({ request }) => new URL(request.url).pathname)
  expect(paths).toEqual(expect.arrayContaining([expect.stringMatching(/\/v2\/users$/), expect.stringMatching(/cups/)]))
  // Her IBAN and telephone are the examples of the contract, which stand in the place of what was masked.
  for (const secret of [ana.password, ana.document, ana.email, ana.surname]) expect(recorded).not.toContain(secret)

  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await signUpThrough(page, '--replay', file)
  expect(registrations(), 'the API is not asked again').toBe(1)
})

interface Har {
  log: { entries: { request: { url: string } }[] }
}
