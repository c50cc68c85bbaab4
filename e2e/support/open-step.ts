import { expect, type Page } from '@playwright/test'
import type { Invoice } from '#domain/answers.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { StepId } from '#steps/define-step.ts'
import { ana } from './people.ts'
import { storedSignUp } from './stored-sign-up.ts'

/** The steps in their order. */
export const stepIds: readonly StepId[] = ['account', 'holder', 'supply', 'bank']

/** What a customer has answered who is on the last step, all but the password. Signed in socially: then it is not asked for. */
export const answered: Partial<FormValues> = {
  sso: true,
  email: ana.email,
  phoneNumber: ana.phone,
  terms: true,
  marketing: true,
  name: ana.name,
  surname: ana.surname,
  document: ana.document,
  changeOfHolder: true,
  cups: 'ES0031000000000302RS1P',
  cupsOutcome: 'found',
  address: 'Carrer de Ponent',
  street_number: '101',
  zipCode: '08902',
  province: 'Barcelona',
  municipality: "L'Hospitalet de Llobregat",
  newSupply: false,
  solarSupply: false,
  punta: 4.6,
  valle: 4.6,
  potenciaPunta: '4.6',
  potenciaValle: '4.6',
}

/** An account step on which nothing was answered yet. */
export const noAccount = { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }

/** A supply step on which nothing was answered yet. */
export const noSupply: Partial<FormValues> = {
  cups: '',
  cupsOutcome: '',
  address: '',
  street_number: '',
  zipCode: '',
  province: '',
  municipality: '',
  newSupply: undefined,
  solarSupply: undefined,
  potenciaPunta: '',
  potenciaValle: '',
  punta: undefined,
  valle: undefined,
}

/** A supply step whose fields are all there, and empty but for the answer that there is no electricity, which brings the powers. */
export const unknownSupply: Partial<FormValues> = {
  ...noSupply,
  cups: 'ES0021000000000141PT',
  cupsOutcome: 'notFound',
  newSupply: true,
}

/**
 * Opens the wizard at a step as a reload does: with what the tab had kept. `reached` tells how far the customer had been; the steps
 * before it count as checked. `invoice`: the one that was read.
 */
export async function openStep(
  page: Page,
  step: StepId,
  values: Partial<FormValues> = {},
  { reached = step, invoice }: { reached?: StepId; invoice?: Invoice } = {},
) {
  await remember(page, storedSignUp({ values: { ...answered, ...values }, step, reached, ...(invoice && { invoice }) }))
  await page.goto('/')
  await expect(openCard(page).getByRole('heading', { level: 2 })).toContainText(` ${stepIds.indexOf(step) + 1} `)
  await expect(openCard(page).locator('form :is(input, select)').first()).toBeAttached()
}

/** Makes this the whole of the tab's storage, before the wizard is opened. */
export async function remember(page: Page, stored: Record<string, string>) {
  await openEmptyPage(page)
  await page.evaluate(kept => {
    sessionStorage.clear()
    for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
  }, stored)
}

/**
 * A page of our origin that does nothing. A file of the site, not an invented answer: while Playwright answers for the server, the
 * browser keeps nothing in its cache and loads the product again each time.
 */
export async function openEmptyPage(page: Page) {
  const path = '/robots.txt'
  if (!page.url().endsWith(path)) await page.goto(path)
}

/** What the tab keeps of the sign-up for a reload. */
export function keptAnswers(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('formValues') ?? '{}'))
}

/** Next, Contratar or Guardar of the open step. */
export const nextButton = (page: Page) => openCard(page).locator('button[type=submit]')

/** The card of the step that is open; not the one drawn ahead, which a returning customer does not see. */
export function openCard(page: Page) {
  return page.locator('[aria-current=step]').filter({ visible: true })
}
