import { expect, type Locator, type Page } from '@playwright/test'
import type { CallName } from '#api/calls/index.ts'
import { spanishIban } from '#mock/world/spanish-iban.ts'
import { noSupply, openCard, openStep, unknownSupply } from '../open-step.ts'
import { ana } from '../people.ts'
import { fillAccount, fillBank } from '../sign-up.ts'
import { blankPhoto, foundSupply, openFields } from '../supply.ts'

/** How a customer comes to make a call, and what they see of it. */
export interface WireCall {
  path: string
  /** What a working call answers, where the mock server's own answer does not do. */
  healthy?: object
  /** Opens the page where the call is made; once for all failures, unless `opensEachTime`. */
  open?: (page: Page) => Promise<void>
  opensEachTime?: boolean
  /** Types what the call is about, the n-th time. */
  prepare?: (page: Page, attempt: number) => Promise<void>
  press: (page: Page) => Promise<void>
  /** The field in which something else stands after each press. */
  changes?: string
  /** The page makes the call by itself when the step opens: what is said stands where the customer comes to later. */
  asksByItself?: boolean
  /** Once more after a failure; as before where it is left out. */
  again?: (page: Page) => Promise<void>
  /** What is said of a failure; null: nobody is told, and the customer arrives all the same, or goes on `undisturbed`. */
  told: ((page: Page) => Locator) | null
  undisturbed?: (page: Page) => Locator
  /** What is seen when the call works. */
  arrived: (page: Page) => Locator
  /** Back to where the call can be made again. */
  back?: (page: Page) => Promise<void>
  /** What is seen after a success without a body, where that is no failure. */
  withoutBody?: (page: Page) => Locator
}

const heading = (title: string) => (page: Page) => openCard(page).getByRole('heading', { level: 2, name: title })
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
/** Next counts down where the API says when to try again, and can be pressed all the same. */
const pressNext = (name: string) => (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${name}|Guardar y volver|Reintentar en .+)$`) }).press('Enter')
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).filter({ visible: true }).first()
const thanked = says(/En unos minutos recibirás un correo/)
const goBack = press('Atrás')
const toHolder = { press: pressNext('Siguiente'), arrived: heading('Datos del titular'), back: goBack }
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

/** A document with the letter that belongs to the number. */
function dni(number: number): string {
  return `${String(number).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`
}

/** Each call of the wizard steps. What the page asks when it opens is in `start.ts`. */
export const wireCalls: Record<Exclude<CallName, 'getTariff' | 'resolveCampaign'>, WireCall> = {
  validateEmail: {
    ...toHolder,
    path: '/v3/validations/email',
    open: openAccount,
    prepare: (page, attempt) => page.getByLabel('Correo electrónico').fill(`ana.prueba.${attempt}@correo.example`),
    told: says('No hemos podido comprobar tu correo y tu móvil'),
  },
  createLead: {
    ...toHolder,
    path: '/v3/users/leads',
    open: openAccount,
    prepare: (page, attempt) => page.getByLabel('Correo electrónico').fill(`ana.prueba.${attempt}@correo.example`),
    told: null,
  },
  checkDocument: {
    path: '/verification/fni',
    open: page => openStep(page, 'holder'),
    prepare: (page, attempt) => page.getByLabel('DNI/NIE').fill(dni(30_000_000 + attempt)),
    press: pressNext('Siguiente'),
    told: says('No hemos podido comprobar el documento'),
    arrived: heading('Datos del suministro'),
    back: goBack,
  },
  validateCups: {
    path: '/v3/validations/cups',
    // The register names the home, and the list of homes names it more fully once it is there.
    changes: 'address_details',
    opensEachTime: true,
    open: page => openStep(page, 'supply', noSupply),
    async prepare(page) {
      await page.getByLabel('CUPS', { exact: true }).fill('')
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
    open: page => openSupply(page, {}),
    async prepare(page, attempt) {
      await page.getByLabel('Número', { exact: true }).fill(String(attempt + 1))
    },
    press: page => page.clock.runFor(600),
    told: null,
    undisturbed: page => page.getByRole('textbox', { name: 'Detalles de la dirección' }),
    arrived: page => page.getByRole('option', { name: '3.º' }),
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
    prepare: (page, attempt) => page.getByLabel('C.P.').fill(String(8_100 + attempt).padStart(5, '0')),
    press: pressNext('Siguiente'),
    told: null,
    arrived: heading('Cuenta bancaria'),
    back: goBack,
  },
  parseInvoice: {
    path: '/v3/users/pdf',
    healthy: { cups: 'ES0021000000000123FM' },
    open: page => openStep(page, 'supply', noSupply),
    async press(page) {
      await page.getByRole('button', { name: /elige un archivo/ }).focus()
      await page.locator('form input[type=file]').first().setInputFiles(blankPhoto)
    },
    told: says('Error procesando las imágenes'),
    arrived: foundSupply,
    withoutBody: says('Error procesando las imágenes'),
    async back(page) {
      await openFields(page)
      await page.getByRole('button', { name: 'Quitar' }).click()
      await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue('')
    },
  },
  checkIban: {
    path: '/verification/iban',
    async open(page) {
      // Refused, so that the bank step stays open: what is looked at is the check before it.
      await page.route('**/api/v2/users', route => route.fulfill({ status: 422, json: { status: 422 } }))
      await openBank(page)
    },
    prepare: (page, attempt) =>
      page
        .getByLabel('IBAN', { exact: true })
        .fill(spanishIban('2100', '0418', String(7_000_000 + attempt).padStart(10, '0'))),
    press: pressNext('Contratar'),
    told: says('No hemos podido comprobar tu IBAN'),
    arrived: page => page.getByRole('dialog', { name: 'Ha habido un error' }),
    back: press('Cancelar'),
  },
  registerUser: {
    path: '/v2/users',
    // The same person signs up again and again.
    healthy: { id: 'idp-1', userId: 'usr-2', contracts: [] },
    open: openBank,
    opensEachTime: true,
    press: pressNext('Contratar'),
    again: pressNext('Reintentar'),
    told: page =>
      page
        .getByRole('dialog', { name: 'Ha habido un error' })
        .getByText(/^(No hemos podido enviar|No sabemos si|No podemos hacer|Error al completar: no )/)
        .filter({ visible: true })
        .first(),
    arrived: thanked,
    withoutBody: thanked,
  },
}

/** Every power that was not chosen before asks anew. */
async function choosePower(page: Page) {
  const power = page.getByLabel('Potencia punta')
  await power.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await power.focus()
  const chosen = Number(await power.inputValue())
  await power.selectOption((chosen + 0.1).toFixed(1))
}
