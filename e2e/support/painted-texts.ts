/** Runs in the page: how many words of an element are seen. What only a screen reader gets is within a box of 1 px. */
export function countPaintedWords(root: Element): number {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let words = 0
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode
    if (!parentElement?.checkVisibility() || isClipped(parentElement)) continue
    words += (texts.currentNode.textContent ?? '').split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
  }
  return words

  function isClipped(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return true
    return element !== root && element.parentElement !== null && isClipped(element.parentElement)
  }
}

/** Runs in the page: texts of the offer that are printed over a text of the form, with nothing opaque between the two. */
export function findTextsOverTexts(): string[] {
  const linesOf = (root: Element) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const lines: { box: DOMRect; parent: Element; words: string }[] = []
    while (texts.nextNode()) {
      const { currentNode } = texts
      const parent = currentNode.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) lines.push({ box, parent, words: currentNode.textContent ?? '' })
    }
    return lines
  }
  const isOpaque = (element: Element) => !/rgba?\(.*(?:, 0\)|\/ 0\))$/.test(getComputedStyle(element).backgroundColor)
  const [offer, form] = [document.querySelector('aside'), document.querySelector('main')]
  if (!offer || !form) return ['there is no offer beside the form']
  const under = linesOf(form)
  return linesOf(offer).flatMap(over =>
    under.flatMap(({ box, parent, words }) => {
      const left = Math.max(box.left, over.box.left)
      const right = Math.min(box.right, over.box.right)
      const top = Math.max(box.top, over.box.top)
      const bottom = Math.min(box.bottom, over.box.bottom)
      if (right - left < 2 || bottom - top < 2) return []
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const place = stack.indexOf(parent)
      if (place < 0 || stack.slice(0, place).some(isOpaque)) return []
      return [`${over.words} over ${words}`]
    }),
  )
}
