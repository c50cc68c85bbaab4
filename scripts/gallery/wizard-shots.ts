import type { MessageKey } from '#i18n/message.ts'
import type { StepId } from '#steps/define-step.ts'
import { noSupply, openStep } from '../../e2e/support/open-step.ts'
import { ana } from '../../e2e/support/people.ts'
import { invoicePath } from '../../e2e/support/sign-up.ts'
import { catalogues } from '../../e2e/support/words.ts'
import { desktop, phone, type Shot, type Visit } from './shot.ts'

/** A supply point that the register does not know, at an address the customer gave, without electricity. */
const noElectricity = {
  cupsOutcome: 'notFound',
  newSupply: true,
  punta: undefined,
  valle: undefined,
} as const

const group = 'wizard'

const empty: Record<StepId, object> = {
  account: { sso: false, email: '', phoneNumber: '', terms: false, marketing: false },
  holder: { name: '', surname: '', document: '' },
  supply: noSupply,
  bank: { iban: '' },
}

const filled = { iban: ana.iban }

const stepIds = Object.keys(empty) as StepId[]

const words = ({ language }: Visit, key: MessageKey) => catalogues[language][key]

async function press(visit: Visit, key: MessageKey) {
  await visit.page
    .getByRole('button', { name: words(visit, key), exact: true })
    .first()
    .click()
}

/** Presses Next on a step that is not answered, and waits for what it says of it. */
async function openWithErrors(visit: Visit, step: StepId) {
  await openStep(visit.page, step, empty[step])
  // Not ready is said, not enforced: the button is pressed all the same.
  await visit.page.locator('button[type=submit]').click({ force: true })
  await visit.page.locator('[aria-invalid=true]').first().waitFor()
}

async function showInvoice(visit: Visit) {
  await openStep(visit.page, 'supply', noSupply)
  await visit.page.locator('input[type=file]').first().setInputFiles(invoicePath('endesa'))
  await visit.page.locator('input[name=cups]').and(visit.page.locator('[value^=ES]')).waitFor()
  await visit.page.getByText(words(visit, 'supply.cups.found')).first().waitFor()
}

async function openDialog(visit: Visit, step: StepId, opener: MessageKey) {
  await openStep(visit.page, step)
  await press(visit, opener)
  await visit.page.locator('dialog[open]').waitFor()
}

/** The wizard's steps in the states that no scenario leads to. */
export const wizardShots: Shot[] = [
  ...stepIds.flatMap((step): Shot[] => [
    {
      id: `${step}-empty`,
      group,
      title: `${step}: as it opens`,
      reach: ({ page }) => openStep(page, step, empty[step]),
    },
    { id: `${step}-errors`, group, title: `${step}: Next too early`, reach: visit => openWithErrors(visit, step) },
    { id: `${step}-filled`, group, title: `${step}: filled in`, reach: ({ page }) => openStep(page, step, filled) },
    {
      id: `${step}-filled-dark`,
      group,
      title: `${step}: filled in, dark`,
      reach: ({ page }) => openStep(page, step, filled),
      browser: { colorScheme: 'dark' },
    },
  ]),
  {
    id: 'supply-empty-phone',
    group,
    title: 'supply: as it opens on a phone',
    reach: ({ page }) => openStep(page, 'supply', noSupply),
    browser: phone,
  },
  {
    id: 'invoice-source',
    group,
    title: 'supply: photo or file, on a phone',
    reach: async ({ page }) => {
      await openStep(page, 'supply', noSupply)
      await page.locator('input[type=file]').first().click()
      await page.locator('dialog[open]').waitFor()
    },
    browser: phone,
    isWindow: true,
  },
  { id: 'supply-invoice-read', group, title: 'supply: read from an invoice', reach: showInvoice },
  {
    id: 'supply-new',
    group,
    title: 'supply: no electricity now, with its costs',
    reach: async visit => {
      await openStep(visit.page, 'supply', { ...noElectricity, potenciaPunta: '3.45', potenciaValle: '3.45' })
      await visit.page.getByText('€').first().waitFor()
    },
  },
  {
    id: 'holder-company',
    group,
    title: 'holder: a company',
    reach: ({ page }) =>
      openStep(page, 'holder', { isCompany: true, companyName: 'Panadería El Alba, S.L.', cif: 'B00000000' }),
  },
  {
    id: 'forced-colours',
    group,
    title: 'account: forced colours, Next too early',
    reach: visit => openWithErrors(visit, 'account'),
    browser: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } },
  },
  {
    id: 'leave-dialog',
    group,
    title: 'leaving with something entered',
    async reach(visit) {
      // Narrower pages have no button to leave by.
      await visit.page.setViewportSize(desktop)
      await openDialog(visit, 'holder', 'wizard.close')
    },
    isWindow: true,
  },
  {
    id: 'cups-help',
    group,
    title: 'where the CUPS is',
    reach: visit => openDialog(visit, 'supply', 'supply.cups.where'),
    isWindow: true,
  },
  {
    id: 'dock',
    group: 'outside',
    title: "the testers' dock, unfolded",
    isWindow: true,
    reach: async ({ page }) => {
      await openStep(page, 'supply', noSupply)
      await page.addScriptTag({ type: 'module', url: '/__mock/panel/client/dock.ts' })
      await page.locator('.dock-tab').click()
    },
  },
  {
    id: 'country-list',
    group,
    title: 'account: the countries, filtered',
    reach: async visit => {
      await openStep(visit.page, 'account', empty.account)
      await visit.page.locator('[aria-haspopup=listbox]').first().click()
      await visit.page.getByRole('combobox', { name: words(visit, 'account.country.search') }).fill('a')
      await visit.page.getByRole('option').nth(5).waitFor()
      // How far the page has scrolled by now depends on when the list came.
      await visit.page.evaluate(() => document.querySelector('[aria-haspopup=listbox]')?.scrollIntoView())
    },
    isWindow: true,
  },
  {
    id: 'offer-open',
    group,
    title: 'the offer, unfolded where it is a sheet',
    reach: async visit => {
      await visit.page.setViewportSize({ width: 360, height: 780 })
      await openStep(visit.page, 'account', empty.account)
      await visit.page.locator('aside button[aria-expanded]').first().click()
      // Where the press left the page depends on when the footer came, which makes it longer.
      await visit.page.evaluate(() => scrollTo(0, 0))
    },
    isWindow: true,
  },
]
