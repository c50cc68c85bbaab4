import type { Page } from '@playwright/test'
import { invoiceFieldNames } from '#domain/form-values.ts'
import type { Language } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message.ts'
import { expectAccessible } from './support/axe.ts'
import { walkThrough } from './support/focus.ts'
import { shareOfBars } from './support/in-sight.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { answered, noAccount, noSupply, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { expectTouchTargets } from './support/touch-targets.ts'
import { catalogues, sentence } from './support/words.ts'

interface Screen {
  reach: (page: Page, language: Language) => Promise<unknown>
  /** A dialog keeps the focus, so Tab does not lead through it to an end; e2e/keyboard.spec.ts walks around in dialogs. */
  isDialog?: boolean
}

const company = { isCompany: true, name: '', surname: '', document: '', changeOfHolder: undefined }
const invoice = {
  fileName: 'una-factura-con-un-nombre-de-archivo-que-no-acaba-nunca.pdf',
  isReadOnDevice: false,
  cups: answered.cups,
  fields: Object.fromEntries(invoiceFieldNames.map(field => [field, answered[field]])),
}
const query = '?device=0&id=11111111-2222-4333-8444-555555555555'
const pages = ['check-email', 'continue-in-app', 'user-confirmed', 'no-such-page'].concat(
  ['contract-confirmed', 'contract-cancelled', 'iban-confirmed', 'iban-cancelled'].map(name => name + query),
)

/** Presses Next although the step is not ready. */
async function refused(page: Page) {
  await openCard(page).locator('button[type=submit]').press('Enter')
  await expect(openCard(page).locator('[aria-invalid=true]').first()).toBeVisible()
}

const press = (page: Page, language: Language, key: MessageKey) =>
  page.getByRole('button', { name: catalogues[language][key] }).and(page.locator(':visible')).first().click()

const openDocument = (page: Page, language: Language, key: MessageKey, nth = 0) =>
  openCard(page).getByText(sentence(key, language)).getByRole('link').nth(nth).click()

const screens: Record<string, Screen> = {
  account: { reach: page => openStep(page, 'account', noAccount) },
  'account with errors': { reach: page => openStep(page, 'account', noAccount).then(() => refused(page)) },
  holder: { reach: page => openStep(page, 'holder', company) },
  'holder with errors': { reach: page => openStep(page, 'holder', company).then(() => refused(page)) },
  supply: { reach: page => openStep(page, 'supply', noSupply) },
  'supply with every field and errors': {
    reach: page => openStep(page, 'supply', unknownSupply).then(() => refused(page)),
  },
  'supply read from an invoice': { reach: page => openStep(page, 'supply', noSupply, { invoice }) },
  bank: { reach: page => openStep(page, 'bank') },
  'bank with errors': { reach: page => openStep(page, 'bank').then(() => refused(page)) },
  'the thank-you page': {
    reach: async (page, language) => {
      await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
      await openCard(page).locator('button[type=submit]').press('Enter')
      await page.getByRole('heading', { name: catalogues[language]['thankYou.steps'] }).waitFor()
    },
  },
  ...Object.fromEntries(
    pages.map(path => [
      path.split('?')[0],
      {
        reach: async (page: Page) => {
          await page.goto(`/${path}`)
          await page.getByRole('contentinfo').getByRole('link').first().waitFor()
        },
      },
    ]),
  ),
  'the privacy policy': {
    isDialog: true,
    reach: (page, language) => openStep(page, 'account').then(() => openDocument(page, language, 'account.terms')),
  },
  'where the CUPS is': {
    isDialog: true,
    reach: (page, language) =>
      // With a CUPS in it, its field is open on phones, too.
      openStep(page, 'supply', { ...noSupply, cups: 'ES0021' }).then(() => press(page, language, 'supply.cups.where')),
  },
  'why the IBAN': {
    isDialog: true,
    reach: (page, language) => openStep(page, 'bank').then(() => press(page, language, 'bank.iban.why')),
  },
  'the mandate': {
    isDialog: true,
    reach: (page, language) => openStep(page, 'bank').then(() => openDocument(page, language, 'bank.sepa')),
  },
  'a credit error': { isDialog: true, reach: page => page.goto('/?popup=credit') },
}

const looks = [
  { language: 'es_ES', colorScheme: 'light' },
  { language: 'en_GB', colorScheme: 'dark' },
] as const

for (const [place, [name, { reach, isDialog }]] of Object.entries(screens).entries()) {
  const { language, colorScheme } = looks[place % 2] ?? looks[0]
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme, expectedErrors: [/404/] })

    test(`${name}: axe, fingers, the keyboard and narrow screens find nothing wrong`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      await reach(page, language)
      if (isDialog) await expect(page.locator('dialog[open]')).toBeVisible()
      await expectAccessible(page, name)
      await expectTouchTargets(page, name)
      await expect
        .poll(() => shareOfBars(page), 'bars cover at most 15 % of the screen')
        .toBeLessThanOrEqual(isDialog ? 1 : 0.15)
      await page.setViewportSize({ width: 320, height: 640 })
      if (!isDialog) await walkThrough(page, name, 2)
      await expectNoSidewaysScroll(page, name)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectNoSidewaysScroll(page, `${name} with text of twice the size`)
    })
  })
}
