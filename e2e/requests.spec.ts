import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { holdAddressPause } from './support/address-pause.ts'
import { ana } from './support/people.ts'
import { answer, walkToSupply, walkToThankYou } from './support/sign-up.ts'
import { foundSupply, openFields, showInvoice } from './support/supply.ts'
import { expect, test } from './support/test.ts'

/** One call as the table of docs/mock-server.md writes it: names, no values. */
interface Row {
  call: string
  query: string
  body: string
}

/** The rows of the table that begin with a number. */
async function writtenTable(): Promise<Row[]> {
  const lines = (await readFile('docs/mock-server.md', 'utf8')).split('\n').filter(line => /^\| \d/.test(line))
  return lines.map(line => {
    const [, , call = '', query = '', body = ''] = line.split('|').map(cell => cell.trim().replaceAll('`', ''))
    return { call, query, body: body.split(', ').sort().join(', ') }
  })
}

/** The two calls of the start are asked at once: either may leave first. */
function startSorted(rows: readonly Row[]): Row[] {
  const start = rows.slice(0, 2).sort((a, b) => a.call.localeCompare(b.call))
  return [...start, ...rows.slice(2)]
}

function toRow(request: Request): Row {
  const { pathname, searchParams } = new URL(request.url())
  const body: unknown = request.postData() === null ? {} : request.postDataJSON()
  return {
    call: `${request.method()} ${pathname}`,
    query: [...searchParams.keys()].join(', '),
    body: Object.keys(body ?? {})
      .sort()
      .join(', '),
  }
}

function callsOf(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', request => {
    if (/\/(api|oauth2)\//.test(new URL(request.url()).pathname)) calls.push(request)
  })
  return calls
}

test('a full sign-up makes these calls, in this order, with these members, and no other §4.6 §4.7 §4.15 §5.12', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'tduid', value: 'click-77', url: baseURL ?? '' }])
  const calls = callsOf(page)
  await page.goto('/?utm_source=newsletter&utm_medium=email&utm_campaign=primavera&from=comparador')
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible()
  // On a busy machine the tariff, which follows the campaign's answer, may be asked for after the first answers.
  await expect.poll(() => calls.some(call => toRow(call).call === 'GET /api/v3/prices/tariff')).toBe(true)
  await walkToSupply(page, ana)
  // On a busy machine the supply database may answer after the pause, and what the bill says is looked up before it.
  const endPause = await holdAddressPause(page)
  await showInvoice(page, 'endesa.pdf')
  await expect(foundSupply(page)).toBeVisible()
  await endPause()
  await openFields(page)
  const homes = page.getByText(/viviendas en esta dirección|la que consta en el Catastro/)
  await expect(homes).toBeVisible()
  // Another supply point, one without powers: what connecting it costs is asked for.
  await page.getByRole('button', { name: 'Quitar' }).click()
  await page.getByLabel('CUPS', { exact: true }).fill('ES0021000000000138FC')
  await page.getByRole('button', { name: 'Validar' }).click()
  await expect(homes).toBeVisible()
  await answer(page, '¿Tienes luz en este momento?', 'No')
  await answer(page, '¿Tienes placas solares y compensas excedentes?', 'No')
  await page.getByLabel('Potencia punta').selectOption('4.6')
  await expect(page.getByLabel('Potencia valle')).toHaveValue('4.6')
  await expect(page.getByText(/IVA incluido/).first()).toBeVisible()
  await walkToThankYou(page, ana)

  expect(startSorted(calls.map(toRow))).toEqual(startSorted(await writtenTable()))

  const ids = calls.filter(each => !each.url().includes('webreg-dump')).map(each => each.headers()['x-registration-id'])
  expect(new Set(ids).size, 'one registration, one id').toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
  for (const call of calls) expect(call.headers()['content-type'], call.url()).toMatch(/^application\/json/)
  expect(calls.at(-1)?.postDataJSON()).toMatchObject({
    registrationId: ids[0],
    originalSource: 'newsletter',
    originalMedium: 'email',
    originalCampaign: 'primavera',
    clickId: 'click-77',
    phoneNumber: '+34612345678',
    hasRegisteredByDesktop: true,
  })

  // The mock server compared each with openapi.yaml, the answers too.
  const { requests } = (await (await page.request.get('/__mock/requests')).json()) as { requests: JournalEntry[] }
  expect(requests.map(each => `${each.method} ${each.path}`).sort()).toEqual(
    calls.map(each => toRow(each).call.replace('/oauth2', '')).sort(),
  )
  expect(requests.flatMap(each => [...each.verdict.request, ...each.verdict.response])).toEqual([])
})

test('the texts are asked for with the key and the name of this kind of client', async ({ page }) => {
  const asked = page.waitForRequest(/webreg-dump/)
  await page.goto('/')
  const headers = (await asked).headers()
  expect(headers['x-client-os']).toBe('web')
  expect(headers['x-api-key']).toBeTruthy()
})
