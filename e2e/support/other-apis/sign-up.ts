import { expect, type Locator, type Page } from '@playwright/test'
import { ana } from '../people.ts'
import { answer, expectStep, fillAccount, fillBank, fillHolder } from '../sign-up.ts'
import { foundSupply } from '../supply.ts'

/** What differs between the supplies. */
export interface Supply {
  cups: string
  /** Peak and off-peak, in kW, where there is no electricity yet. */
  powers?: [string, string]
  /** The cadastral reference of the home, where the API lists the homes at the address. */
  unit?: string
}

const olmo = { Calle: 'Calle del Olmo', Número: '12', 'C.P.': '28013', Localidad: 'Madrid' }
const details = '3º B'

/** Signs up as a customer does who types everything, whatever the API knows, and presses again when something failed. */
export async function signUp(page: Page, supply: Supply): Promise<void> {
  await fillAccount(page, ana)
  await pressOn(page, 'Datos del titular')
  await fillHolder(page, ana)
  await pressOn(page, 'Datos del suministro')
  await fillSupply(page, supply)
  await pressOn(page, 'Cuenta bancaria')
  await fillBank(page, ana)
  const thanks = page.getByText(/En unos minutos recibirás un correo/)
  const popup = page.getByRole('dialog', { name: 'Ha habido un error' })
  await persevere(page, thanks, page.getByRole('alert').or(popup), async () => {
    const isAsked = await popup.isVisible()
    await page.getByRole('button', { name: isAsked ? 'Reintentar' : 'Contratar' }).click()
  })
  await expect(page).toHaveURL(/\/thank-you(\?|$)/)
  await expect(page.getByText(ana.email).first()).toBeVisible()
}

async function pressOn(page: Page, title: string) {
  const heading = page.locator('[aria-current=step]').getByRole('heading', { level: 2, name: title })
  await persevere(page, heading, page.getByRole('alert'), () => page.getByRole('button', { name: 'Siguiente' }).click())
  await expectStep(page, title)
}

async function fillSupply(page: Page, { cups, powers, unit }: Supply) {
  await page.getByLabel('CUPS', { exact: true }).fill(cups)
  const failure = page.getByText('No podemos validar el CUPS por un error en el servidor')
  await persevere(page, foundSupply(page), failure, attempt =>
    page.getByRole('button', { name: attempt === 1 ? 'Validar' : 'Volver a validar', exact: true }).click(),
  )
  for (const [label, text] of Object.entries(olmo)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Provincia').selectOption('Madrid')
  // A list while homes are looked up and where there are any, else a box.
  if (unit) await page.getByLabel('Detalles de la dirección').selectOption(unit)
  else await page.getByRole('textbox', { name: 'Detalles de la dirección' }).fill(details)
  if (powers) {
    await answer(page, '¿Tienes luz en este momento?', 'No')
    await page.getByLabel('Potencia punta').selectOption(powers[0])
    await page.getByLabel('Potencia valle').selectOption(powers[1])
  }
  await answer(page, 'Placas solares', 'Sí')
}

/** A customer gives up at some time. */
const maxAttempts = 4

/** Presses until the customer has arrived: once, and again after each failure that is told. */
async function persevere(page: Page, arrived: Locator, failure: Locator, press: (attempt: number) => Promise<void>) {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const told = (await failure.count()) > 0 ? await failure.first().elementHandle() : null
    await press(attempt)
    // Each failure stands in an element of its own: the one before is gone before it counts again.
    await told?.waitForElementState('hidden')
    await expect(arrived.or(failure).first()).toBeVisible()
    if (await arrived.isVisible()) return
  }
  throw new Error(
    `The customer pressed ${maxAttempts} times in vain: ${await page.getByRole('alert').allTextContents()}`,
  )
}

/** The body of the registration, as the specification names its members. */
export function expectedRegistration({ cups, powers, unit }: Supply): object {
  return {
    cups,
    changeOfHolder: true,
    autoConsumo: true,
    street: olmo.Calle,
    streetNr: olmo.Número,
    zipCode: olmo['C.P.'],
    province: 'Madrid',
    municipality: olmo.Localidad,
    ...(unit ? { apartment: expect.any(String), addressReference: unit } : { apartment: details }),
    firstName: ana.name,
    lastName: ana.surname,
    phoneNumber: `+34${ana.phone}`,
    registrationId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    householdType: 0,
    newSupply: powers !== undefined,
    p1: powers ? Number(powers[0]) : 0,
    p3: powers ? Number(powers[1]) : 0,
    email: ana.email,
    password: ana.password,
    confirmedPassword: ana.password,
    isEnterprise: false,
    dni: ana.document,
    iban: ana.iban,
    hasRegisteredByDesktop: true,
    consents: ['terms', 'marketing', 'sepaMandate', 'generalConditions'].map(kind => expect.objectContaining({ kind })),
    originalSource: 'newsletter',
  }
}
