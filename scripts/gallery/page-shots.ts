import { openStep } from '../../e2e/support/open-step.ts'
import { ana } from '../../e2e/support/people.ts'
import { phone, type Shot, type Visit } from './shot.ts'

const contract = '11111111-2222-4333-8444-555555555555'
const outcomes = ['contract-confirmed', 'contract-cancelled', 'iban-confirmed', 'iban-cancelled']

/** Signs the contract up as far as the thank-you page, where mail waits for the customer. */
async function signUp(visit: Visit) {
  await openStep(visit.page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
  await visit.page.locator('button[type=submit]').click()
  await visit.page.waitForURL(/thank-you/)
  // The address is there before the page is: the wizard stays in sight until it has loaded.
  await visit.page.locator('form').waitFor({ state: 'detached' })
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
}

async function openPath({ page }: Visit, path: string) {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
}

function at(path: string, id: string, title: string, rest: Partial<Shot> = {}): Shot {
  return { id, group: 'pages', title, reach: visit => openPath(visit, path), ...rest }
}

/** The pages after the wizard, and those of the outside world as the mock server plays it. */
export const pageShots: Shot[] = [
  { id: 'thank-you', group: 'pages', title: 'thank you', reach: signUp },
  {
    id: 'thank-you-print',
    group: 'pages',
    title: 'thank you, printed',
    reach: async visit => {
      await signUp(visit)
      await visit.page.emulateMedia({ media: 'print' })
    },
  },
  { id: 'thank-you-dark', group: 'pages', title: 'thank you, dark', reach: signUp, browser: { colorScheme: 'dark' } },
  at('/continue-in-app', 'continue-in-app', 'continue in the app'),
  at('/user-confirmed', 'user-confirmed', 'the e-mail address is confirmed'),
  at('/check-email', 'check-email', 'read your mail'),
  ...outcomes.flatMap(name => [
    at(`/${name}?device=2&id=${contract}&registration_id=${contract}`, name, name.replace('-', ' ')),
    at(`/${name}?device=0&id=${contract}&registration_id=${contract}`, `${name}-phone`, `${name}, on a phone`, {
      browser: phone,
    }),
  ]),
  at('/no-such-page', 'error-page', 'no such page'),
  at('/__mock/marketing/', 'marketing', 'the marketing site', { group: 'outside' }),
  at('/__mock/app', 'app', 'the app', { group: 'outside' }),
  at('/__mock/', 'panel', "the testers' panel", { group: 'outside' }),
  at('/__mock/values', 'panel-values', "the testers' panel: values", { group: 'outside' }),
  at('/__mock/calls', 'panel-calls', "the testers' panel: calls", { group: 'outside' }),
  at('/__mock/', 'panel-dark', "the testers' panel, dark", { group: 'outside', browser: { colorScheme: 'dark' } }),
  {
    id: 'mailbox',
    group: 'outside',
    title: 'the mailbox after signing up',
    reach: async visit => {
      await signUp(visit)
      await openPath(visit, '/__mock/mail')
    },
  },
  {
    id: 'signature',
    group: 'outside',
    title: 'the signature',
    reach: async visit => {
      await signUp(visit)
      await openPath(visit, '/__mock/mail')
      await visit.page.locator('a[href*="/__mock/mail/"]').first().click()
      await visit.page.getByRole('article').getByRole('link').first().click()
      await visit.page.getByRole('heading').first().waitFor()
    },
  },
]
