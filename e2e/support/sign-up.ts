import { expect, type Page } from '@playwright/test'
import type { Customer } from './people.ts'
import { foundSupply, showInvoice } from './supply.ts'

/** The open step is the one with this title, and has the focus. */
export async function expectStep(page: Page, title: string | RegExp) {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
}

export async function pressNext(page: Page, name = 'Siguiente') {
  await page.getByRole('button', { name }).click()
}

export async function fillAccount(page: Page, { email, password, phone }: Customer) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Móvil', { exact: true }).fill(phone)
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check()
}

export async function fillHolder(page: Page, { name, surname, document, company }: Customer) {
  if (company) {
    await page.getByRole('radio', { name: 'Empresa' }).check()
    await page.getByLabel('Razón social').fill(company.name)
    await page.getByLabel('CIF', { exact: true }).fill(company.cif)
  }
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await page.getByLabel('Apellidos').fill(surname)
  await page.getByLabel('DNI/NIE').fill(document)
  await page.getByRole('radio', { name: /^No soy el titular actual|^No, pero queremos/ }).check()
}

/** Shows a synthetic invoice, whose supply point the mock server's world knows, and waits until its CUPS was validated. */
export async function fillSupplyFromInvoice(page: Page, retailer: 'endesa' | 'iberdrola' | 'naturgy') {
  await showInvoice(page, `${retailer}.pdf`)
  await expect(foundSupply(page)).toBeVisible()
}

/** Types a CUPS whose supply point the register knows; only whether there are solar panels is asked. */
export async function fillSupplyByCups(page: Page, cups = 'ES0031000000000302RS1P') {
  await page.getByLabel('CUPS', { exact: true }).fill(cups)
  // A whole CUPS is validated once its field is left.
  await page.getByLabel('CUPS', { exact: true }).blur()
  await expect(foundSupply(page)).toBeVisible()
  await answer(page, '¿Tienes placas solares y compensas excedentes?', 'No')
}

/** Chooses the answer to a question with two. */
export async function answer(page: Page, question: string, words: 'Sí' | 'No') {
  await page.getByRole('group', { name: question }).getByRole('radio', { name: words }).check()
}

/** From the first step to the third. */
export async function walkToSupply(page: Page, customer: Customer) {
  await fillAccount(page, customer)
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
  await fillHolder(page, customer)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
}

/** From the third step, which needs no more answers, to the thank-you page. */
export async function walkToThankYou(page: Page, customer: Customer) {
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await fillBank(page, customer)
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you(\?|$)/)
}

export async function fillBank(page: Page, { iban }: Customer) {
  await page.getByLabel('IBAN', { exact: true }).fill(iban)
  await page.getByRole('checkbox', { name: /SEPA/ }).check()
  await page.getByRole('checkbox', { name: /condiciones generales/ }).check()
}
