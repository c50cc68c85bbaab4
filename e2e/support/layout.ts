import { expect, type Page } from '@playwright/test'

/** Runs in the page: what reaches over the screen's side edges, unless it scrolls or is cut within its own container. */
function whatSticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const boxes = [...document.querySelectorAll<HTMLElement>('dialog[open], aside')]
  const scrolling = boxes.filter(box => box.scrollWidth > box.clientWidth).map(box => `${box.tagName} scrolls sideways`)
  if (scrollWidth <= clientWidth) return scrolling
  const wide = [...document.body.querySelectorAll('*')].filter(
    each => each.getBoundingClientRect().right > clientWidth + 1,
  )
  const names = wide.map(each => `${each.tagName}.${each.getAttribute('class')} ${each.textContent?.slice(0, 30)}`)
  return [`the page is ${scrollWidth} px wide`, ...names.slice(0, 8), ...scrolling]
}

/** Nothing makes the page, or a dialog in it, scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string) {
  expect(await page.evaluate(whatSticksOut), `${where} fits the screen`).toEqual([])
}
