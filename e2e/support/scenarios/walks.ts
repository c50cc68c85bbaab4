import { expect, type Page } from '@playwright/test'
import type { ScenarioId } from '#mock/operations/scenarios.ts'
import type { BodyOf, OperationId } from '#mock/shared/types.ts'
import type { Scenario } from '#scenarios/scenario.ts'
import type { StepId } from '#steps/define-step.ts'
import { reachFromAbove, touch } from '../in-sight.ts'
import { noSupply, unknownSupply } from '../open-step.ts'
import { blankPhoto, type MadeUpFile } from '../supply.ts'
import { named, sentence } from '../words.ts'
import { expectStep, open, openStep, pressNext, supportContact, touchNext, type Visit } from './visit.ts'

type Act = (visit: Visit) => Promise<void>

/** How to bring the wizard to make a call, and where it then is if nothing went wrong. */
interface Walk {
  go: Act
  undisturbed: Act
  /** The press that asks for the same again, where a press did; nothing else of the page changes. */
  press?: Act
  /** What a customer does to try again after an error, and what they then see. */
  again?: Act
}

const brokenPdf: MadeUpFile = {
  name: 'factura.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 and no more'),
}

const arrivesAtThankYou: Act = ({ page }) => expect(page).toHaveURL(/\/thank-you/)
const arrivesAt = (step: StepId) => (visit: Visit) => expectStep(visit, step)

function stepThenNext(step: StepId, undisturbed: Act): Walk {
  return {
    undisturbed,
    async go(visit) {
      await openStep(visit, step)
      await pressNext(visit)
    },
    // To be in the app is no answer: where Next leads there, the step begins again.
    async press(visit) {
      if (visit.scenario.id === 'email-exists') await openStep(visit, step)
      await touchNext(visit)
    },
    async again(visit) {
      await pressNext(visit)
      await undisturbed(visit)
    },
  }
}

const openPage: Walk = {
  go: visit => open(visit, visit.scenario.at ?? '/'),
  undisturbed: ({ page }) => expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible(),
}

const openSupply: Walk = { go: visit => openStep(visit, 'supply'), undisturbed: arrivesAt('supply') }

/** The way to each call. Several scenarios share one; a new operation without a way does not compile. */
const walks: Record<OperationId, Walk> = {
  getTranslations: openPage,
  getTariff: {
    ...openPage,
    async go(visit) {
      await openPage.go(visit)
      // It is folded on a phone.
      await visit.page.getByRole('complementary').getByRole('button', { expanded: false }).click()
    },
  },
  resolveCampaign: {
    ...openPage,
    async undisturbed(visit) {
      await openPage.undisturbed(visit)
      const plan = visit.scenario.calls?.resolveCampaign
      const body = typeof plan === 'object' && 'body' in plan ? plan.body : undefined
      const words = (body as BodyOf<'resolveCampaign', 200> | undefined)?.campaign?.bannerText
      if (words) await expect(visit.page.getByText(words)).toBeVisible()
    },
  },
  validateEmail: stepThenNext('account', arrivesAt('holder')),
  createLead: stepThenNext('account', arrivesAt('holder')),
  getUserInfo: {
    async go(visit) {
      const { page } = visit
      await openStep(visit, 'account')
      const chooser = page.waitForEvent('popup')
      await page.getByRole('button', { name: named('account.google') }).click()
      const told = page.waitForEvent('console', each => each.text().startsWith('Failed to fetch Google user profile'))
      await (await chooser).getByRole('button').filter({ hasText: '@' }).first().click()
      await told
    },
    undisturbed: arrivesAt('account'),
  },
  checkDocument: stepThenNext('holder', arrivesAt('supply')),
  listProvinces: {
    ...openSupply,
    async again({ page }) {
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByText(sentence('error.verification'))).toHaveCount(0)
    },
  },
  listCadastralUnits: openSupply,
  validateCups: {
    async go(visit) {
      // Not the seeded one that leads there by itself: the choice does.
      await openStep(visit, 'supply', { cups: 'ES0021000000000124FY', cupsOutcome: '' })
      await validateButton(visit.page).click()
    },
    async press({ page, scenario: { sees } }) {
      // What is validated cannot be asked for again.
      const isDone = await page.getByRole('button', { name: 'Validado' }).isVisible()
      if (isDone && sees)
        await page.getByText(sentence(sees)).filter({ visible: true }).first().scrollIntoViewIfNeeded()
      else await touch(validateButton(page))
    },
    undisturbed: arrivesAt('supply'),
    async again({ page }) {
      await validateButton(page).click()
      await expect(page.getByText(sentence('supply.cups.found')).first()).toBeVisible()
    },
  },
  estimateSupplyCosts: {
    ...openSupply,
    go: visit => openStep(visit, 'supply', { ...unknownSupply, potenciaPunta: '4.6', potenciaValle: '4.6' }),
  },
  scoreCustomer: stepThenNext('supply', arrivesAt('bank')),
  parseInvoice: fileWalk(async ({ page, scenario }) => {
    const input = await reachFileInput(page)
    await input.setInputFiles(scenario.sees === 'error.invoice.images' ? blankPhoto : brokenPdf)
  }),
  checkIban: stepThenNext('bank', arrivesAtThankYou),
  registerUser: stepThenNext('bank', arrivesAtThankYou),
}

