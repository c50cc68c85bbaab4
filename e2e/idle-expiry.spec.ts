import type { Page } from '@playwright/test'
import { openCard, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Wide enough for the cross in the header.
test.use({ viewport: { width: 1440, height: 900 } })

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
const warning = (page: Page) => page.getByRole('dialog', { name: '¿Sigues ahí?' })
const expired = (page: Page) => page.getByRole('dialog', { name: 'Hemos borrado tus datos' })
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

test('a customer who does nothing is warned, and goes on with everything', async ({ page }) => {
  await open(page)
  await page.clock.fastForward('27:00')
  await page.getByLabel('Calle').click()
  await page.clock.fastForward('27:30')
  await expect(warning(page)).toHaveCount(0)
  await page.clock.fastForward('00:40')
  await expect(warning(page)).toBeVisible()
  await expect(warning(page)).toContainText(/A las \d?\d:\d\d borraremos/)
  await warning(page).getByRole('button', { name: 'Seguir con mi registro' }).click()
  await expect(warning(page)).toHaveCount(0)
  await page.clock.fastForward('20:00')
  await expect(page.getByLabel('Calle')).toHaveValue('Carrer de Ponent')
  await expect(warning(page)).toHaveCount(0)
})

test('without an answer nothing of the person stays in the tab; language, campaign and reached steps do', async ({
  page,
}) => {
  await open(page)
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
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  const text = await page.locator('body').innerText()
  for (const word of personal) expect(text).not.toContain(word)
  expect(JSON.parse(JSON.parse(after).formValues)).toMatchObject({ currentStep: 0, furthestStep: 2 })
})

test('a tab that is opened again after a long time has forgotten its customer', async ({ page }) => {
  await open(page)
  const before = JSON.parse(JSON.parse(await stored(page)).formValues)
  // As when the computer slept, or the browser restores its last windows: no timer ran meanwhile.
  await page.addInitScript(() => {
    const slept = 31 * 60_000
    const now = Date.now
    Date.now = () => now() + slept
  })
  await page.reload()
  await expect(expired(page)).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('')
  const after = await stored(page)
  for (const word of personal) expect(after).not.toContain(word)
  expect(after).toContain('BIENVENIDA')
  expect(after).not.toContain(before.UUID)
})
