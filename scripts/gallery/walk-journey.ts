import type { Page } from '@playwright/test'
import { identify, receivedCode } from '../../e2e/support/journey.ts'
import { ana } from '../../e2e/support/people.ts'
import {
  expectStep,
  fillAccount,
  fillBank,
  fillHolder,
  fillSupplyFromInvoice,
  pressNext,
} from '../../e2e/support/sign-up.ts'

/** Walks the whole journey of a customer and calls `stop` at each picture of the README. */
export async function walkJourney(page: Page, stop: (title: string) => Promise<void>): Promise<void> {
  await page.goto('/__mock/marketing/')
  await stop('A link on the marketing site')
  await page.getByRole('link', { name: 'Contratar en 3 minutos' }).click()
  await fillAccount(page, ana)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await stop('The account')
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
  await fillHolder(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
  await fillSupplyFromInvoice(page, 'endesa')
  await page.getByRole('heading', { level: 2, name: 'Datos del suministro' }).scrollIntoViewIfNeeded()
  await stop('The invoice reads itself')
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await fillBank(page, ana)
  await pressNext(page, 'Contratar')
  await page.waitForURL('**/thank-you')
  await page.getByText(ana.email, { exact: true }).first().waitFor()
  await stop('Signed up')
  await page.goto('/__mock/mail')
  await page.getByRole('link', { name: /Tu contrato de luz/ }).click()
  await stop('The e-mail with the contract')
  await page.getByRole('link', { name: 'Leer y firmar' }).click()
  await identify(page)
  await page.getByRole('button', { name: 'Lo he leído, envíame el código' }).click()
  await page.getByLabel('Código de 6 cifras').fill(await receivedCode(page))
  await stop('Signed with a code')
  await page.getByRole('button', { name: 'Firmar' }).click()
  await page.getByRole('link', { name: 'Ir a la app' }).waitFor()
  await stop('Confirmed')
  await page.getByRole('link', { name: 'Ir a la app' }).click()
  await page.getByText('Cambio en marcha').waitFor()
  await stop('At home in the app')
}
