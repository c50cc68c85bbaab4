import type { Page } from '@playwright/test'
import { openCard, openStep, remember } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillAccount, fillBank } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const next = (page: Page) => openCard(page).locator('button[type=submit]')
const isOpen = (page: Page, number: number) => expect(openCard(page).getByText(`Paso ${number} de 4`)).toBeVisible()
const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('formValues') ?? '{}'))
const freshAccount = { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }

test('reload, Back and Forward keep what was written and walk the steps §3.1 §3.3 §2.23', async ({ page }) => {
  await openStep(page, 'account', {}, 'account')
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
  await page.getByRole('button', { name: /^Editar.*titular/ }).click()
  await isOpen(page, 2)
  await next(page).click()
  await isOpen(page, 4)
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
    await remember(page, text)
    await page.goto('/')
    await isOpen(page, 1)
    await expect(page.getByLabel('Correo electrónico'), what).toHaveValue('')
    await next(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Revisa 4 datos para continuar' })).toBeVisible()
  }
})

/** What a browser needs to know to fill in, and a phone to show the right keyboard. */
const purposes = {
  account: {
    'Correo electrónico': 'email email email none',
    Contraseña: 'password new-password - none',
    Móvil: 'tel tel-national tel -',
  },
  holder: {
    'Razón social': 'text organization - -',
    CIF: 'text off - characters',
    Nombre: 'text given-name - words',
    Apellidos: 'text family-name - words',
    'DNI/NIE': 'text off - characters',
  },
  supply: {
    CUPS: 'text off - characters',
    Calle: 'text address-line1 - -',
    'C.P.': 'text postal-code numeric -',
    Provincia: 'select-one address-level1 - -',
    Localidad: 'text address-level2 - -',
  },
  bank: { IBAN: 'text off - characters' },
} as const

test('every field says what it is for, and what a browser fills in by itself reaches the form', async ({ page }) => {
  for (const step of ['account', 'holder', 'supply', 'bank'] as const) {
    await openStep(page, step, { ...(step === 'account' && freshAccount), isCompany: true })
    for (const [label, wanted] of Object.entries(purposes[step])) {
      const said = await page.getByLabel(label, { exact: true }).evaluate(field => {
        const of = (name: string) => field.getAttribute(name) ?? '-'
        const { type } = field as HTMLInputElement
        return [type, of('autocomplete'), of('inputmode'), of('autocapitalize')].join(' ')
      })
      expect(said, label).toBe(wanted)
    }
  }
  await openStep(page, 'account', freshAccount)
  // As browsers do it: every field at once, no key pressed, no field left.
  await page.evaluate(
    filled => {
      for (const [name, value] of Object.entries(filled)) {
        const field = document.querySelector<HTMLInputElement>(`input[autocomplete="${name}"]`)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        for (const event of ['input', 'change']) field?.dispatchEvent(new Event(event, { bubbles: true }))
      }
    },
    { email: ana.email, 'new-password': ana.password, 'tel-national': `+34${ana.phone}` },
  )
  await expect(page.getByLabel('Móvil', { exact: true })).toHaveValue(/^\d{3}/)
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check()
  await next(page).click()
  await isOpen(page, 2)
  expect(await kept(page)).toMatchObject({ email: ana.email, phoneNumber: ana.phone, phoneCountryCode: 'ES' })
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
