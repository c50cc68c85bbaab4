import type { Browser, Locator, Page } from 'playwright'
import { noSupply, openStep } from '../../../e2e/support/open-step.ts'
import { ana } from '../../../e2e/support/people.ts'
import { expectStep, fillHolder, invoicePath } from '../../../e2e/support/sign-up.ts'

/**
 * The slowest answer to what a customer did, in milliseconds until the next paint; the browser counts in steps of 8. `bare`: the same
 * on a page that holds nothing else.
 */
export type Interactions = Record<string, { took: number; bare?: number }>

const slowdown = 4
/** A slow phone on a busy machine takes its time to read an invoice. */
const readingMs = 60_000
/** Longer than the slowest answer. */
const toldMs = 800
const readOverMs = 3000
/** Letters of the e-mail that the first step drawn ahead gets before and while React comes. */
const typedEarly = 6

/** Walks a sign-up on a phone's processor and measures every kind of interaction on the way. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Interactions> {
  const page = await browser.newPage({ baseURL: origin, locale: 'es-ES', viewport: { width: 412, height: 823 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchInteractions)
  const figures: Interactions = {}
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => Object.assign(window, { slowestInteraction: 0 }))
    await act()
    const slowest = await slowestOnceTold(page)
    figures[what] = { ...figures[what], took: Math.max(figures[what]?.took ?? 0, slowest) }
  }
  try {
    await account(page, measure)
    await supply(page, measure)
    const list = await powers(page).evaluate(select => select.outerHTML)
    await bank(page, measure)
    figures[openingPowers] = { took: 0, ...figures[openingPowers], bare: await openBareList(browser, list) }
    return figures
  } finally {
    await page.context().close()
  }
}

/** As long as a finger stays on what it presses. */
const heldMs = 100
/** Whoever presses has scrolled before, and seen what there is to be pressed. */
const lookMs = 500

/** By the mouse alone: a locator's own click has the page look several times whether it would be hit, which takes 10 ms of a slow phone. */
async function press(target: Locator) {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(lookMs)
  await page.mouse.down()
  await page.waitForTimeout(heldMs)
  await page.mouse.up()
}

type Measure = (what: string, act: () => Promise<unknown>) => Promise<void>

async function account(page: Page, measure: Measure) {
  await page.goto('/')
  const country = page.getByRole('button', { name: /^País/ })
  const email = page.getByLabel('Correo electrónico')
  await measure('typing while the page is taken over', () => email.pressSequentially(ana.email.slice(0, typedEarly)))
  await page.waitForFunction(() => document.title.includes(' · '))
  await measure('typing an e-mail', () => email.pressSequentially(ana.email.slice(typedEarly)))
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

const openingPowers = 'opening the powers'
const powers = (page: Page) => page.getByRole('combobox', { name: /punta/i })

async function supply(page: Page, measure: Measure) {
  await measure('typing a name', () => page.getByLabel('Nombre', { exact: true }).pressSequentially(ana.name))
  await measure('typing a document', () => page.getByLabel('DNI/NIE').pressSequentially(ana.document))
  await fillHolder(page, ana)
  await measure('Next', () => press(page.getByRole('button', { name: 'Siguiente' })))
  await expectStep(page, 'Datos del suministro')
  await page.locator('input[type=file]').first().setInputFiles(invoicePath('endesa'))
  await powers(page).waitFor({ timeout: readingMs })
  // What was read is looked through before anything of it is changed.
  await page.waitForTimeout(readOverMs)
  await measure(openingPowers, () => press(powers(page)))
  await measure('closing the powers', () => page.keyboard.press('Escape'))
}

async function bank(page: Page, measure: Measure) {
  await measure('Next', () => press(page.getByRole('button', { name: 'Siguiente' })))
  await expectStep(page, 'Cuenta bancaria')
  await measure('typing an IBAN', () => page.getByLabel('IBAN', { exact: true }).pressSequentially(ana.iban))
  await measure('back to a step', () => press(page.getByRole('button', { name: /^Editar.*titular/ })))
  await expectStep(page, 'Datos del titular')
  await openStep(page, 'supply', noSupply)
  await measure('typing a CUPS', () => page.locator('input[name=cups]').pressSequentially('ES0031000000000302RS'))
}

/** The browser itself draws the open list of a `<select>`, in a page of its own: how long that takes where nothing else is. */
async function openBareList(browser: Browser, list: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchInteractions)
    await page.goto('data:text/html,<!doctype html>')
    await page.setContent(list)
    await press(page.getByRole('combobox'))
    return await slowestOnceTold(page)
  } finally {
    await page.context().close()
  }
}

/** Runs in the page, before anything of it. */
function watchInteractions() {
  const seen = Object.assign(window, { slowestInteraction: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        seen.slowestInteraction = Math.max(seen.slowestInteraction, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Once the browser has painted what followed; it tells of an event some time after that. */
async function slowestOnceTold(page: Page): Promise<number> {
  await page.waitForTimeout(toldMs)
  return page.evaluate(() => Math.round((window as unknown as { slowestInteraction: number }).slowestInteraction))
}
