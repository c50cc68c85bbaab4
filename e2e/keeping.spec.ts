import type { Page } from '@playwright/test'
import { openCard, openStep, remember } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillAccount, fillBank } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const next = (page: Page) => openCard(page).locator('button[type=submit]')
const isOpen = (page: Page, number: number) => expect(openCard(page).getByText(`Paso ${number} de 4`)).toBeVisible()
const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('formValues') ?? '{}'))

test('reload, Back and Forward keep what was written and walk the steps §3.1 §3.3 §2.23', async ({ page }) => {
  await openStep(page, 'account')
  for (const number of [2, 3, 4]) {
    await next(page).click()
    await isOpen(page, number)
  }
  await page.getByLabel('IBAN', { exact: true }).fill(ana.iban)
  const before = await kept(page)
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
  expect(await kept(page)).toEqual(before)
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
    await next(page).click()
    await expect(page.getByText('Error al registrar usuario').first()).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
    await page.context().setOffline(false)
    await expect(page.getByText(/Sin conexión/)).toHaveCount(0)
    await next(page).click()
    await isOpen(page, 2)
  })
})

test('choosing the other language in the middle keeps every value, the password included', async ({ page }) => {
  await page.goto('/')
  await fillAccount(page, ana)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ana.password)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page).toHaveTitle(/Create your account/)
  await next(page).click()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
})

test('two tabs do not disturb each other', async ({ page, context }) => {
  const other = await context.newPage()
  await openStep(page, 'holder', { name: 'Ana' })
  await openStep(other, 'holder', { name: 'Íñigo' })
  await other.getByLabel('Apellidos').fill('Peña')
  await page.reload()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana')
  await expect(page.getByLabel('Apellidos')).toHaveValue(ana.surname)
  expect((await kept(page)).UUID).not.toBe((await kept(other)).UUID)
})

test('a duplicated tab goes on with a copy, under a registration of its own', async ({ page, context }) => {
  await openStep(page, 'holder', { name: 'Ana' })
  const first = (await kept(page)).UUID
  const opened = context.waitForEvent('page')
  // A tab opened by another begins with its session storage, as one duplicated from the browser's menu does.
  await page.evaluate(() => void window.open('/'))
  const copy = await opened
  await expect(copy.getByLabel('Nombre', { exact: true })).toHaveValue('Ana')
  await expect.poll(async () => (await kept(copy)).UUID).not.toBe(first)
  await copy.getByLabel('Nombre', { exact: true }).fill('Íñigo')
  await copy.reload()
  await expect(copy.getByLabel('Nombre', { exact: true })).toHaveValue('Íñigo')
  expect((await kept(page)).UUID).toBe(first)
  await page.reload()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana')
  expect((await kept(page)).UUID).toBe(first)
})

test('pressing twice acts once: Next asks once, Contratar registers once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const count = (path: string) => asked.filter(each => each.endsWith(path)).length
  await openStep(page, 'account')
  await next(page).dblclick()
  await isOpen(page, 2)
  expect(count('/v3/validations/email')).toBe(1)
  expect(count('/v3/users/leads')).toBe(1)
  await openStep(page, 'bank', { email: 'registro.lento@correo.example' })
  await fillBank(page, ana)
  await next(page).dblclick()
  await next(page).click({ force: true })
  await expect(page).toHaveURL(/\/thank-you/)
  expect(count('/v2/users')).toBe(1)
})

const wrecks = {
  'no JSON': '{"email":',
  'another kind of JSON': '[1,2,3]',
  'another version': '{"email":7,"step":"holder","currentStep":"two","values":{"email":"x"}}',
  'a step that does not exist': '{"currentStep":99,"furthestStep":-1}',
  'members that would reach into objects': '{"__proto__":{"email":"x"},"constructor":1,"phoneCountryCode":"__proto__"}',
}

test('storage that is corrupted or outdated starts clean', async ({ page }) => {
  for (const [what, text] of Object.entries(wrecks)) {
    await remember(page, { formValues: text })
    await page.goto('/')
    await isOpen(page, 1)
    await expect(page.getByLabel('Correo electrónico'), what).toHaveValue('')
    await next(page).press('Enter')
    await expect(page.getByRole('region', { name: 'Revisa estos 4 datos' })).toBeVisible()
  }
})

test('whoever asked for less motion sees none: nothing moves for longer than a millisecond', async ({ page }) => {
  const moving = () => {
    const longest = (times: string) =>
      Math.max(...times.split(',').map(time => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)))
    return [...document.querySelectorAll('*')].flatMap(element =>
      [null, '::before', '::after', '::backdrop'].flatMap(part => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part)
        const moves = (animationName !== 'none' && longest(animationDuration) > 1) || longest(transitionDuration) > 1
        return moves ? [`${element.tagName}.${element.getAttribute('class')}${part ?? ''}`] : []
      }),
    )
  }
  for (const step of ['account', 'holder', 'supply', 'bank'] as const) {
    await openStep(page, step)
    expect(await page.evaluate(moving), step).toEqual([])
  }
  await page.getByRole('button', { name: '¿Para qué necesitamos tu IBAN?' }).click()
  expect(await page.evaluate(moving), 'a dialog').toEqual([])
  await page.keyboard.press('Escape')
  await page.route('**/api/verification/iban*', () => undefined)
  await fillBank(page, ana)
  await next(page).click()
  await expect(next(page)).toHaveAttribute('aria-busy', 'true')
  expect(await page.evaluate(moving), 'a call under way').toEqual([])
})
