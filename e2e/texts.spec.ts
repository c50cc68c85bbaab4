import type { Page } from '@playwright/test'
import { reported } from './support/data-layer.ts'
import { ana } from './support/people.ts'
import { expectStep, fillAccount, fillBank, fillHolder, fillSupplyFromInvoice, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { catalogues } from './support/words.ts'

const keys = new Set(Object.keys(catalogues.es_ES))

/** Every key has its text in what was built, whichever file it is in. */
async function expectWords(page: Page) {
  const words = (await page.locator('body').innerText()).split(/[\s,:;()«»]+/)
  expect(words.filter(word => keys.has(word.replace(/\.$/, '')) || word === 'undefined')).toEqual([])
}

test.use({ expectedErrors: [/status of 500/] })

test('The built product has a text for each key, and its own for a scoring that failed §7', async ({ page, mock }) => {
  await mock.use({ id: 'no-score', title: 'Scoring fails', calls: { scoreCustomer: 500 } })
  await page.goto('/')
  await fillAccount(page, ana)
  await expectWords(page)
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
  await expectWords(page)
  await fillHolder(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
  await expectWords(page)
  await fillSupplyFromInvoice(page, 'endesa')
  await expectWords(page)
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await fillBank(page, ana)
  await expectWords(page)
  const failed = async () => (await reported(page)).find(({ event }) => event === 'Scoring failed')?.event_info
  await expect.poll(failed).toMatchObject({
    section: 'supply',
    page_interaction: expect.stringMatching(/^Error validando scoring B2C \(500, \d+\)$/),
  })
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
  await expectWords(page)
})
