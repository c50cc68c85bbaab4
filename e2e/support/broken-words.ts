import { expect, type Page } from '@playwright/test'

/** Runs in the page: words of letters only, of a usual length, that begin on one line and end on another. */
function findBrokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // What only screen readers get is a pixel wide.
    if ((node.parentElement?.clientWidth ?? 0) === 1) continue
    for (const word of node.textContent?.matchAll(/(?<![^\s])\p{L}{3,20}(?=[\s,.:?]|$)/gu) ?? []) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (tops.size > 1) broken.push(word[0])
    }
  }
  return broken
}

/** No word is broken within itself. */
export async function expectWholeWords(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(findBrokenWords), `${where} breaks no word`).toEqual([])
}

/** The most that WCAG 1.4.12 lets a reader ask for: space between lines, paragraphs, letters and words. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}