const validateButton = (page: Page) => page.getByRole('button', { name: named('supply.cups.validate') })

function fileWalk(press: Act): Walk {
  const go: Act = async visit => {
    await openStep(visit, 'supply', noSupply)
    await press(visit)
  }
  return { go, press, undisturbed: arrivesAt('supply') }
}

/** Chooses a file that the page itself makes: sending megabytes into a browser takes longer than all the rest. */
async function drop(page: Page, file: NonNullable<Scenario['file']>) {
  const input = await reachFileInput(page)
  await input.evaluate((element: HTMLInputElement, { name, type, bytes }) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(bytes)], name, { type }))
    element.files = chosen.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, file)
}

/** As a customer chooses a file by hand: it is in sight, and has the focus when they come back. */
async function reachFileInput(page: Page) {
  const input = page.locator('form input[type=file]').first()
  await reachFromAbove(input)
  await input.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  return input
}

/** The way into a scenario: by its first call, its file, the value to type, or its address. Throws when it has none. */
export function walkOf(scenario: Scenario): Walk {
  const { calls, anyCall, file, typed, step, at } = scenario
  const [operation] = Object.keys(calls ?? {}) as OperationId[]
  if (operation) return walks[operation]
  if (anyCall) return walks.validateEmail
  if (file) return fileWalk(({ page }) => drop(page, file))
  if (typed && step !== 'start' && step !== 'network' && step !== 'own') {
    const unchecked = typed.field === 'cups' ? { cupsOutcome: '' as const } : {}
    const go: Act = async visit => {
      await openStep(visit, step, { [typed.field]: typed.value, ...unchecked })
      await pressNext(visit)
    }
    return { go, press: touchNext, undisturbed: arrivesAt(step) }
  }
  if (at) return { ...openPage, undisturbed: ({ page }) => expect(page).toHaveURL('/') }
  throw new Error(`The scenario ${scenario.id} was not walked: nothing leads into it.`)
}

/** What single scenarios promise beyond their sentence. */
export const promises: { [Id in ScenarioId]?: Act } = {
  'email-exists': ({ page }) => expect(page.getByRole('button', { name: 'Ir a la app' })).toBeVisible(),
  'cups-already-exists': ({ page }) => expect(page.getByRole('button', { name: 'Cambiar el titular' })).toBeVisible(),
  async 'registration-fails'({ page }) {
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await expect(supportContact(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden()
  },
  async 'registration-fails-once'(visit) {
    await visit.page.getByRole('button', { name: 'Reintentar' }).click()
    await arrivesAtThankYou(visit)
  },
  'registration-slow': ({ mock }) => mock.verify({ operation: 'registerUser', exactly: 1 }).then(() => {}),
}
