import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { keptAnswers } from './support/open-step.ts'
import { ana, bakery } from './support/people.ts'
import {
  answer,
  expectStep,
  fillBank,
  fillSupplyFromInvoice,
  pressNext,
  walkToSupply,
  walkToThankYou,
} from './support/sign-up.ts'
import { foundSupply, openFields, showInvoice } from './support/supply.ts'
import { expect, visitTest as test } from './support/test.ts'

test('a person signs up with an invoice; a reload loses nothing but the password §4.1 §4.4 §4.17 §4.28', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/?utm_source=newsletter')
  await walkToSupply(page, ana)
  await fillSupplyFromInvoice(page, 'endesa')
  const stored = JSON.stringify(await keptAnswers(page))
  expect(stored).toContain(ana.email)
  expect(stored).not.toContain(ana.password)

  await page.reload()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
  await expect(page.getByRole('region', { name: '¿Es tu suministro?' })).toContainText('Carrer de Ponent 101')
  const sent = page.waitForRequest('**/api/v2/users')
  await walkToThankYou(page, ana)
  await expect(page.getByText(ana.email).first()).toBeVisible()
  await expect(page, 'what the customer came with stays §2.53').toHaveURL('/thank-you?utm_source=newsletter')
  expect((await sent).postDataJSON()).toMatchObject({
    cups: 'ES0031000000000302RS1P',
    firstName: 'Ana',
    dni: '00000000T',
    phoneNumber: '+34612345678',
    originalSource: 'newsletter',
    isEnterprise: false,
  })
})

test('a company signs up, with its CIF and its representative §2.36 §4.13', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/')
  await walkToSupply(page, bakery)
  await fillSupplyFromInvoice(page, 'iberdrola')
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await expect(page.getByText('Panadería El Alba, S.L.').first()).toBeVisible()
  await fillBank(page, bakery)
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
})

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

function toRow(request: Request): Row {
  const { pathname, searchParams } = new URL(request.url())
  const body: object = request.postData() === null ? {} : request.postDataJSON()
  return {
    call: `${request.method()} ${pathname}`,
    query: [...searchParams.keys()].join(', '),
    body: Object.keys(body).sort().join(', '),
  }
}

test('a full sign-up makes these calls, with these members, and no other §4.6 §4.7 §4.15 §5.12', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'tduid', value: 'click-77', url: baseURL ?? '' }])
  const calls: Request[] = []
  page.on('request', request => {
    if (/\/(api|oauth2)\//.test(new URL(request.url()).pathname)) calls.push(request)
  })
  await page.goto('/?utm_source=newsletter&utm_medium=email&utm_campaign=primavera&from=comparador')
  await walkToSupply(page, ana)
  await showInvoice(page, 'endesa.pdf')
  await expect(foundSupply(page)).toBeVisible()
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

  // What the page asks by itself may come earlier or later on a busy machine, and the homes may be asked for again.
  const distinct = (rows: readonly Row[]) => [...new Set(rows.map(row => JSON.stringify(row)))].sort()
  expect(distinct(calls.map(toRow))).toEqual(distinct(await writtenTable()))

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
  })

  // The mock server compared each with openapi.yaml, the answers too.
  const { requests } = (await (await page.request.get('/__mock/requests')).json()) as { requests: JournalEntry[] }
  expect(requests).toHaveLength(calls.length)
  expect(requests.flatMap(each => [...each.verdict.request, ...each.verdict.response])).toEqual([])
})
