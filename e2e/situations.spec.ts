import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { MockClient } from '#mock/client/mock-client.ts'
import { noSupply, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillBank, fillHolder, invoicePath, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { named, sentence } from './support/words.ts'

// The browser's own line about an answer that is an error or was cut off.
test.use({ expectedErrors: [/Failed to load resource/] })

const sign = (page: Page) => pressNext(page, 'Contratar')
const says = (page: Page, key: Parameters<typeof sentence>[0]) =>
  page.getByText(sentence(key)).filter({ visible: true }).first()

async function arrive(page: Page) {
  await expect(page).toHaveURL(/\/thank-you/)
}

async function validate(page: Page, cups: string) {
  await openStep(page, 'supply', { ...noSupply, cups, cupsOutcome: '' })
  await page.getByRole('button', { name: named('supply.cups.validate') }).click()
}

/** How a customer meets each situation of the folder `situations`. */
const walks: Record<string, (page: Page, mock: MockClient) => Promise<void>> = {
  async 'iban-fails-once'(page, mock) {
    await openStep(page, 'bank')
    await fillBank(page, ana)
    await sign(page)
    await expect(says(page, 'error.verification')).toBeVisible()
    await mock.verify({ operation: 'registerUser', exactly: 0 })
    await sign(page)
    await arrive(page)
    await mock.verify({
      order: [
        { operation: 'checkIban', status: 500 },
        { operation: 'checkIban', status: 200 },
      ],
    })
  },

  async 'registration-answer-lost'(page, mock) {
    await openStep(page, 'bank')
    await fillBank(page, ana)
    await sign(page)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await arrive(page)
    const calls = await mock.calls({ operation: 'registerUser' })
    expect(new Set(calls.map(({ response }) => JSON.stringify(response.body))).size, 'one contract').toBe(1)
    expect(calls.length).toBeGreaterThan(1)
  },

  async 'cups-third-time'(page, mock) {
    await validate(page, 'ES0021000000000124FY')
    const again = page.getByRole('button', { name: 'Volver a validar' })
    await again.click()
    await mock.verify({ operation: 'validateCups', status: 503, exactly: 2, waitMs: 10_000 })
    await again.click()
    await expect(says(page, 'supply.cups.found')).toBeVisible()
  },

  async 'slow-evening'(page, mock) {
    await openStep(page, 'holder', { name: '', surname: '', document: '', changeOfHolder: undefined })
    await fillHolder(page, ana)
    await pressNext(page)
    await expect(page.getByRole('heading', { name: 'Datos del suministro' })).toBeFocused()
    const durations = (await mock.calls()).map(({ durationMs }) => Math.round(durationMs))
    expect(new Set(durations).size, `no two alike: ${durations}`).toBeGreaterThan(2)
  },

  async 'flaky-mobile'(page, mock) {
    await openStep(page, 'bank')
    await fillBank(page, ana)
    // However often it takes: nothing that was typed is lost.
    await expect(async () => {
      if (!page.url().includes('/thank-you')) await sign(page)
      await expect(page).toHaveURL(/\/thank-you/, { timeout: 3000 })
    }).toPass()
    const calls = await mock.calls({ operation: 'checkIban' })
    expect(calls.map(({ fault }) => fault).slice(0, 2)).toEqual(['half-body', 'half-body'])
  },

  async 'customer-of-ours'(page, mock) {
    const values = await mock.fill('account')
    expect(values.email).toBe('ada.ruiz@correo.example')
    await openStep(page, 'account', { sso: false, email: values.email ?? '' })
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await pressNext(page)
    await expect(page.getByRole('button', { name: 'Ir a la app' })).toBeVisible()
  },

  async 'new-building'(page, mock) {
    const { cups = '' } = await mock.fill('supply')
    await validate(page, cups)
    await expect(says(page, 'supply.cups.found')).toBeVisible()
    await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Calle de la Estrena')
    const { response } = await mock.wait({ operation: 'listCadastralUnits', after: 0 })
    expect(response.body).toMatchObject([{ Puerta: 'A' }, { Puerta: 'B' }])
  },

  async 'refused-account'(page, mock) {
    await openStep(page, 'bank')
    await fillBank(page, ana)
    await sign(page)
    await expect(says(page, 'error.iban.format')).toBeVisible()
    const { iban = '' } = await mock.fill('bank')
    await page.getByLabel('IBAN', { exact: true }).fill(iban)
    await sign(page)
    await arrive(page)
    await mock.verify({ operation: 'registerUser', exactly: 1, body: { iban: 'PT50000201231234567890154' } })
  },

  async 'over-the-limit'(page) {
    await validate(page, 'ES0021000000000124FY')
    await expect(page.getByText('La potencia del CUPS es más de 15 Kwh').first()).toBeVisible()
  },

  async 'upload-refused'(page, mock) {
    await openStep(page, 'supply', noSupply)
    const upload = () => page.locator('input[type=file]').first().setInputFiles(invoicePath('endesa'))
    for (const count of [1, 2]) {
      await upload()
      await mock.verify({ operation: 'parseInvoice', exactly: count, waitMs: 20_000 })
      await expect(says(page, 'error.invoice.pdf')).toBeVisible()
    }
    await upload()
    await expect(says(page, 'supply.cups.found')).toBeVisible()
  },
}

const names = readdirSync('situations')
  .filter(file => file.endsWith('.json') && !file.includes('.schema.'))
  .map(file => file.slice(0, -'.json'.length))

for (const name of names)
  test(`situations/${name}.json`, async ({ page, mock }) => {
    await mock.use(name)
    const walk = walks[name]
    expect(walk, 'a situation of the folder has a walk').toBeDefined()
    await walk?.(page, mock)
  })
