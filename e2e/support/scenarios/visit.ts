import { expect, type Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { MockClient } from '#mock/client/mock-client.ts'
import type { Scenario } from '#scenarios/scenario.ts'
import type { StepId } from '#steps/define-step.ts'
import { touch } from '../in-sight.ts'
import { answered, keptAnswers, nextButton, openCard, remember, stepIds } from '../open-step.ts'
import { ana, bakery } from '../people.ts'
import { storedSignUp } from '../stored-sign-up.ts'

/** A scenario in a browser. */
export interface Visit {
  page: Page
  mock: MockClient
  scenario: Scenario
}

/** Opens an address with the scenario chosen. */
export async function open({ page, mock, scenario }: Visit, url: string): Promise<void> {
  await mock.use(scenario.id)
  await page.goto(url, { waitUntil: 'commit' })
}

/** Opens the wizard at a step whose predecessors were answered, as a reload in the middle of a sign-up would. */
export async function openStep(visit: Visit, step: StepId, own: Partial<FormValues> = {}): Promise<void> {
  const { page, scenario } = visit
  const company = scenario.typed?.field === 'cif' && {
    isCompany: true,
    companyName: bakery.company.name,
    cif: bakery.company.cif,
  }
  const last = { iban: ana.iban, sepa: true, general_conditions: true }
  // A password is never stored; who signed in socially has none to be asked for.
  const sso = step !== 'account'
  await remember(page, storedSignUp({ values: { ...answered, ...last, ...company, sso, ...own }, step }))
  await open(visit, '/')
  if (!sso) await page.locator('input[name=password]').fill(own.password ?? ana.password)
}

/** By the keyboard: a click would wait until Next looks available, and pressing it before is what shows what is missing. */
export async function pressNext({ page }: Visit): Promise<void> {
  await nextButton(page).press('Enter')
}

/** As on a phone: Next is touched where it is, at the end of the form. */
export async function touchNext({ page }: Visit): Promise<void> {
  await touch(nextButton(page))
}

/** The open step is this one: so the wizard keeps it for a reload. */
export async function expectStep({ page }: Visit, step: StepId): Promise<void> {
  await expect.poll(() => keptAnswers(page)).toMatchObject({ currentStep: stepIds.indexOf(step) })
}

/** What is in the fields of the open step, by their name; empty ones are left out. */
export async function typedValues(page: Page): Promise<Record<string, string>> {
  return openCard(page).evaluate(card => {
    const fields = [...card.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=file]), select')]
    const values = fields.map(field => {
      const name = field.name || field.id
      // What is read: a box may have become a list with the same words.
      if (field instanceof HTMLSelectElement)
        return [name, field.value === '' ? '' : (field.selectedOptions[0]?.text ?? '')]
      const isChoice = field.type === 'checkbox' || field.type === 'radio'
      // Codes are in groups once their field is left.
      return isChoice ? [`${name} ${field.value}`, String(field.checked)] : [name, field.value.replaceAll(' ', '')]
    })
    return Object.fromEntries(values.filter(([, value]) => value !== '' && value !== 'false'))
  })
}

/** How to reach the brand's support after a second failure: by telephone, with its hours, and by e-mail. */
export const supportContact = (page: Page) =>
  page
    .locator('p', { hasText: brand.supportHours.es_ES })
    .filter({ has: page.locator(`a[href="tel:${brand.supportPhone.replaceAll(' ', '')}"]`) })
    .filter({ has: page.locator(`a[href="mailto:${brand.supportEmail}"]`) })
    .filter({ hasText: /sigue sin funcionar/i })
