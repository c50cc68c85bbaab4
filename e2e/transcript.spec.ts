import type { Locator, Page } from '@playwright/test'
import { openCard } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expectStep, fillAccount, fillBank, fillHolder, fillSupplyFromInvoice, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

/** What a screen reader is told, part by part. `npm run e2e -- transcript --update-snapshots` accepts a new one. */
class Transcript {
  private readonly parts: string[] = []

  async hear(what: string, where: Locator) {
    this.parts.push(`## ${what}\n\n${await where.ariaSnapshot()}\n`)
  }

  /** A dialog, from its opener to Escape. */
  async hearDialog(page: Page, opener: Locator) {
    await opener.click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Cargando el documento…')).toHaveCount(0)
    await this.hear(`Dialog: ${await dialog.getByRole('heading').first().innerText()}`, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  /** The port is another each time; of a long list the first three are enough to read. */
  toString() {
    return this.parts
      .join('\n')
      .replaceAll(/http:\/\/localhost:\d+/g, '')
      .replaceAll(/((?:^ *- '?option .*\n){3})((?:^ *- '?option .*\n)+)/gm, (_, first: string, others: string) => {
        const indent = /^ */.exec(others)?.[0] ?? ''
        return `${first}${indent}- (${others.trimEnd().split('\n').length} more)\n`
      })
  }
}

// As wide as it takes for the way out to be in the header.
test.use({ viewport: { width: 1440, height: 900 } })

test('the whole sign-up as a screen reader tells it, steps, errors and dialogs, is the one that was read', async ({
  page,
  mock,
}) => {
  // The prices of another day are not shown: they would be others each hour.
  await mock.travel({ at: '2026-01-12T12:00:00Z' })
  const transcript = new Transcript()
  const wizard = page.getByRole('dialog').first()
  const card = openCard(page)
  const refuse = async () => {
    await card.locator('button[type=submit]').press('Enter')
    await expect(card.locator('[aria-invalid=true]').first()).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Ayuda' })).toHaveAttribute('data-state', 'closed')
  await expect(card.getByRole('button', { name: 'Continuar con Google' })).toBeVisible()
  await expect(page.getByTitle('Opiniones de clientes')).toBeVisible()
  await transcript.hear('Step 1 as it opens, and what lies around it', wizard)
  await refuse()
  await transcript.hear('Step 1, Next too early', card)
  await transcript.hearDialog(page, card.getByRole('link', { name: 'política de privacidad', exact: true }))
  await fillAccount(page, ana)
  await transcript.hearDialog(page, page.getByRole('banner').getByRole('button', { name: 'Cerrar' }))
  await pressNext(page)

  await expectStep(page, 'Datos del titular')
  await expect(card.getByLabel('Nombre', { exact: true })).toBeVisible()
  await transcript.hear('Step 2 as it opens', wizard.getByRole('main'))
  await refuse()
  await transcript.hear('Step 2, Next too early', card)
  await card.getByRole('radio', { name: 'Empresa' }).check()
  await transcript.hear('Step 2, a company', card)
  await card.getByRole('radio', { name: 'Particular' }).check()
  await fillHolder(page, ana)
  await pressNext(page)

  await expectStep(page, 'Datos del suministro')
  await expect(card.getByLabel('CUPS', { exact: true })).toBeVisible()
  await transcript.hear('Step 3 as it opens', card)
  await transcript.hearDialog(page, card.getByRole('button', { name: '¿Dónde encuentro mi CUPS?' }))
  await fillSupplyFromInvoice(page, 'endesa')
  await expect(card.getByText('12.º E')).toBeVisible()
  await expect(card.getByRole('region', { name: '¿Es tu suministro?' })).toBeVisible()
  await transcript.hear('Step 3, read from the invoice', card)
  await pressNext(page)

  await expectStep(page, 'Cuenta bancaria')
  await expect(card.getByLabel('IBAN', { exact: true })).toBeVisible()
  await transcript.hear('Step 4 as it opens', wizard.getByRole('main'))
  await refuse()
  await transcript.hear('Step 4, Next too early', card)
  await transcript.hearDialog(page, card.getByRole('button', { name: '¿Para qué necesitamos tu IBAN?' }))
  await transcript.hearDialog(page, card.getByRole('link', { name: 'mandato SEPA', exact: true }))
  await fillBank(page, ana)
  await pressNext(page, 'Contratar')

  await expect(page).toHaveURL(/\/thank-you/)
  await expect(page.getByRole('heading', { level: 1, name: /^Ya casi está/ })).toBeFocused()
  await expect(page.getByText(ana.email).first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  await transcript.hear('The thank-you page', page.locator('body'))
  expect(transcript.toString()).toMatchSnapshot('sign-up.md')
})
