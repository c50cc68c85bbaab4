import type { Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { ana } from './support/people.ts'
import { fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const script = /\/assets\/index-[^/]*\.js$/

/** Replaces what the server answers to requests for `address`. */
const serve = (page: Page, address: RegExp, answer: { status?: number; contentType?: string; body?: string }) =>
  page.route(address, route => route.fulfill(answer))

/** Changes the document as it arrives, and the policy that comes with it. */
const alter = (page: Page, change: (html: string) => string, policy = (value: string) => value) =>
  page.route(
    url => ['/', '/check-email'].includes(url.pathname),
    async route => {
      const response = await route.fetch()
      const { 'content-security-policy': sent = '', ...headers } = response.headers()
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy(sent) },
        body: change(await response.text()),
      })
    },
  )

const withoutHashes = (policy: string) => policy.replaceAll(/script-src[^;]*/g, "script-src 'self' 'wasm-unsafe-eval'")

/** Nothing that the page starts with can be reached. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'a script that is gone': page => serve(page, script, { status: 404 }),
  'the page of a captive portal for a script': page =>
    serve(page, script, { contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  'a script that is cut off': page =>
    serve(page, script, { contentType: 'text/javascript', body: 'import("/assets/x' }),
  'a script that throws': page =>
    serve(page, script, { contentType: 'text/javascript', body: 'throw new TypeError("x is null")' }),
  'React that is blocked': page => page.route(/\/assets\/react-/, route => route.abort()),
  'no inline script and no module': async page => {
    await alter(page, html => html, withoutHashes)
    await page.route(/\/assets\//, route => route.abort())
  },
  'a policy that refuses all scripts and styles': page =>
    alter(
      page,
      html => html,
      () => "default-src 'none'",
    ),
  'a configuration that is empty': page => alter(page, html => html.replace(/(id="config">)[^<]*/, '$1{}')),
  'a configuration that is no JSON': page => alter(page, html => html.replace(/(id="config">)[^<]*/, '$1{')),
  'answers of an earlier visit that cannot be read back': async page => {
    await page.addInitScript(() => sessionStorage.setItem('formValues', '{"email":"ana@correo.example"}'))
    await page.route(/\/assets\/restore-/, route => route.abort())
  },
  'an old browser': page => page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement')),
}

async function expectMessage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'No hemos podido abrir esta página' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'We could not open this page' })).toBeVisible()
  const support = page.getByRole('main').getByRole('link', { name: brand.supportEmail })
  await expect(support.filter({ visible: true })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible()
  await expect(page.locator('form, input, button').filter({ visible: true })).toHaveCount(0)
}

test.describe('A page that cannot start says so and shows no form:', () => {
  test.use({ expectedErrors: [/./] })

  for (const [what, fail] of Object.entries(failures))
    test(what, async ({ page }) => {
      await fail(page)
      await page.goto('/')
      await expectMessage(page)
    })

  test('another page than the wizard', async ({ page }) => {
    await serve(page, script, { status: 404 })
    await page.goto('/check-email')
    await expectMessage(page)
  })

  test('and the next try starts', async ({ page }) => {
    await serve(page, script, { status: 404 })
    await page.goto('/')
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
    await expect(page.getByText('No hemos podido abrir')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/check-email'])
    test(`${path} says so and shows no form`, async ({ page }) => {
      await page.goto(path)
      await expectMessage(page)
    })
})

/** What a browser lacks or refuses without harm. Each runs in the page before anything else. */
const refusals: Record<string, () => void> = {
  'no storage': () => {
    for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(window, kind, { get: () => null })
  },
  'storage that is denied': () => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'cookies that are denied': () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get: deny, set: deny })
  },
  'no languages': () => Object.defineProperty(navigator, 'languages', { value: undefined }),
}

for (const [what, refuse] of Object.entries(refusals))
  test(`A customer signs up with ${what}`, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/')
    await fillAccount(page, ana)
    await pressNext(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Datos del titular' })).toBeFocused()
    expect(page.url()).not.toContain('?')
  })

test.describe('A policy that refuses the inline script', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('leaves a page that works', async ({ page }) => {
    await alter(page, html => html, withoutHashes)
    await page.goto('/')
    await page.getByLabel('Correo electrónico').fill(ana.email)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  })
})

test.describe('What a browser submits by itself', () => {
  test.use({ expectedErrors: [/form-action/] })

  test('goes nowhere', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(`${request.method()} ${request.url()} ${request.postData()}`))
    await page.goto('/')
    await fillAccount(page, ana)
    const refused = page.waitForEvent('console', message => message.text().includes('form-action'))
    await page.evaluate(() => document.forms[0]?.submit())
    await refused
    expect(page.url()).not.toContain('?')
    expect(asked.filter(each => each.includes(encodeURIComponent(ana.password)))).toEqual([])
  })
})
