import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const registration = { 'x-registration-id': '5a3f1c86-52d8-4c3e-9b1a-3f2d7e6a4b10' }
const askIban = (page: Page) =>
  page.request.get('/api/verification/iban?iban=ES9121000418450200051332', { headers: registration })

test('a situation is chosen, edited with its verdict, exported and imported in the panel', async ({ page, mock }) => {
  const ask = () => askIban(page)
  await page.goto('/__mock/editor?lng=en')
  const text = page.getByLabel('Your session as a situation')
  const verdict = page.locator('[data-verdict]')
  await page.getByLabel('A situation from the folder').selectOption('iban-fails-once')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(text).toHaveValue(/"checkIban"/)
  expect((await ask()).status()).toBe(500)
  await expect(page.getByRole('link', { name: 'iban-fails-once' })).toBeVisible()

  await text.fill('{ "calls": { "chekIban": [503, 200] } }')
  await expect(verdict).toContainText('Did you mean checkIban')
  await text.fill('{ "calls": { "checkIban": [{ "body": { "valid": 7 } }] } }')
  await expect(verdict).toContainText('breaks the contract at #/body/valid')
  await page.getByRole('button', { name: 'Use this' }).click()
  await text.fill('{ "calls": { "checkIban": [503, 200] }, "latencyMs": 20 }')
  await expect(verdict).toHaveText('It can be used.')
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect(text).toHaveValue(/"seed"/)
  expect((await ask()).status()).toBe(503)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ calls: { checkIban: [503, 200] }, latencyMs: 20 })
  await page.getByRole('button', { name: 'End the situation' }).click()
  await expect(text).not.toHaveValue(/checkIban/)
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(text).toHaveValue(/checkIban/)
  await page.getByRole('button', { name: 'Use this' }).click()
  await mock.verify({ operation: 'checkIban', status: 503, exactly: 1 })
  await expect(async () => expect((await ask()).status()).toBe(503)).toPass()
})

test('a call is answered like this next time, edited, with the contract’s verdict while typing', async ({ page }) => {
  expect(await (await askIban(page)).json()).toEqual({ valid: true })
  await page.goto('/__mock/calls?lng=en')
  await page.locator('.call summary').click()
  await page.getByRole('button', { name: 'Edit the next answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Next answer of checkIban' })
  const text = dialog.getByLabel('Answer', { exact: true })
  const verdict = dialog.getByRole('status')
  const use = dialog.getByRole('button', { name: 'Answer like this next time' })
  await expect(text).toHaveValue(/"status": 200,\s+"body": \{\s+"valid": true/)
  await expect(verdict).toHaveText('It can be used.')
  await expectAccessible(page, 'the dialog of the next answer')
  await text.fill('{ "status": 200, "body": { "valid": 7 } }')
  await expect(verdict).toContainText('breaks the contract at #/body/valid')
  await use.click()
  await expect(dialog).toBeVisible()
  await text.fill('{ "status": 200, "body": { "valid": fal')
  await expect(verdict).toContainText('This is not JSON')
  await text.fill('{ "status": 200, "body": { "valid": false } }')
  await expect(verdict).toHaveText('It can be used.')
  await use.click()
  await expect(dialog).toBeHidden()
  const note = page.getByText('The next answer of checkIban is written by hand.')
  await expect(note).toBeVisible()
  expect(await (await askIban(page)).json()).toEqual({ valid: false })
  await expect(note).toBeHidden()
  expect(await (await askIban(page)).json()).toEqual({ valid: true })
})

test('a session’s calls and a recording become situations in the panel', async ({ page }) => {
  await askIban(page)
  await page.goto('/__mock/calls?lng=en')
  const saved = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    return (await download).path()
  }
  expect(JSON.parse(readFileSync(await saved('Save as a situation'), 'utf8'))).toMatchObject({
    calls: { checkIban: [{ status: 200, body: { valid: true } }] },
  })
  const har = readFileSync(await saved('Download HAR'))
  await page.goto('/__mock/editor?lng=en')
  await page.locator('input[type=file]').setInputFiles({ name: 'calls.har', mimeType: 'application/json', buffer: har })
  await expect(page.getByLabel('Your session as a situation')).toHaveValue(/"checkIban"/)
  await expect(page.locator('[data-verdict]')).toHaveText('It can be used.')
})
