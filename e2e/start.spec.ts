import type { Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { keptAnswers, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expectStep, fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const script = /\/assets\/index-[^/]*\.js$/
const heading = 'Crea tu cuenta y empieza a ahorrar'
const email = (page: Page) => page.getByLabel('Correo electrónico')

/** Holds an answer back until the returned function is called; of the page's own script unless another is named. */
async function hold(page: Page, address = script) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('who comes for the first time sees the first step before any script is there, and React takes it over', async ({
  page,
}) => {
  const release = await hold(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await email(page).fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await page.getByRole('checkbox').first().check()
  await page.evaluate(() => document.querySelector('#field-email')?.setAttribute('data-taken-over', ''))
  release()
  // The marketing choice follows the terms once React is there.
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await expect(email(page)).toHaveValue(ana.email)
  await expect(email(page)).toHaveAttribute('data-taken-over', '')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ana.password)
})

test('what is pressed before any script is there is done once it is, after what was typed', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/', { waitUntil: 'commit' })
  await email(page).fill('ana@')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: /^País/ }).click()
  await page.getByRole('button', { name: 'Siguiente' }).click({ force: true })
  release()
  await expect(page.getByRole('region', { name: /^Revisa estos 4 datos/ })).toBeVisible()
  await expect(page.getByText('El correo electrónico no es válido').first()).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect.poll(() => keptAnswers(page)).toMatchObject({ marketing: true, terms: false })
})

/** What extensions and translators do to a page that React does not know yet. */
const alterations: Record<string, () => void> = {
  'icons beside the inputs, and attributes on them': () => {
    for (const input of document.querySelectorAll('input')) {
      input.setAttribute('autocomplete', 'off')
      const icon = document.createElement('span')
      icon.append(document.createElement('button'))
      input.after(icon)
    }
  },
  'texts in <font>': () => {
    const texts = document.createTreeWalker(document.getElementById('root') as HTMLElement, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text)
    }
  },
}

