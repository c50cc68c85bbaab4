import { expect, type Page } from '@playwright/test'
import type { ScenarioId } from '#mock/operations/scenarios.ts'
import type { BodyOf, OperationId } from '#mock/shared/types.ts'
import type { Scenario } from '#scenarios/scenario.ts'
import type { StepId } from '#steps/define-step.ts'
import { reachFromAbove, touch } from '../in-sight.ts'
import { noSupply } from '../open-step.ts'
import { blankPhoto, type MadeUpFile } from '../supply.ts'
import { named, sentence } from '../words.ts'
import type { Tester } from './tester.ts'

/** How to bring the wizard to make a call, and where it then is if nothing went wrong. */
interface Walk {
  go: (tester: Tester, scenario: Scenario) => Promise<void>
  undisturbed: (tester: Tester, scenario: Scenario) => Promise<void>
  /** The press that asks for the same again, where a press did; nothing else of the page changes. */
  press?: (tester: Tester, scenario: Scenario) => Promise<void>
  /** What a customer does to try again after an error, and what they then see. */
  again?: (tester: Tester, scenario: Scenario) => Promise<void>
}

const brokenPdf: MadeUpFile = {
  name: 'factura.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 and no more'),
}

async function arrivesAtThankYou({ page }: Tester) {
  await expect(page).toHaveURL(/\/thank-you/)
}

function stepThenNext(step: StepId, arrivesAt: StepId | 'thank-you'): Walk {
  const undisturbed = (tester: Tester) =>
    arrivesAt === 'thank-you' ? arrivesAtThankYou(tester) : tester.expectStep(arrivesAt)
  const go = async (tester: Tester, scenario: Scenario) => {
    await tester.openStep(scenario, step)
    await tester.next()
  }
  return {
    go,
    undisturbed,
    // To be in the app is no answer: where Next leads there, the step begins again.
    async press(tester, scenario) {
      if (scenario.id === 'email-exists') await tester.openStep(scenario, step)
      await tester.touchNext()
    },
    async again(tester) {
      await tester.next()
      await undisturbed(tester)
    },
  }
}

const openPage: Walk = {
  go: (tester, scenario) => tester.open(scenario, scenario.at ?? '/'),
  undisturbed: ({ page }) => expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible(),
}

const openSupply: Walk = {
  go: (tester, scenario) => tester.openStep(scenario, 'supply'),
  undisturbed: tester => tester.expectStep('supply'),
}

/** The way to each call. Several scenarios share one; a new operation without a way does not compile. */
const walks: Record<OperationId, Walk> = {
  getTranslations: openPage,
  getTariff: openPage,
  resolveCampaign: {
    ...openPage,
    async undisturbed(tester, scenario) {
      await openPage.undisturbed(tester, scenario)
      const plan = scenario.calls?.resolveCampaign
      const body = typeof plan === 'object' && 'body' in plan ? plan.body : undefined
      const words = (body as BodyOf<'resolveCampaign', 200> | undefined)?.campaign?.bannerText
      if (words) await expect(tester.page.getByText(words)).toBeVisible()
    },
  },
  validateEmail: stepThenNext('account', 'holder'),
  createLead: stepThenNext('account', 'holder'),
  getUserInfo: {
    async go(tester, scenario) {
      await tester.openStep(scenario, 'account')
      const chooser = tester.page.waitForEvent('popup')
      await tester.page.getByRole('button', { name: named('account.google') }).click()
      const told = tester.page.waitForEvent('console', each =>
        each.text().startsWith('Failed to fetch Google user profile'),
      )
      await (await chooser).getByRole('button').filter({ hasText: '@' }).first().click()
      await told
    },
    undisturbed: tester => tester.expectStep('account'),
  },
  checkDocument: stepThenNext('holder', 'supply'),
  listProvinces: {
    ...openSupply,
    async again({ page }) {
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByText(sentence('error.verification'))).toHaveCount(0)
    },
  },
  listCadastralUnits: openSupply,
  validateCups: {
    async go(tester, scenario) {
      // Not the seeded one that leads there by itself: the choice does.
      await tester.openStep(scenario, 'supply', { cups: 'ES0021000000000124FY', cupsOutcome: '' })
      await validate(tester)
    },
    async press({ page }, { sees }) {
      // What is validated cannot be asked for again.
      const isDone = await page.getByRole('button', { name: 'Validado' }).isVisible()
      if (isDone && sees)
        await page.getByText(sentence(sees)).filter({ visible: true }).first().scrollIntoViewIfNeeded()
      else await touch(validateButton(page))
    },
    undisturbed: tester => tester.expectStep('supply'),
    async again({ page }) {
      const retry = page.getByRole('button', { name: 'Volver a validar' })
      await retry.click()
      // Not by its sentence: the list of provinces, too, may have been given up when the page's clock was moved.
      await expect(retry).toHaveCount(0)
      await expect(page.getByText(sentence('supply.cups.found')).first()).toBeVisible()
    },
  },
  estimateSupplyCosts: {
    ...openSupply,
    go: (tester, scenario) =>
      tester.openStep(scenario, 'supply', { newSupply: true, potenciaPunta: '4.6', potenciaValle: '4.6' }),
  },
  scoreCustomer: stepThenNext('supply', 'bank'),
  parseInvoice: {
    async go(tester, scenario) {
      await tester.openStep(scenario, 'supply', noSupply)
      await upload(tester, scenario.sees === 'error.invoice.images' ? blankPhoto : brokenPdf)
    },
    press: (tester, scenario) => upload(tester, scenario.sees === 'error.invoice.images' ? blankPhoto : brokenPdf),
    undisturbed: tester => tester.expectStep('supply'),
  },
  checkIban: stepThenNext('bank', 'thank-you'),
  registerUser: stepThenNext('bank', 'thank-you'),
}

