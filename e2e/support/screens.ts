import { expect, type Page } from '@playwright/test'
import { invoiceFieldNames } from '#domain/form-values.ts'
import type { Language } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message.ts'
import { answered, nextButton, noAccount, noSupply, openCard, openStep, unknownSupply } from './open-step.ts'
import { ana } from './people.ts'
import { catalogues, sentence } from './words.ts'

export type Reach = (page: Page, language: Language) => Promise<unknown>

const company = { isCompany: true, companyName: 'Panadería El Alba, S.L.', cif: 'B00000000' }
const noHolder = { isCompany: true, name: '', surname: '', document: '', changeOfHolder: undefined }
const invoice = {
  fileName: 'una-factura-con-un-nombre-de-archivo-que-no-acaba-nunca.pdf',
  isReadOnDevice: false,
  cups: answered.cups,
  fields: Object.fromEntries(invoiceFieldNames.map(field => [field, answered[field]])),
}
const contract = '11111111-2222-4333-8444-555555555555'
const query = `?device=0&id=${contract}&registration_id=${contract}`

/** Presses Next although the step is not ready. */
async function refuse(page: Page) {
  await nextButton(page).click({ force: true })
  await expect(openCard(page).locator('[aria-invalid=true]').first()).toBeVisible()
  // Whether the press scrolled depends on what had come by then.
  await page.evaluate(() => window.scrollTo(0, 0))
}

export const press = (page: Page, language: Language, key: MessageKey) =>
  page.getByRole('button', { name: catalogues[language][key] }).and(page.locator(':visible')).first().click()

const openDocument = (page: Page, language: Language, key: MessageKey) =>
  openCard(page).getByText(sentence(key, language)).getByRole('link').first().click()

const open =
  (path: string): Reach =>
  async page => {
    await page.goto(`/${path}`)
    await page.getByRole('contentinfo').getByRole('link').first().waitFor()
  }

export const pages = {
  account: page => openStep(page, 'account', noAccount),
  'account with errors': page => openStep(page, 'account', noAccount).then(() => refuse(page)),
  holder: page => openStep(page, 'holder', company),
  'holder with errors': page => openStep(page, 'holder', noHolder).then(() => refuse(page)),
  supply: page => openStep(page, 'supply', noSupply),
  'supply with every field and errors': page => openStep(page, 'supply', unknownSupply).then(() => refuse(page)),
  'supply read from an invoice': page => openStep(page, 'supply', noSupply, { invoice }),
  bank: page => openStep(page, 'bank', { iban: ana.iban }),
  'bank with errors': page => openStep(page, 'bank').then(() => refuse(page)),
  async 'thank-you'(page, language) {
    await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
    await nextButton(page).click()
    await page.getByRole('heading', { name: catalogues[language]['thankYou.steps'] }).waitFor()
  },
  'check-email': open('check-email'),
  'continue-in-app': open('continue-in-app'),
  'user-confirmed': open('user-confirmed'),
  'no-such-page': open('no-such-page'),
  'contract-confirmed': open(`contract-confirmed${query}`),
  'contract-cancelled': open(`contract-cancelled${query}`),
  'iban-confirmed': open(`iban-confirmed${query}`),
  'iban-cancelled': open(`iban-cancelled${query}`),
} satisfies Record<string, Reach>

export const dialogs = {
  'the privacy policy': (page, language) =>
    openStep(page, 'account').then(() => openDocument(page, language, 'account.terms')),
  'where the CUPS is': (page, language) =>
    openStep(page, 'supply').then(() => press(page, language, 'supply.cups.where')),
  'why the IBAN': (page, language) => openStep(page, 'bank').then(() => press(page, language, 'bank.iban.why')),
  'the mandate': (page, language) => openStep(page, 'bank').then(() => openDocument(page, language, 'bank.sepa')),
  'a credit error': page => page.goto('/?popup=credit'),
} satisfies Record<string, Reach>
