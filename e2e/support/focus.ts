import { expect, type Locator, type Page } from '@playwright/test'

/** What has the focus, and what a sighted keyboard user would hold against it: not marked, or under something else. */
interface Stop {
  name: string
  complaints: string[]
}

/** Runs in the page. */
function lookAtFocus(): Stop {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { name: 'the page', complaints: [] }
  const name =
    focused.getAttribute('aria-label') || focused.id || focused.textContent?.trim().slice(0, 40) || focused.tagName
  // A frame is another page's; what was focused by script is a place to read on from, not one to operate.
  if (focused.tagName === 'IFRAME' || focused.getAttribute('tabindex') === '-1') return { name, complaints: [] }

  const label = focused.closest('label')
  const family = [focused, focused.nextElementSibling, focused.parentElement, label].filter(each => each !== null)
  const isMarked = family.some(each => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const box = focused.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const isOnTop = top !== null && (focused.contains(top) || label?.contains(top) || top.contains(focused))
  const covering = top ? `${top.tagName}.${top.getAttribute('class')}` : 'the edge of the screen'
  return {
    name,
    complaints: [...(isMarked ? [] : ['its focus cannot be seen']), ...(isOnTop ? [] : [`it lies under ${covering}`])],
  }
}

/** What has the focus is marked, and nothing covers it once what lay there has stepped aside. Answers with its name. */
export async function expectFocusInSight(page: Page): Promise<string> {
  const { name, complaints } = await page.evaluate(lookAtFocus)
  if (complaints.length > 0)
    await expect.poll(async () => (await page.evaluate(lookAtFocus)).complaints, `focus on «${name}»`).toEqual([])
  return name
}

/** Presses Tab through the whole page, until the focus has left it; what has it is in sight at every stop. */
export async function walkThrough(page: Page, where: string, atLeast: number) {
  const stops: string[] = []
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const name = await expectFocusInSight(page)
    const isMarked = await markFocus(page)
    if (name === 'the page' || (stops.length > 1 && isMarked)) break
    stops.push(name)
  }
  expect(stops.length, `stops on ${where}: ${stops.join(', ')}`).toBeGreaterThanOrEqual(atLeast)
  expect(stops.length, `${where} has an end`).toBeLessThan(80)
}

/** Marks what has the focus. True where it was marked before: the walk has come round. Radios of a group count as one. */
function markFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isMarked = document.activeElement?.hasAttribute('data-walked') ?? false
    document.activeElement?.setAttribute('data-walked', '')
    return isMarked
  })
}

/** Presses Tab, or another key, until the target has the focus; every stop on the way is in sight. */
export async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const stops: string[] = []
  // Found once: to look for it at every stop takes longer than the stop.
  const element = await target.elementHandle()
  while (!(await element?.evaluate(each => each === document.activeElement))) {
    expect(stops.length, `${target} is reached by ${key}; not after ${stops.join(', ')}`).toBeLessThan(60)
    await page.keyboard.press(key)
    stops.push(await expectFocusInSight(page))
  }
}

/** Walks around in an open dialog: focus stays inside, Escape closes it, and focus returns to what opened it. */
export async function expectTrap(page: Page, dialog: Locator, opener: Locator) {
  await expect(dialog).toBeVisible()
  const inside = () =>
    dialog.evaluate(shown => document.activeElement === document.body || shown.contains(document.activeElement))
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await inside(), 'focus stays in the dialog').toBe(true)
    await expectFocusInSight(page)
  }
  // Keys pressed in a frame are the frame's own.
  for (let tabs = 0; tabs < 20 && (await isInFrame(page)); tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

function isInFrame(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
}
