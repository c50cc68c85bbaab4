import { readFileSync } from 'node:fs'
import { expect, test } from './support/test.ts'

test('a situation is chosen, edited with its verdict, exported and imported in the panel, §own.114', async ({
  page,
  mock,
}) => {
  const ask = () => page.request.get('/api/verification/iban?iban=ES9121000418450200051332', { headers: registration })
  const registration = { 'x-registration-id': '5a3f1c86-52d8-4c3e-9b1a-3f2d7e6a4b10' }
  await page.goto('/__mock/editor?lng=en')
  const text = page.getByLabel('Your session as a situation')
  const verdict = page.locator('[data-verdict]')
  await page.getByLabel('A situation of the folder').selectOption('iban-fails-once')
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
