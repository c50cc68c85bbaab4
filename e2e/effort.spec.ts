import { readFile } from 'node:fs/promises'
import { devices, type Page } from '@playwright/test'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { CountingHands } from './support/effort.ts'
import { ana } from './support/people.ts'
import { expectStep, invoicePath } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({
  userAgent: devices['iPhone 15'].userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words })

/** What the customer does on the supply step. */
type Supply = (page: Page, hands: CountingHands) => Promise<void>

/** Signs up from the first field to the thank-you page, and says what that took. */
async function signUp(page: Page, fillSupply: Supply) {
  const hands = new CountingHands()
  await page.goto('/')
  await hands.type(page.getByLabel('Correo electrónico'), ana.email)
  await hands.type(page.getByLabel('Contraseña', { exact: true }), ana.password)
  await hands.type(page.getByLabel('Móvil', { exact: true }), ana.phone)
  await hands.tap(box(page, /He leído y acepto/))
  await hands.tap(next(page))
  await expectStep(page, 'Datos del titular')
  await hands.type(page.getByLabel('Nombre', { exact: true }), ana.name)
  await hands.type(page.getByLabel('Apellidos'), ana.surname)
  await hands.type(page.getByLabel('DNI/NIE'), ana.document)
  await hands.tap(page.getByRole('radio', { name: /^Soy el titular/ }))
  await hands.tap(next(page))
  await expectStep(page, 'Datos del suministro')
  await fillSupply(page, hands)
  await hands.tap(next(page))
  await expectStep(page, 'Cuenta bancaria')
  await hands.type(page.getByLabel('IBAN', { exact: true }), ana.iban)
  await hands.tap(box(page, /SEPA/))
  await hands.tap(box(page, /condiciones generales/))
  await hands.tap(page.getByRole('button', { name: 'Contratar' }))
  await expect(page).toHaveURL(/\/thank-you(\?|$)/)
  return hands.effort()
}

const withBill: Supply = async (page, hands) => {
  const chooser = page.waitForEvent('filechooser')
  await hands.tap(page.getByText('Elige un archivo'))
  await (await chooser).setFiles(invoicePath('endesa'))
  await expect(page.getByText(/Punto de suministro encontrado/).first()).toBeVisible()
}

const withKnownCups: Supply = async (page, hands) => {
  await hands.type(page.getByLabel('CUPS', { exact: true }), 'ES0021000000000123FM')
  await hands.tap(page.getByRole('button', { name: 'Validar' }))
  await hands.tap(answer(page, '¿Tienes placas solares y compensas excedentes?', 'No'))
}

const withUnknownCups: Supply = async (page, hands) => {
  await hands.type(page.getByLabel('CUPS', { exact: true }), 'ES0021000000000141PT')
  await hands.tap(page.getByRole('button', { name: 'Validar' }))
  await hands.type(page.getByLabel('Calle'), 'Calle Inventada')
  await hands.type(page.getByLabel('Número', { exact: true }), '7')
  await hands.type(page.getByLabel('C.P.'), '28013')
  await expect(page.getByLabel('Localidad')).toHaveValue('Madrid')
  await expect(page.getByLabel('Provincia')).toHaveValue('Madrid')
  await hands.tap(answer(page, '¿Tienes luz en este momento?', 'Sí'))
  await hands.tap(answer(page, '¿Tienes placas solares y compensas excedentes?', 'No'))
}

const signUps = {
  'with a bill': withBill,
  'without a bill, at a supply point that the register knows': withKnownCups,
  'without a bill, at one that it does not know': withUnknownCups,
}

for (const [how, fillSupply] of fixedSample(Object.entries(signUps), 3))
  test(`a sign-up ${how} takes what the README says §own.63`, async ({ page }) => {
    const { fields, taps, seconds } = await signUp(page, fillSupply)
    const readme = (await readFile('README.md', 'utf8')).split('\n')
    const told = readme.find(line => line.startsWith(`| ${how} |`))
    expect(told).toBe(`| ${how} | ${fields} | ${taps} | ${seconds} s |`)
    if (fillSupply === withBill) expect([fields <= 7, taps <= 9]).toEqual([true, true])
  })
