import type { Page } from '@playwright/test'
import { reported } from './support/data-layer.ts'
import { openStep } from './support/open-step.ts'
import { expectStep, pressNext } from './support/sign-up.ts'
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
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await expectWords(page)
  await openStep(page, 'holder')
  await expectWords(page)
  await openStep(page, 'supply')
  await expectWords(page)
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await expectWords(page)
  const failed = async () => (await reported(page)).find(({ event }) => event === 'Scoring failed')?.event_info
  await expect.poll(failed).toMatchObject({
    section: 'supply',
    page_interaction: expect.stringMatching(/^Error validando scoring B2C \(500, \d+\)$/),
  })
})
