import { expect, type Locator, type Page } from '@playwright/test'
import type { CallName } from '#api/calls/index.ts'
import { noSupply, openCard, openStep, unknownSupply } from './open-step.ts'
import { ana } from './people.ts'
import { fillAccount, fillBank } from './sign-up.ts'
import { blankPhoto, foundSupply } from './supply.ts'

/** How a customer comes to make a call, and what they see of it. */
export interface WireCall {
  path: string
  /** What a working call answers, where the mock server's own answer does not do. */
  healthy?: object
  /** A success without a body is none. */
  needsBody?: boolean
  /** Opens the page, and types what the call is about. */
  open: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /** The page makes the call by itself: what is said is where the customer comes to later. */
  asksByItself?: true
  /** The field in which something else is after each press. */
  changes?: string
  /** Again after a failure; as before where it is left out. */
  again?: (page: Page) => Promise<void>
  /** What is said of a failure; null where nothing is, and the customer arrives or goes on `undisturbed`. */
  told: ((page: Page) => Locator) | null
  undisturbed?: (page: Page) => Locator
  /** What is seen when the call works. */
  arrived: (page: Page) => Locator
}

const heading = (title: string) => (page: Page) => openCard(page).getByRole('heading', { level: 2, name: title })
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
/** Next counts down where the API says when to try again, and can be pressed all the same. */
const pressNext = (name: string) => (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${name}|Guardar y volver|Reintentar en .+)$`) }).press('Enter')
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).filter({ visible: true }).first()
const unit = { ReferenciaCatastral: '9872023VH5797S0001WX', Bloque: '', Escalera: '', Planta: '3', Puerta: 'B' }

async function openAccount(page: Page) {
  await page.goto('/')
  await fillAccount(page, ana)
}

async function openBank(page: Page) {
  await openStep(page, 'bank')
  await fillBank(page, ana)
}

async function openSupply(page: Page, values: Parameters<typeof openStep>[2]) {
  await openStep(page, 'supply', values)
  // Not to be given up when the clock is moved for another call.
  await expect(page.getByRole('option', { name: 'Zaragoza' })).toHaveCount(1)
}

/** Each call of the wizard steps. What the page asks when it opens is not among them. */
export const wireCalls: Record<Exclude<CallName, 'getTariff' | 'resolveCampaign'>, WireCall> = {
  validateEmail: {
    path: '/v3/validations/email',
    open: openAccount,
    press: pressNext('Siguiente'),
    told: says('No hemos podido comprobar tu correo y tu móvil'),
    arrived: heading('Datos del titular'),
  },
  createLead: {
    path: '/v3/users/leads',
    needsBody: false,
    open: openAccount,
    press: pressNext('Siguiente'),
    told: null,
    arrived: heading('Datos del titular'),
  },
  checkDocument: {
    path: '/verification/fni',
    open: page => openStep(page, 'holder'),
    press: pressNext('Siguiente'),
    told: says('No hemos podido comprobar el documento'),
    arrived: heading('Datos del suministro'),
  },
  validateCups: {
    path: '/v3/validations/cups',
    // The register names the home, and the list of homes names it more fully once it is there.
    changes: 'address_details',
    async open(page) {
      await openStep(page, 'supply', noSupply)
      await page.getByLabel('CUPS', { exact: true }).fill('ES0021000000000123FM')
    },
    press: press('Validar'),
    again: press('Volver a validar'),
    told: says('No podemos validar el CUPS por un error en el servidor'),
    arrived: foundSupply,
  },
  listProvinces: {
    path: '/verification/spain/provinces',
    open: page => openStep(page, 'supply'),
    press: async page => void (await page.reload()),
    asksByItself: true,
    again: press('Reintentar'),
    told: says('No hemos podido actualizar la lista de provincias'),
    arrived: page => page.getByLabel('Provincia').and(page.locator(':not([aria-busy=true])')),
  },
  listCadastralUnits: {
    path: '/v3/validations/street-codes',
    healthy: [unit],
    async open(page) {
      await openSupply(page, {})
      await page.getByLabel('Número', { exact: true }).fill('7')
    },
    press: page => page.clock.runFor(600),
    async again(page) {
      await page.getByLabel('Número', { exact: true }).fill('8')
      await page.clock.runFor(600)
    },
    told: null,
    undisturbed: page => page.getByRole('textbox', { name: 'Detalles de la dirección' }),
    arrived: page => page.locator('option', { hasText: '3.º' }),
  },
  estimateSupplyCosts: {
    path: '/v3/validations/supply-costs',
    async open(page) {
      await openSupply(page, { ...unknownSupply, potenciaPunta: '4.6', potenciaValle: '4.6' })
      // The step asks once by itself when it opens.
      await expect(says(/^Entre |^Unos /)(page)).toBeVisible()
    },
    press: choosePower,
    changes: 'potenciaPunta',
    told: says('No hemos podido calcular el coste de la potencia. Puedes continuar.'),
    arrived: says(/^Entre |^Unos /),
  },
  scoreCustomer: {
    path: '/v3/scoring/b2c',
    open: page => openStep(page, 'supply'),
    press: pressNext('Siguiente'),
    told: null,
    arrived: heading('Cuenta bancaria'),
  },
  parseInvoice: {
    path: '/v3/users/pdf',
    needsBody: false,
    healthy: { cups: 'ES0021000000000123FM' },
    open: page => openStep(page, 'supply', noSupply),
    async press(page) {
      await page.getByRole('button', { name: /elige un archivo/ }).focus()
      await page.locator('form input[type=file]').first().setInputFiles(blankPhoto)
    },
    told: says('Error procesando las imágenes'),
    arrived: foundSupply,
  },
  checkIban: {
    path: '/verification/iban',
    open: openBank,
    press: pressNext('Contratar'),
    told: says('No hemos podido comprobar tu IBAN'),
    arrived: says(/En unos minutos recibirás un correo/),
  },
  registerUser: {
    path: '/v2/users',
    healthy: { id: 'idp-1', userId: 'usr-2', contracts: [] },
    needsBody: false,
    open: openBank,
    press: pressNext('Contratar'),
    again: pressNext('Reintentar'),
    told: page =>
      page
        .getByRole('dialog', { name: 'Ha habido un error' })
        .getByText(/^(No hemos podido enviar|No sabemos si|No podemos hacer|Error al completar: no )/)
        .filter({ visible: true })
        .first(),
    arrived: says(/En unos minutos recibirás un correo/),
  },
}

/** Every power that was not chosen before asks again. */
async function choosePower(page: Page) {
  const power = page.getByLabel('Potencia punta')
  await power.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await power.focus()
  const chosen = Number(await power.inputValue())
  await power.selectOption((chosen + 0.1).toFixed(1))
}
