import type { Page } from '@playwright/test'
import { keptAnswers, nextButton, openCard, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillAccount } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

/** The step is open, and Back and Forward know it. */
async function isOpen(page: Page, number: number) {
  await expect(openCard(page).getByText(`Paso ${number} de 4`)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.usr?.step)).toBe(number - 1)
}

test('reload, Back and Forward keep what was written and walk the steps §3.1 §3.3 §2.23', async ({ page }) => {
  await openStep(page, 'account')
  for (const number of [2, 3, 4]) {
    await nextButton(page).click()
    await isOpen(page, number)
  }
  await page.getByLabel('IBAN', { exact: true }).fill(ana.iban)
  const before = await keptAnswers(page)
  for (const number of [3, 2, 1]) {
    await page.goBack()
    await isOpen(page, number)
  }
  for (const number of [2, 3]) {
    await page.goForward()
    await isOpen(page, number)
  }
  await page.reload()
  await isOpen(page, 3)
  await expect(page.getByLabel('Calle')).toHaveValue('Carrer de Ponent')
  await page.goForward()
  await isOpen(page, 4)
  await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue(/^ES91 2100/)
  expect(await keptAnswers(page)).toEqual(before)
  await page.getByRole('button', { name: 'Editar Titular' }).click()
  await isOpen(page, 2)
  await page.getByRole('button', { name: 'Guardar y volver' }).click()
  await isOpen(page, 4)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('it is said that there is none, nothing is lost, and what was begun goes on when it is back', async ({
    page,
  }) => {
    await page.goto('/')
    await fillAccount(page, ana)
    await page.context().setOffline(true)
    await expect(page.getByText('Sin conexión. Tus datos están a salvo: continúa cuando vuelva.')).toBeVisible()
    await nextButton(page).click()
    await expect(page.getByText('Error al registrar usuario').first()).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
    await page.context().setOffline(false)
    await expect(page.getByText(/Sin conexión/)).toHaveCount(0)
    await nextButton(page).click()
    await isOpen(page, 2)
  })
})

test('two tabs do not disturb each other, and a duplicated one goes on with its own registration', async ({
  page,
  context,
}) => {
  const name = (tab: Page) => tab.getByLabel('Nombre', { exact: true })
  const other = await context.newPage()
  await openStep(page, 'holder', { name: 'Ana' })
  await openStep(other, 'holder', { name: 'Lucía' })
  const first = (await keptAnswers(page)).UUID
  expect((await keptAnswers(other)).UUID).not.toBe(first)
  const opened = context.waitForEvent('page')
  // A tab opened by another begins with its session storage, as one duplicated from the browser's menu does.
  await page.evaluate(() => void window.open('/'))
  const copy = await opened
  await expect(name(copy)).toHaveValue('Ana')
  await expect.poll(async () => (await keptAnswers(copy)).UUID).not.toBe(first)
  await name(copy).fill('Íñigo')
  await copy.reload()
  await expect(name(copy)).toHaveValue('Íñigo')
  await page.reload()
  await expect(name(page)).toHaveValue('Ana')
  expect((await keptAnswers(page)).UUID).toBe(first)
})

test.describe('a customer who does nothing', () => {
  // Wide enough for the cross in the header.
  test.use({ viewport: { width: 1440, height: 900 } })

  const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  const warning = (page: Page) => page.getByRole('dialog', { name: '¿Sigues ahí?' })
  /** What the sign-up of `open` says about its person. */
  const personal = [ana.email, ana.name, ana.surname, ana.document, 'Carrer de Ponent', '0031000000000302']

  /** A sign-up on the third step that came by a campaign, in a page whose clock the test moves. */
  async function open(page: Page) {
    await page.clock.install()
    await openStep(page, 'supply', { originalCampaign: 'BIENVENIDA' })
    await expect(page.getByLabel('Calle')).toHaveValue('Carrer de Ponent')
    // The watch begins with the dialogs, which come later than the form.
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
  }

  test('is warned, may go on with everything, and without an answer leaves nothing of the person in the tab', async ({
    page,
  }) => {
    await open(page)
    await page.clock.fastForward('27:00')
    await page.getByLabel('Calle').click()
    await page.clock.fastForward('27:30')
    await expect(warning(page)).toHaveCount(0)
    await page.clock.fastForward('00:40')
    await expect(warning(page)).toContainText(/A las \d?\d:\d\d borraremos/)
    await warning(page).getByRole('button', { name: 'Seguir con mi registro' }).click()
    await expect(warning(page)).toHaveCount(0)
    await expect(page.getByLabel('Calle')).toHaveValue('Carrer de Ponent')

    const before = await stored(page)
    for (const word of personal) expect(before).toContain(word)
    await page.getByRole('button', { name: 'English' }).click()
    await page.clock.fastForward('28:30')
    await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
    await page.clock.fastForward('01:40')
    const gone = page.getByRole('dialog', { name: 'We have deleted your details' })
    await expect(gone).toBeVisible()
    const after = await stored(page)
    for (const word of personal) expect(after).not.toContain(word)
    expect(after).toContain('BIENVENIDA')
    await gone.getByRole('button', { name: 'Start again' }).click()
    await expect(openCard(page).getByText('Step 1 of 4')).toBeVisible()
    const text = await page.locator('body').innerText()
    for (const word of personal) expect(text).not.toContain(word)
  })
})
