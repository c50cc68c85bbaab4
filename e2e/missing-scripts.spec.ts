import type { Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { remember } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'

const inWords = {
  'es-ES': {
    title: 'No hemos podido cargar esta página',
    retry: 'Reintentar',
    email: 'Correo electrónico',
  },
  'en-GB': { title: 'We could not load this page', retry: 'Try again', email: 'Email' },
}

/** Refuses scripts, as a deployment or a blocker does, until told to stop. Counts how often the page itself was loaded. */
async function blockScripts(page: Page, scripts: RegExp) {
  const seen = { documents: 0 }
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents += 1
  })
  const refuse = (route: { abort: () => Promise<void> }) => route.abort()
  await page.route(scripts, refuse)
  return { seen, unblock: () => page.unroute(scripts, refuse) }
}

test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] })

const everyScript = /\/assets\/[^/]*\.(?:js|css)$/

const visitors = [
  { who: 'a first visitor', path: '/', stored: null, scripts: everyScript },
  { who: 'a returning visitor', path: '/', stored: { email: ana.email, currentStep: 0 }, scripts: everyScript },
  {
    who: 'a returning visitor whose answers cannot be read back',
    path: '/',
    stored: { email: ana.email, currentStep: 0 },
    scripts: /\/assets\/expiry-[^/]*\.js$/,
  },
  { who: 'somebody who follows a link to another page', path: '/check-email', stored: null, scripts: everyScript },
]

for (const [wordsPlace, [lang, words]] of Object.entries(inWords).entries()) {
  for (const [visitorPlace, { who, path, stored, scripts }] of visitors.entries()) {
    // Of one visitor in one language, of the next in the other.
    if (!isInSample(wordsPlace + visitorPlace, 2)) continue
    test(`${who} is told in ${lang} that the page's own scripts are missing, after the second try`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: lang.replace('-', '_'), url: baseURL ?? '' }])
      if (stored) await remember(page, { formValues: JSON.stringify(stored) })
      const { seen, unblock } = await blockScripts(page, scripts)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByRole('main').getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
        'href',
        `mailto:${brand.supportEmail}`,
      )
      await expect(page.locator('form')).toBeHidden()
      expect(seen.documents, 'the page tried once more, and then no more').toBe(2)
      await unblock()
      await page.getByRole('button', { name: words.retry }).click()
      if (path === '/') await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(stored?.email ?? '')
      else await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title)
      expect(seen.documents).toBe(3)
    })
  }
}

test('nobody is told while the scripts are on their way', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await expect(page.getByText(inWords['es-ES'].title)).toHaveCount(0)
})
