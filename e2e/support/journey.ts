import { expect, type Page } from '@playwright/test'
import { registration } from '#tests/support/registration.ts'
import { ana } from './people.ts'

/** What the world's registration tells: the contract to sign, and the id under which it was asked for. */
export interface SignedUp {
  contractId: string
  registrationId: string
}

const supply = { cups: 'ES0021000000000123FM', street: 'Calle del Olmo Blanco' }

/** Signs Ana up with the call the wizard makes, for tests of what comes afterwards. */
export async function signUp(page: Page): Promise<SignedUp> {
  const registrationId = crypto.randomUUID()
  const answer = await page.request.post('/api/v2/users', {
    headers: { 'x-registration-id': registrationId },
    data: registration({
      registrationId,
      changeOfHolder: true,
      firstName: ana.name,
      lastName: ana.surname,
      phoneNumber: `+34${ana.phone}`,
      email: ana.email,
      password: ana.password,
      confirmedPassword: ana.password,
      dni: ana.document,
      iban: ana.iban,
    }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { contracts } = (await answer.json()) as { contracts: { id: string }[] }
  return { contractId: contracts[0]?.id ?? '', registrationId }
}

/** Opens a mail of the mailbox by its subject. */
export async function openMail(page: Page, subject: string | RegExp) {
  await page.goto('/__mock/mail')
  await page.getByRole('link', { name: subject }).first().click()
}

/** From the e-mail to the provider's first page. */
export async function openInvitation(page: Page) {
  await openMail(page, 'Tu contrato de luz está listo para firmar')
  await page.getByRole('link', { name: 'Leer y firmar' }).click()
}

/** Says who one is, and has the contract shown. */
export async function identify(page: Page, document = ana.document) {
  await page.getByLabel('Documento de identidad').fill(document)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** The code of the newest text message, read in another tab as on a telephone. */
async function receivedCode(page: Page): Promise<string> {
  const telephone = await page.context().newPage()
  await telephone.goto('/__mock/mail')
  await telephone
    .getByRole('link', { name: /Código de firma/ })
    .first()
    .click()
  const message = (await telephone.getByText('tu código para firmar es').textContent()) ?? ''
  await telephone.close()
  return /\d{3} \d{3}/.exec(message)?.[0] ?? ''
}

/** Agrees to what is shown and signs it with the code on the telephone. */
export async function signWithCode(page: Page) {
  await page.getByRole('button', { name: 'Lo he leído, envíame el código' }).click()
  await page.getByLabel('Código de 6 cifras').fill(await receivedCode(page))
  await page.getByRole('button', { name: 'Firmar', exact: true }).click()
}

/** Whether the API says that this supply point has a contract here already. */
export async function isCustomersAlready(page: Page, { cups } = supply): Promise<boolean> {
  const answer = await page.request.get(`/api/v3/validations/cups?cups=${cups}`, {
    headers: { 'x-registration-id': crypto.randomUUID() },
  })
  return ((await answer.json()) as { alreadyExists: boolean }).alreadyExists
}
