import { devices, type Page } from '@playwright/test'
import type { FormValues } from '#domain/form-values.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { StepId } from '#steps/define-step.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { expectAccessible } from './support/axe.ts'
import { noSupply, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { catalogues, sentence } from './support/words.ts'

const phone = { viewport: { width: 390, height: 844 }, userAgent: devices['iPhone 15'].userAgent }
const desktop = { viewport: { width: 1440, height: 900 } }

/** Both languages, both colour schemes and both sizes, without walking each combination. Dialogs are looked at on the phone; in `--every` on both. */
const looks = [
  { language: 'es_ES', scheme: 'light', screen: desktop },
  { language: 'en_GB', scheme: 'dark', screen: phone },
] as const

const nobody: Partial<FormValues> = { isCompany: true, name: '', surname: '', document: '', changeOfHolder: undefined }
const steps: [StepId, Partial<FormValues>, errors: number][] = [
  ['account', { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }, 4],
  ['holder', nobody, 6],
  ['supply', noSupply, 1],
  ['supply', unknownSupply, 8],
  ['bank', {}, 3],
]

for (const [place, { language, scheme, screen }] of looks.entries()) {
  test.describe(`${language}, ${scheme}`, () => {
    test.use({ colorScheme: scheme, ...screen })
    const words = catalogues[language]
    const button = (page: Page, key: MessageKey) =>
      page.getByRole('button', { name: words[key], exact: true }).and(page.locator(':visible'))

    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]),
    )

    test('every step is accessible, empty and with all its errors shown', async ({ page }) => {
      for (const [step, values, errors] of steps) {
        await openStep(page, step, values)
        await expectAccessible(page, `${step}, empty`)
        const next = openCard(page).locator('button[type=submit]')
        await next.press('Enter')
        await expect(openCard(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
        await expect(openCard(page).locator('li a[href^="#field-"]')).toHaveCount(errors)
        await expectAccessible(page, `${step}, with its errors`)
        await expect(page).toHaveTitle(/^Error: /)
      }
    })

    if (!isInSample(place + 1, 2)) return
    test.describe('with a failing registration', () => {
      test.use({ expectedErrors: [/Failed to load resource.*50/] })

      test('every dialog is accessible while it is open', async ({ page }) => {
        const look = async (key: MessageKey) => {
          const dialog = page.getByRole('dialog', { name: words[key], exact: true })
          await expect(dialog).toBeVisible()
          await expectAccessible(page, words[key])
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        }
        const link = (key: MessageKey, nth: number) =>
          openCard(page).getByText(sentence(key, language)).getByRole('link').nth(nth).click()

        await openStep(page, 'account')
        await openCard(page).getByRole('button', { name: words['account.country'] }).click()
        await expect(page.getByRole('option').nth(200)).toBeAttached()
        await expectAccessible(page, 'the list of countries')
        await page.keyboard.press('Escape')
        await link('account.terms', 0)
        await look('account.document.privacy')
        await link('account.terms', 1)
        await look('account.document.terms')

        await openStep(page, 'supply', noSupply)
        await button(page, 'supply.cups.where').click()
        await look('supply.help.title')
        if (screen === phone) {
          const sheet = page.getByRole('complementary')
          await sheet.getByRole('button').first().click()
          await expect(sheet.getByRole('heading')).toBeVisible()
          await expectAccessible(page, 'the offer')
        } else {
          await page.getByRole('banner').getByRole('button', { name: words['wizard.close'] }).click()
          await look('leave.title')
        }

        await openStep(page, 'bank', { email: 'registro.falla@correo.example' })
        await button(page, 'bank.iban.why').click()
        await look('bank.iban.why')
        await link('bank.sepa', 0)
        await look('bank.document.sepa')
        await link('bank.conditions', 0)
        await look('bank.document.conditions')
        await openCard(page).getByLabel('IBAN', { exact: true }).fill(ana.iban)
        for (const box of await openCard(page).getByRole('checkbox').all()) await box.check()
        await openCard(page).locator('button[type=submit]').click()
        await look('popup.error.title')
        await page.goto('/?popup=credit')
        await look('popup.credit.title')
      })
    })
  })
}