const validateButton = (page: Page) => page.getByRole('button', { name: named('supply.cups.validate') })

async function validate({ page }: Tester) {
  await validateButton(page).click()
}

/** Chooses a file that the page itself makes: sending megabytes into a browser takes longer than all the rest. */
async function drop({ page }: Tester, file: NonNullable<Scenario['file']>) {
  const input = await reachFileInput(page)
  await input.evaluate((element: HTMLInputElement, { name, type, bytes }) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(bytes)], name, { type }))
    element.files = chosen.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, file)
}

async function upload({ page }: Tester, file: MadeUpFile) {
  const input = await reachFileInput(page)
  await input.setInputFiles(file)
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
  if (file) {
    const go = async (tester: Tester) => {
      await tester.openStep(scenario, 'supply', noSupply)
      await drop(tester, file)
    }
    return { go, press: tester => drop(tester, file), undisturbed: openSupply.undisturbed }
  }
  if (typed && step !== 'start' && step !== 'network' && step !== 'own') {
    const go = async (tester: Tester) => {
      await tester.openStep(scenario, step, {
        [typed.field]: typed.value,
        ...(typed.field === 'cups' && { cupsOutcome: '' }),
      })
      await tester.next()
    }
    return { go, press: tester => tester.touchNext(), undisturbed: tester => tester.expectStep(step) }
  }
  if (at) return { ...openPage, undisturbed: async ({ page }) => void (await expect(page).toHaveURL('/')) }
  throw new Error(`The scenario ${scenario.id} was not walked: nothing leads into it.`)
}

/** What single scenarios promise beyond their sentence. */
export const promises: { [Id in ScenarioId]?: (tester: Tester) => Promise<void> } = {
  'email-exists': ({ page }) => expect(page.getByRole('button', { name: 'Ir a la app' })).toBeVisible(),
  'cups-already-exists': ({ page }) => expect(page.getByRole('button', { name: 'Cambiar el titular' })).toBeVisible(),
  'translations-fail': tester => expectTranslationCalls(tester, [500, 500, 500]),
  'translations-flaky': tester => expectTranslationCalls(tester, [500, 500, 200]),
  'translations-denied': tester => expectTranslationCalls(tester, [401]),
  async 'registration-fails'({ page }) {
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden()
  },
  async 'registration-fails-once'(tester) {
    await tester.page.getByRole('button', { name: 'Reintentar' }).click()
    await arrivesAtThankYou(tester)
  },
  async 'registration-slow'(tester) {
    expect(await tester.mock.calls({ operation: 'registerUser' })).toHaveLength(1)
  },
}

async function expectTranslationCalls(tester: Tester, statuses: number[]) {
  const told = async () => (await tester.mock.calls({ operation: 'getTranslations' })).map(each => each.response.status)
  await expect.poll(told).toEqual(statuses)
}
