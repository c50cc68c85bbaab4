import type { Locator, Page } from '@playwright/test'
import { noSupply, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillAccount, fillBank } from './support/sign-up.ts'
import { blankPhoto, foundSupply } from './support/supply.ts'
import { expect, test } from './support/test.ts'
import { expectSensibleFocus, type Failure, failures, supportContact, typedValues, Wire } from './support/wire.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

/** How a customer comes to make a call, and what they see of it. */
interface WireCall {
  path: string
  /** What a working call answers, where the mock server's own answer does not do. */
  healthy?: object
  /** Opens the page, and types what the call is about. */
  open: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /** The page makes the call by itself: what is said is where the customer comes to later. */
  asksByItself?: true
  /** The field in which something else is after each press. */
  changes?: string
  /** Again after a failure; as before where it is left out. */
  again?: (page: Page) => Promise<void>
  /** What is said of a failure. */
  told: (page: Page) => Locator
  /** What is seen when the call works. */
  arrived: (page: Page) => Locator
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
/** Next counts down where the API says when to try again, and can be pressed all the same. */
const pressOn = (name: string) => (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${name}|Reintentar en .+)$`) }).press('Enter')
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).filter({ visible: true }).first()

/** One call for each way in which a failure is shown. Every call that fails by itself: e2e/scenarios.spec.ts. */
const calls: Record<string, WireCall> = {
  'the check of a step': {
    path: '/v3/validations/email',
    async open(page) {
      await page.goto('/')
      await fillAccount(page, ana)
    },
    press: pressOn('Siguiente'),
    told: says('No hemos podido comprobar tu correo y tu móvil'),
    arrived: page => page.getByRole('heading', { level: 2, name: 'Datos del titular' }),
  },
  'the check of a field': {
    path: '/v3/validations/cups',
    // The register names the home, and the list of homes names it more fully once it is there.
    changes: 'address_details',
    async open(page) {
      await openStep(page, 'supply', noSupply)
      await page.getByLabel('CUPS', { exact: true }).fill('ES0021000000000123FM')
    },
    press: press('Validar'),
    again: press('Validar'),
    told: says('No podemos validar el CUPS por un error en el servidor'),
    arrived: foundSupply,
  },
  'a list': {
    path: '/verification/spain/provinces',
    open: page => openStep(page, 'supply'),
    press: async page => void (await page.reload()),
    asksByItself: true,
    again: press('Reintentar'),
    told: says('No hemos podido actualizar la lista de provincias'),
    arrived: page => page.getByLabel('Provincia').and(page.locator(':not([aria-busy=true])')),
  },
  'an estimate': {
    path: '/v3/validations/supply-costs',
    async open(page) {
      await openStep(page, 'supply', { ...unknownSupply, potenciaPunta: '4.6', potenciaValle: '4.6' })
      // Not to be given up when the clock is moved for another call; and the step asks once by itself when it opens.
      await expect(page.getByRole('option', { name: 'Zaragoza' })).toHaveCount(1)
      await expect(says(/^Entre |^Unos /)(page)).toBeVisible()
    },
    // A power that was not chosen before asks again.
    async press(page) {
      const power = page.getByLabel('Potencia punta')
      await power.evaluate(element => element.scrollIntoView({ block: 'center' }))
      await power.focus()
      await power.selectOption((Number(await power.inputValue()) + 0.1).toFixed(1))
    },
    changes: 'potenciaPunta',
    told: says('No hemos podido calcular el coste de la potencia. Puedes continuar.'),
    arrived: says(/^Entre |^Unos /),
  },
  'an upload': {
    path: '/v3/users/pdf',
    healthy: { cups: 'ES0021000000000123FM' },
    open: page => openStep(page, 'supply', noSupply),
    async press(page) {
      await page.getByRole('button', { name: /elige un archivo/ }).focus()
      await page.locator('form input[type=file]').first().setInputFiles(blankPhoto)
    },
    told: says('Error procesando las imágenes'),
    arrived: foundSupply,
  },
  'the registration': {
    path: '/v2/users',
    healthy: { id: 'idp-1', userId: 'usr-2', contracts: [] },
    async open(page) {
      await openStep(page, 'bank')
      await fillBank(page, ana)
    },
    press: pressOn('Contratar'),
    again: pressOn('Reintentar'),
    told: page =>
      page
        .getByRole('dialog', { name: 'Ha habido un error' })
        .getByText(/^(No hemos podido enviar|No sabemos si|No podemos hacer|Error al completar: no )/)
        .filter({ visible: true })
        .first(),
    arrived: says(/En unos minutos recibirás un correo/),
  },
}

for (const [place, [what, call]] of Object.entries(calls).entries()) {
  const [first, second] = [0, 1].map(turn => failures[(2 * place + turn) % failures.length] as Failure)
  const { told, press, again = press } = call

  test(`${what} fails on the wire: ${first?.name}, then ${second?.name}`, async ({ page }) => {
    await page.clock.install()
    const wire = await Wire.at(page, `/api${call.path}`, call.healthy)
    await call.open(page)
    const before: Record<string, unknown> = await typedValues(page)
    // Another value may be there, but never nothing.
    if (call.changes && call.changes in before) before[call.changes] = expect.any(String)
    /** The customer sees what happened, and when to try again where the API says so. */
    const expectTold = async (failure: Failure | undefined) => {
      await expect(told(page)).toBeInViewport()
      await expect(page.getByText(failure?.wait ?? /dentro de .* minuto/)).toHaveCount(failure?.wait ? 1 : 0)
    }

    wire.break(first)
    await wire.meet(() => press(page))
    if (call.asksByItself) await told(page).scrollIntoViewIfNeeded()
    else await expectSensibleFocus(page)
    await expectTold(first)
    await expect(supportContact(page)).toHaveCount(0)

    wire.break(second)
    await wire.meet(() => again(page))
    await expect(supportContact(page)).toBeInViewport()
    await expectTold(second)
    await expectSensibleFocus(page)
    // The list of homes is asked for again, and names the home again.
    await expect.poll(() => typedValues(page)).toMatchObject(before)

    wire.break(undefined)
    await wire.meet(() => again(page))
    await expect(call.arrived(page)).toBeAttached()
    await expect(told(page)).toHaveCount(0)
  })
}
