import { expectInSight, phoneSizes, shareOfBars } from './support/in-sight.ts'
import { openCard, openStep, stepIds } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

test('the one bar takes at most 15 % of a phone, and none is there while a keyboard is open', async ({ page }) => {
  for (const step of stepIds) {
    await openStep(page, step)
    await expect(page.getByTitle('Chat')).toBeAttached()
    for (const [width, height] of phoneSizes) {
      await page.setViewportSize({ width, height })
      const where = `${step} at ${width} × ${height}`
      if (height < 480) await expect.poll(() => shareOfBars(page), where).toBe(0)
      else await expect.poll(() => shareOfBars(page), where).toBeLessThanOrEqual(0.15)
      const bar = [
        openCard(page).locator('button[type=submit]'),
        page.getByRole('complementary').getByRole('button').first(),
      ]
      const boxes = await Promise.all(bar.map(each => each.boundingBox()))
      // Side by side, and so one bar; without one, each stands in the page.
      expect((boxes[0]?.y ?? 0) < (boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0), where).toBe(true)
      if (height >= 480) expect(boxes[1]?.y ?? 0, where).toBeLessThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0))
    }
  }
})

test.describe('without a connection', () => {
  // Parts of later steps are asked for in vain.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the one bar says so, wherever the page is scrolled, and there is no second one §own.74', async ({
    page,
    context,
  }) => {
    for (const step of stepIds) {
      await openStep(page, step)
      await expect(page.getByTitle('Chat')).toBeAttached()
      await context.setOffline(true)
      for (const [width, height] of phoneSizes) {
        await page.setViewportSize({ width, height })
        for (const share of [0, 0.5, 1]) {
          await page.evaluate(part => window.scrollTo(0, part * document.documentElement.scrollHeight), share)
          const where = `${step} at ${width} × ${height}, ${share * 100} % down`
          await expect.poll(() => shareOfBars(page), where).toBeLessThanOrEqual(height < 480 ? 0 : 0.15)
          if (height >= 480)
            await expectInSight(page.getByText('Sin conexión. Tus datos están a salvo.', { exact: true }), where)
        }
      }
      await expect(page.getByRole('status').getByText('Tus datos están a salvo')).toBeVisible()
      await context.setOffline(false)
    }
  })
})
