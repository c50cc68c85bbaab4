import type { Browser, Locator, Page } from 'playwright'
import { noSupply, openStep, unknownSupply } from '../../e2e/support/open-step.ts'
import { ana } from '../../e2e/support/people.ts'
import { expectStep, fillHolder, invoicePath } from '../../e2e/support/sign-up.ts'

/** The slowest reaction per kind of input: milliseconds until the next paint. The browser rounds to 8 ms. */
export type Interactions = Record<string, number>

/** A mid-range phone compared with this machine, as browser tools assume. */
const cpuSlowdown = 4
/** Reading an invoice takes long with a slow processor on a busy machine. */
const invoiceTimeoutMs = 60_000
/** The browser reports an event some time after the paint; this is longer than the slowest reaction. */
const reportDelayMs = 800
/** How long a person reads what an invoice filled in before changing it. */
const readingMs = 3000
/** Letters that are typed into the prerendered page, before and while React hydrates it. */
const lettersBeforeHydration = 6
/** A finger stays down for about this long. */
const pressMs = 100
/** A person scrolls first and presses later. */
const pauseBeforePressMs = 500

type Measure = (what: string, act: () => Promise<unknown>) => Promise<void>

/** Walks through a sign-up with a phone's processor and measures each kind of interaction. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Interactions> {
  const page = await browser.newPage({ baseURL: origin, locale: 'es-ES', viewport: { width: 412, height: 823 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(observeInteractions)
  const slowest: Interactions = {}
  const measure: Measure = async (what, act) => {
    await page.evaluate(() => Object.assign(window, { slowestInteraction: 0 }))
    await act()
    await page.waitForTimeout(reportDelayMs)
    const took = await page.evaluate(() => (window as unknown as { slowestInteraction: number }).slowestInteraction)
    slowest[what] = Math.max(slowest[what] ?? 0, Math.round(took))
  }
  try {
    await account(page, measure)
    await supply(page, measure)
    await bank(page, measure)
    return slowest
  } finally {
    await page.context().close()
  }
}

/** Presses with the mouse only: `locator.click()` runs hit tests in the page, which take 10 ms of a slow processor. */
async function press(target: Locator) {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(pauseBeforePressMs)
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  await page.mouse.up()
}

async function account(page: Page, measure: Measure) {
  await page.goto('/')
  const country = page.getByRole('button', { name: /^País/ })
  const email = page.getByLabel('Correo electrónico')
  await measure('typing during hydration', () => email.pressSequentially(ana.email.slice(0, lettersBeforeHydration)))
  await page.waitForFunction(() => document.title.includes(' · '))
  await measure('typing an e-mail', () => email.pressSequentially(ana.email.slice(lettersBeforeHydration)))
  await measure('typing a password', () =>
    page.getByLabel('Contraseña', { exact: true }).pressSequentially(ana.password),
  )
  await measure('typing a number', () => page.getByLabel('Móvil', { exact: true }).pressSequentially(ana.phone))
  await measure('opening the countries', () => press(country))
  await measure('searching a country', () => page.getByRole('combobox').last().pressSequentially('fran'))
  await measure('closing the countries', () => page.keyboard.press('Escape'))
  await measure('ticking the terms', () => press(page.getByRole('checkbox').first()))
  await measure('choosing a language', () => press(page.getByRole('button', { name: 'English' })))
  await page.getByLabel('Email', { exact: true }).waitFor()
  await measure('choosing a language', () => press(page.getByRole('button', { name: 'Español' })))
  await page.getByLabel('Correo electrónico').waitFor()
  await measure('Next', () => press(page.getByRole('button', { name: 'Siguiente' })))
  await expectStep(page, 'Datos del titular')
}

async function supply(page: Page, measure: Measure) {
  await measure('typing a name', () => page.getByLabel('Nombre', { exact: true }).pressSequentially(ana.name))
  await measure('typing a document', () => page.getByLabel('DNI/NIE').pressSequentially(ana.document))
  await fillHolder(page, ana)
  await measure('Next', () => press(page.getByRole('button', { name: 'Siguiente' })))
  await expectStep(page, 'Datos del suministro')
  await page.locator('input[type=file]').first().setInputFiles(invoicePath('endesa'))
  await page.getByText('leído de tu factura').first().waitFor({ timeout: invoiceTimeoutMs })
  await page.waitForTimeout(readingMs)
}

async function bank(page: Page, measure: Measure) {
  await measure('Next', () => press(page.getByRole('button', { name: 'Siguiente' })))
  await expectStep(page, 'Cuenta bancaria')
  await measure('typing an IBAN', () => page.getByLabel('IBAN', { exact: true }).pressSequentially(ana.iban))
  await measure('back to a step', () => press(page.getByRole('button', { name: 'Editar Datos del titular' })))
  await expectStep(page, 'Datos del titular')
  await openStep(page, 'supply', noSupply)
  await measure('typing a CUPS', () => page.locator('input[name=cups]').pressSequentially('ES0031000000000302RS'))
  await openStep(page, 'supply', unknownSupply)
  await measure('opening the powers', () => press(page.getByRole('combobox', { name: /punta/i })))
  await measure('closing the powers', () => page.keyboard.press('Escape'))
}

/** Runs in the page before its own scripts. */
function observeInteractions() {
  const seen = Object.assign(window, { slowestInteraction: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        seen.slowestInteraction = Math.max(seen.slowestInteraction, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
