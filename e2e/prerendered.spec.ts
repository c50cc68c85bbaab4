import type { Page } from '@playwright/test'
import { openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'

const heading = 'Crea tu cuenta y empieza a ahorrar'

/** Counts the frames in which the first step's heading could be seen, from the first on. */
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

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenFirstStep: { frames: number; times: number } }).seenFirstStep)

/** Holds the page's own script back for as long as it takes to see what is there without it. */
const holdScript = (page: Page) => hold(page, /\/assets\/index-[^/]*\.js$/)

async function hold(page: Page, address: RegExp) {
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
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  const email = page.getByLabel('Correo electrónico')
  await email.fill(ana.email)
  await page.getByRole('checkbox').first().check()
  await page.evaluate(() => document.querySelector('#field-email')?.setAttribute('data-taken-over', ''))
  release()
  // The marketing choice follows the terms once somebody listens.
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await expect(email).toHaveValue(ana.email)
  await expect(email).toHaveAttribute('data-taken-over', '')
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await expect(email).toHaveValue(ana.email)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
})

test('a tick of the marketing choice alone is taken over too, and ticks nothing else', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('checkbox').nth(1).check()
  release()
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('formValues') ?? '{}'))
  await expect.poll(kept).toMatchObject({ marketing: true, terms: false })
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
})

test('what is pressed before any script is there is done once it is, after what was typed', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Correo electrónico').fill('ana@')
  await page.getByRole('button', { name: /^País/ }).click()
  await page.getByRole('button', { name: 'Siguiente' }).click({ force: true })
  release()
  await expect(page.getByRole('region', { name: /^Revisa estos 4 datos/ })).toBeVisible()
  await expect(page.getByText('El correo electrónico no es válido').first()).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

/** What extensions and translators do to a page that React does not know yet. */
const alterations: Record<string, () => void> = {
  'icons beside the inputs': () => {
    for (const input of document.querySelectorAll('input')) {
      const icon = document.createElement('span')
      icon.append(document.createElement('button'))
      input.after(icon)
    }
  },
  'attributes of others on every element': () => {
    for (const element of document.querySelectorAll('#root *')) {
      element.setAttribute('data-extension', '1')
      element.setAttribute('autocomplete', 'off')
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
      const release = await holdScript(page)
      await page.goto('/', { waitUntil: 'commit' })
      await page.getByLabel('Correo electrónico').fill(ana.email)
      await page.evaluate(alter)
      await page.locator('#root button[type=submit]').click({ force: true, noWaitAfter: true })
      release()
      // Pressed once: the e-mail is there, and two of the three other fields are missing besides the terms.
      await expect(page.getByRole('region', { name: /^Revisa estos 3 datos/ })).toBeVisible()
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
      expect(page.url()).not.toContain('?')
    })
})

test('who comes back to a later step sees nothing of the first', async ({ page }) => {
  await openStep(page, 'holder', { name: 'Ana' })
  await page.addInitScript(watchHeading, heading)
  const release = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(async () => (await seen(page)).frames).toBeGreaterThan(3)
  release()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana')
  expect((await seen(page)).times).toBe(0)
})

test('who speaks English sees nothing of the Spanish page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en_GB', url: baseURL ?? '' }])
  await page.addInitScript(watchHeading, heading)
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(async () => (await seen(page)).frames).toBeGreaterThan(3)
  release()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  expect((await seen(page)).times).toBe(0)
})

test('the first picture stands still: nothing fades in or moves, and only a step that is opened unfolds', async ({
  page,
}) => {
  await page.addInitScript(watchShifts)
  const release = await holdScript(page)
  const releaseChat = await hold(page, /\/__mock\/chatbot/)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.locator('form')
  await expect(form).toBeVisible()
  await expect(form).toHaveCSS('animation-name', 'none')
  const show = page.getByRole('button', { name: /^Mostrar/ })
  const before = await show.boundingBox()
  release()
  // React names the open step there.
  await expect(page).toHaveTitle(/ · /)
  await page.evaluate(() => document.fonts.ready)
  expect(await show.boundingBox()).toEqual(before)
  // As tools write it, in thousandths.
  expect(Math.round((await shifted(page)) * 1000)).toBe(0)
  const soFar = await shifted(page)
  releaseChat()
  await expect(page.getByTitle('Chat')).toBeVisible()
  expect(await shifted(page)).toBe(soFar)
  await openStep(page, 'holder', {})
  await page.getByRole('button', { name: 'Atrás' }).click()
  await expect(form).not.toHaveCSS('animation-name', 'none')
})

/** What was moved until now, the present picture included. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    await drawn()
    await drawn()
    return (window as unknown as { seenShift: number }).seenShift
  })
}

/** Adds up how far things moved by themselves, as browsers count it (CLS), on the page's first load. */
function watchShifts() {
  const seen = Object.assign(window, { seenShift: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.seenShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
