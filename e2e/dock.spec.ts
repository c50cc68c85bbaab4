import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { expectAccessible } from './support/axe.ts'
import { noSupply, openCard, openStep } from './support/open-step.ts'
import { expectStep } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const dist = join(import.meta.dirname, '../dist')
const tab = (page: Page) => page.getByRole('button', { name: 'Pruebas' })
const next = (page: Page) => openCard(page).locator('button[type=submit]')

/** What the development server's page does (tests/scripts/dock-plugin.test.ts), done to the built one. */
async function addDock(page: Page) {
  // The page's policy for scripts stands by then, and asks for no type any more.
  await page.waitForFunction(() => document.documentElement.dataset.heard !== undefined)
  await page.addScriptTag({ type: 'module', url: '/__mock/panel/client/dock.ts' })
  await expect(tab(page)).toBeVisible()
}

/** The files that speak of the dock or of the mock server, of those that customers load. */
function speakOfTesting(files: readonly (readonly [name: string, text: string])[]): string[] {
  const words = /__mock|testers-dock|mock-scenario|mock-session/
  return files.filter(([, text]) => words.test(text)).map(([name]) => name)
}

test('what customers load holds nothing of the dock or the mock server', () => {
  const names = globSync('**/*.{js,css,html,json}', { cwd: dist })
  const files = names.map(name => [name, readFileSync(join(dist, name), 'utf8')] as const)
  expect(files.length).toBeGreaterThan(10)
  expect(speakOfTesting(files)).toEqual([])
  const source = readFileSync(join(import.meta.dirname, '../mock-server/panel/client/dock.ts'), 'utf8')
  expect(speakOfTesting([...files, ['planted.js', source]])).toEqual(['planted.js'])
})

test('a step is filled with a press and chosen scenarios show: one over 15 kW, then one that is found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStep(page, 'supply', noSupply)
  await addDock(page)
  await tab(page).press('Enter')
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  await expect(search).toBeFocused()
  await expect(page.locator('.dock .group h2').first()).toHaveText('Este paso · Suministro')

  const over = page.getByRole('checkbox', { name: 'Más de 15 kW' })
  await over.check()
  await page.getByRole('button', { name: 'Rellenar este paso' }).click()
  await expect(openCard(page).getByText('La potencia del CUPS es más de 15 Kwh').first()).toBeVisible()
  await expect(page.locator('.dock .call')).toContainText('validateCups')
  await expect(page.locator('.dock .call')).toContainText('cumple el contrato')

  // The server knows of the choice before the step is filled and its CUPS asked about.
  const told = page.waitForResponse(/__mock\/state/)
  await over.uncheck()
  await told
  await page.getByRole('button', { name: 'Rellenar este paso' }).click()
  await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true')
  await next(page).click()
  await expectStep(page, 'Cuenta bancaria')
  await expect(page.locator('.dock .group h2').first()).toHaveText('Este paso · Banco')
  await page.getByRole('button', { name: 'Rellenar este paso' }).click()
  await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Plegar' }).click()
  await expect(tab(page)).toBeFocused()
})

test.describe('with axe, which copies the style sheets of shadow trees in a way that the page forbids', () => {
  test.use({ expectedErrors: [/Applying inline style violates/] })

  test('the wizard with the dock unfolded passes axe', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openStep(page, 'holder')
    await addDock(page)
    await tab(page).click()
    await expectAccessible(page, 'the wizard with the dock unfolded')
  })
})

for (const width of fixedSample([320, 360, 768, 1024, 1440], 2)) {
  test(`at ${width} px the dock never covers Next or a field that has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openStep(page, 'holder')
    await addDock(page)
    const fields = openCard(page).locator('input:visible')
    for (const place of [...Array(await fields.count()).keys()]) {
      await fields.nth(place).focus()
      expect(await covers(page, '.dock-tab', fields.nth(place))).toBe(false)
    }
    expect(await covers(page, '.dock-tab', next(page))).toBe(false)

    await tab(page).click()
    expect(await covers(page, '.dock-body', next(page))).toBe(false)
    for (const place of [...Array(await fields.count()).keys()]) {
      await fields.nth(place).focus()
      expect(await covers(page, '.dock-body', fields.nth(place))).toBe(false)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

/** Whether a part of the dock lies over something of the page that can be operated. */
async function covers(page: Page, part: string, other: ReturnType<Page['locator']>): Promise<boolean> {
  const place = page.locator(part)
  if (!(await place.isVisible()) || (await place.evaluate(each => getComputedStyle(each).pointerEvents === 'none')))
    return false
  const [a, b] = [await place.boundingBox(), await other.boundingBox()]
  return Boolean(a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
}

test('a step that is not complete after it was filled is never called done: its field is named', async ({
  page,
  mock,
}) => {
  await mock.use({ fill: { account: { phoneNumber: '' } } })
  await page.goto('/')
  await addDock(page)
  await tab(page).click()
  const fill = page.getByRole('button', { name: 'Rellenar este paso' })
  const result = page.locator('[data-fill-result]')
  await fill.click()
  await expect(result).toHaveText(/campos rellenos, pero el paso no está completo\. .*móvil/)
  await mock.use({})
  await fill.click()
  await expect(result).toHaveText(/^\d campos rellenos\.$/)
})