test.describe('what was typed and pressed before hydration is kept', () => {
  // React says that it has drawn the page again.
  test.use({ expectedErrors: [/Minified React error #418/] })

  for (const [what, alter] of Object.entries(alterations))
    test(`with ${what}`, async ({ page }) => {
      const release = await hold(page)
      await page.goto('/', { waitUntil: 'commit' })
      await email(page).fill(ana.email)
      await page.evaluate(alter)
      await page.locator('#root button[type=submit]').click({ force: true, noWaitAfter: true })
      release()
      // Pressed once: the e-mail is there, and two of the three other fields are missing besides the terms.
      await expect(page.getByRole('region', { name: /^Revisa estos 3 datos/ })).toBeVisible()
      await expect(email(page)).toHaveValue(ana.email)
      expect(page.url()).not.toContain('?')
    })
})

/** Counts the frames in which the first step's Spanish heading could be seen, from the first on. */
function watchHeading(words: string) {
  const seen = { frames: 0, times: 0 }
  Object.assign(window, { seenFirstStep: seen })
  const look = () => {
    seen.frames += 1
    const headings = [...document.querySelectorAll('h2')].filter(({ textContent }) => textContent?.includes(words))
    if (headings.some(element => element.checkVisibility())) seen.times += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

for (const [who, field, prepare] of [
  ['comes back to a later step', 'Nombre', page => openStep(page, 'holder', { name: 'Ana' })],
  [
    'speaks English',
    'Email',
    page =>
      page.context().addCookies([{ name: 'language', value: 'en_GB', url: test.info().project.use.baseURL ?? '' }]),
  ],
] satisfies [string, string, (page: Page) => Promise<void>][])
  test(`who ${who} sees nothing of the first step in Spanish`, async ({ page }) => {
    const seen = () =>
      page.evaluate(() => (window as unknown as { seenFirstStep: { frames: number; times: number } }).seenFirstStep)
    await prepare(page)
    await page.addInitScript(watchHeading, heading)
    const release = await hold(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(async () => (await seen()).frames).toBeGreaterThan(3)
    release()
    await expect(page.getByLabel(field, { exact: true })).toBeVisible()
    expect((await seen()).times).toBe(0)
  })

/** Adds up how far things moved by themselves, as browsers count it (CLS), on the page's first load. */
function watchShifts() {
  const seen = Object.assign(window, { seenShift: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.seenShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

test('on the first load nothing fades in or moves, not even when the chat comes', async ({ page }) => {
  await page.addInitScript(watchShifts)
  const release = await hold(page)
  const releaseChat = await hold(page, /\/__mock\/chatbot/)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.locator('form')
  await expect(form).toBeVisible()
  await expect(form).toHaveCSS('animation-name', 'none')
  release()
  // React names the open step there.
  await expect(page).toHaveTitle(/ · /)
  releaseChat()
  await expect(page.getByTitle('Chat')).toBeVisible()
  const shift = await page.evaluate(async () => {
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    await document.fonts.ready
    await drawn()
    await drawn()
    return (window as unknown as { seenShift: number }).seenShift
  })
  // Half a percent of the screen is what a slow machine's rounding comes to; nothing that is seen is as small.
  expect(shift).toBeLessThan(0.005)
})

/** Replaces what the server answers to requests for the page's script. */
const serveScript = (page: Page, answer: { status?: number; contentType?: string; body?: string }) =>
  page.route(script, route => route.fulfill(answer))

/** Changes the document as it arrives, and the policy that comes with it. */
const alter = (page: Page, change: (html: string) => string, policy = (value: string) => value) =>
  page.route(
    url => url.pathname === '/',
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
const asItIs = (html: string) => html
const withoutHashes = (policy: string) => policy.replaceAll(/script-src[^;]*/g, "script-src 'self' 'wasm-unsafe-eval'")

/** Nothing that the page starts with can be reached. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'the page of a captive portal for a script': page =>
    serveScript(page, { contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  'React that is blocked': page => page.route(/\/assets\/react-/, route => route.abort()),
  'a policy that refuses all scripts and styles': page => alter(page, asItIs, () => "default-src 'none'"),
  'a configuration that is empty': page => alter(page, html => html.replace(/(id="config">)[^<]*/, '$1{}')),
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

test.describe('a page that cannot start says so and shows no form:', () => {
  test.use({ expectedErrors: [/./] })

  for (const [what, fail] of Object.entries(failures))
    test(what, async ({ page }) => {
      await fail(page)
      await page.goto('/')
      await expectMessage(page)
    })

  test('a script that is gone, on a result page and on the wizard, which starts with the next try', async ({
    page,
  }) => {
    await serveScript(page, { status: 404 })
    await page.goto('/check-email')
    await expectMessage(page)
    await page.goto('/')
    await expectMessage(page)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(email(page)).toBeVisible()
    await expect(page.getByText('No hemos podido abrir')).toHaveCount(0)
  })

  test('a result page and the error page that cannot be loaded', async ({ page }) => {
    await page.route(/(?:OtherPages|ErrorPage)-.*\.js$/, route => route.abort())
    await page.goto('/check-email')
    await expectMessage(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page says so and shows no form', async ({ page }) => {
    for (const path of ['/', '/check-email']) {
      await page.goto(path)
      await expectMessage(page)
      await expect(page.getByRole('main'), 'it has its styles').toHaveCSS('display', 'grid')
    }
  })
})

/** What a browser refuses without harm. Each runs in the page before anything else. */
const refusals: Record<string, () => void> = {
  'storage and cookies that are denied': () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(window, kind, { get: deny })
    Object.defineProperty(document, 'cookie', { get: deny, set: deny })
  },
}

for (const [what, refuse] of Object.entries(refusals))
  test(`a customer signs up with ${what}`, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/')
    await fillAccount(page, ana)
    await pressNext(page)
    await expectStep(page, 'Datos del titular')
    expect(page.url()).not.toContain('?')
  })

test.describe('a policy that refuses the inline script', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('leaves a page that works', async ({ page }) => {
    await alter(page, asItIs, withoutHashes)
    await page.goto('/')
    await email(page).fill(ana.email)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  })
})
