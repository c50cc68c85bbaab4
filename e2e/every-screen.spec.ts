import { expectAccessible } from './support/axe.ts'
import { walkThrough } from './support/focus.ts'
import { shareOfBars } from './support/in-sight.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { dialogs, pages, type Reach } from './support/screens.ts'
import { expect, visitTest as test } from './support/test.ts'
import { expectTouchTargets } from './support/touch-targets.ts'

const screens: [name: string, reach: Reach][] = Object.entries({ ...pages, ...dialogs })
const looks = [
  { language: 'es_ES', colorScheme: 'light' },
  { language: 'en_GB', colorScheme: 'dark' },
] as const

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedErrors: [/404/] })

for (const [place, [name, reach]] of screens.entries()) {
  const { language, colorScheme } = looks[place % 2] ?? looks[0]
  const isDialog = name in dialogs
  test(`${name}: axe, fingers, the keyboard and narrow screens find nothing wrong`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme })
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await reach(page, language)
    if (isDialog) await expect(page.locator('dialog[open]')).toBeVisible()
    await expectAccessible(page, name)
    await expectTouchTargets(page, name)
    await expect
      .poll(() => shareOfBars(page), 'bars cover at most 15 % of the screen')
      .toBeLessThanOrEqual(isDialog ? 1 : 0.15)
    await page.setViewportSize({ width: 320, height: 640 })
    // A dialog keeps the focus, so Tab does not lead through it to an end; e2e/keyboard.spec.ts walks around in dialogs.
    if (!isDialog) await walkThrough(page, name, 2)
    await expectNoSidewaysScroll(page, name)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page, `${name} with text of twice the size`)
  })
}
