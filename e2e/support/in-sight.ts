import { expect, type Locator, type Page } from '@playwright/test'

/** It has been answered by then: what is not in sight soon never is. */
const patienceMs = 10_000

/** Longer than any call is waited for. */
const busyMs = 60_000

/** Runs in the page: of every line of each text, the places at which something else lies over it or the screen ends. */
function findCovered(texts: Element[]): string[][] {
  const whatCovers = (text: Element, x: number, y: number) => {
    // What is seen through, as the input over an upload area, covers nothing.
    const top = document.elementsFromPoint(x, y).find(each => getComputedStyle(each).opacity !== '0')
    if (!top) return [`${x | 0}, ${y | 0} is off the screen`]
    return text.contains(top) || top.contains(text)
      ? []
      : [`${x | 0}, ${y | 0} lies under ${top.outerHTML.slice(0, 80)}`]
  }
  return texts.map(text => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
    if (lines.length === 0) return ['it is not drawn']
    return lines.flatMap(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2
      const places: [number, number][] = [
        [left + 1, middle],
        [(left + right) / 2, middle],
        [right - 1, middle],
        [(left + right) / 2, top + 2],
        [(left + right) / 2, bottom - 2],
      ]
      return places.flatMap(([x, y]) => whatCovers(text, x, y))
    })
  })
}

/** The text, or one of them where it is in several places, can be read whole: nothing lies over it. */
export async function expectInSight(texts: Locator, where: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const covered = await texts.evaluateAll(findCovered)
        return covered.some(places => places.length === 0) ? 'in sight' : covered
      },
      { message: `${texts} is in sight ${where}`, timeout: patienceMs, intervals: [50, 50, 100, 100, 250] },
    )
    .toEqual('in sight')
}

/**
 * Scrolls to a control as a customer comes down the page: it is the last thing that is uncovered. What is in the bar at the foot is
 * pressed where the form ends. Answers with its middle, in px of the screen.
 */
export function reachFromAbove(control: Locator): Promise<{ x: number; y: number }> {
  return control.evaluate(async element => {
    let part: Element | null = element
    while (part && getComputedStyle(part).position !== 'sticky') part = part.parentElement
    const form = part && element.closest('form')
    if (form) window.scrollBy({ top: form.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
    else element.scrollIntoView({ block: 'end', behavior: 'instant' })
    // Where it is drawn: another size of the screen, too, has reached what a press is told by.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

/**
 * Presses as a finger does: at the place where the control is by then. Nothing scrolls to it at the press, so that what is in
 * sight afterwards was brought there by the page.
 */
export async function touch(control: Locator): Promise<void> {
  const { x, y } = await reachFromAbove(control)
  await control.page().mouse.click(x, y)
}

/** What was pressed has been answered: nothing is busy any more, and what came of it is drawn. */
export async function expectAnswered(page: Page): Promise<void> {
  // Looked at with every frame: the test's own looks come a second apart, for what takes a tenth.
  const isBusy = await page.evaluate(async ms => {
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const busy = () => document.querySelector('[aria-busy=true]') !== null
    const end = performance.now() + ms
    do await drawn()
    while (busy() && performance.now() < end)
    await drawn()
    return busy()
  }, busyMs)
  expect(isBusy, 'something is busy').toBe(false)
}

/** How much of the screen's height is covered by what stays while the page scrolls, from 0 to 1. */
export function shareOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = [...document.body.querySelectorAll('*')].filter(each => {
      const { position, visibility, top, bottom } = getComputedStyle(each)
      if (visibility !== 'visible') return false
      if (position === 'fixed') return true
      // A sticky box that scrolls along is where it belongs; one that stays lies at the edge it sticks to.
      const box = each.getBoundingClientRect()
      const isAt = (edge: number, inset: string) => Math.abs(edge - Number.parseFloat(inset)) < 1
      return position === 'sticky' && (isAt(box.top, top) || isAt(innerHeight - box.bottom, bottom))
    })
    const covers = (y: number) =>
      stays.some(each => {
        const { top, bottom, width } = each.getBoundingClientRect()
        return width > 0 && top <= y && y < bottom
      })
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    return rows.filter(covers).length / innerHeight
  })
}
