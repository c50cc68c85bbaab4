import type { Locator, Page } from 'playwright'
import { noSupply, openStep, unknownSupply } from '../../e2e/support/open-step.ts'
import { ana } from '../../e2e/support/people.ts'
import { expectStep, fillHolder, invoicePath } from '../../e2e/support/sign-up.ts'

/** One press, key or typed word. It finds what it acts on in any page with the same markup. */
export type Act = (page: Page) => Promise<unknown>

/** What is done with each interaction of a walk: it is recorded, or measured. */
export type Visit = (what: string, act: Act) => Promise<unknown>

/** Reading an invoice takes long with a slow processor on a busy machine. */
const invoiceTimeoutMs = 60_000
/** How long a person reads what an invoice filled in before changing it. */
const readingMs = 3000
/** Letters that are typed into the prerendered page, before and while React hydrates it. */
const lettersBeforeHydration = 6
/** A finger stays down for about this long. */
const pressMs = 100
/** A person scrolls first and presses later. */
const pauseBeforePressMs = 500

/** The first letters of the e-mail address, typed as soon as the page shows. */
export const typeDuringHydration: Act = page =>
  page.getByLabel('Correo electrónico').pressSequentially(ana.email.slice(0, lettersBeforeHydration))

/** Walks through a sign-up with a bill, and visits each kind of interaction on the way. */
export async function walkInteractions(page: Page, visit: Visit): Promise<void> {
  await account(page, visit)
  await supply(page, visit)
  await bank(page, visit)
}

async function account(page: Page, visit: Visit) {
  await page.goto('/')
  await visit('typing during hydration', typeDuringHydration)
  await page.waitForFunction(() => document.title.includes(' · '))
  await visit(
    'typing an e-mail',
    type(page => page.getByLabel('Correo electrónico'), ana.email.slice(lettersBeforeHydration)),
  )
  await visit(
    'typing a password',
    type(page => page.getByLabel('Contraseña', { exact: true }), ana.password),
  )
  await visit(
    'typing a number',
    type(page => page.getByLabel('Móvil', { exact: true }), ana.phone),
  )
  await visit(
    'opening the countries',
    press(page => page.getByRole('button', { name: /^País/ })),
  )
  await visit(
    'searching a country',
    type(page => page.getByRole('combobox').last(), 'fran'),
  )
  await visit('closing the countries', pressEscape)
  await visit(
    'ticking the terms',
    press(page => page.getByRole('checkbox').first()),
  )
  await visit(
    'choosing a language',
    press(page => page.getByRole('button', { name: 'English' })),
  )
  await page.getByLabel('Email', { exact: true }).waitFor()
  await visit(
    'choosing a language',
    press(page => page.getByRole('button', { name: 'Español' })),
  )
  await page.getByLabel('Correo electrónico').waitFor()
  await visit('Next', next)
  await expectStep(page, 'Datos del titular')
}

async function supply(page: Page, visit: Visit) {
  await visit(
    'typing a name',
    type(page => page.getByLabel('Nombre', { exact: true }), ana.name),
  )
  await visit(
    'typing a document',
    type(page => page.getByLabel('DNI/NIE'), ana.document),
  )
  await fillHolder(page, ana)
  await visit('Next', next)
  await expectStep(page, 'Datos del suministro')
  await page.locator('input[type=file]').first().setInputFiles(invoicePath('endesa'))
  await page.getByText('leído de tu factura').first().waitFor({ timeout: invoiceTimeoutMs })
  await page.waitForTimeout(readingMs)
}

async function bank(page: Page, visit: Visit) {
  await visit('Next', next)
  await expectStep(page, 'Cuenta bancaria')
  await visit(
    'typing an IBAN',
    type(page => page.getByLabel('IBAN', { exact: true }), ana.iban),
  )
  await visit(
    'back to a step',
    press(page => page.getByRole('button', { name: 'Editar Datos del titular' })),
  )
  await expectStep(page, 'Datos del titular')
  await openStep(page, 'supply', noSupply)
  await visit(
    'typing a CUPS',
    type(page => page.locator('input[name=cups]'), 'ES0031000000000302RS'),
  )
  await openStep(page, 'supply', unknownSupply)
  await visit(
    'opening the powers',
    press(page => page.getByRole('combobox', { name: /punta/i })),
  )
  await visit('closing the powers', pressEscape)
}

const next: Act = page => press(() => page.getByRole('button', { name: 'Siguiente' }))(page)
const pressEscape: Act = page => page.keyboard.press('Escape')

function type(find: (page: Page) => Locator, text: string): Act {
  return page => find(page).pressSequentially(text)
}

/** Presses with the mouse only: `locator.click()` runs hit tests in the page, which take 10 ms of a slow processor. */
function press(find: (page: Page) => Locator): Act {
  return async page => {
    const target = find(page)
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.waitForTimeout(pauseBeforePressMs)
    await page.mouse.down()
    await page.waitForTimeout(pressMs)
    await page.mouse.up()
  }
}
