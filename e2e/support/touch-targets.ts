import { expect, type Page } from '@playwright/test'

/** What a finger needs, in px. */
const targetPx = 44

/**
 * Runs in the page: each control that a finger can press, and how wide and high the place is at which a touch reaches it. Asked of the
 * browser, because padding, labels and what lies over them all count. Links within a sentence are left out, as WCAG 2.5.5 does.
 */
function findSmallTargets(least: number): string[] {
  const all = [
    ...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=option]',
    ),
  ]
  const controls = all.filter(each => each.checkVisibility({ visibilityProperty: true }) && !isWithinSentence(each))
  if (controls.length === 0) return ['there is nothing to press']
  return controls.flatMap(control => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const parts = [control, ...((control as HTMLInputElement).labels ?? [])]
    const { x, y } = middleOf(parts)
    const isHit = (dx: number, dy: number) => {
      const top = document.elementFromPoint(x + dx, y + dy)
      return parts.some(part => part.contains(top)) || (top?.contains(control) && top.tagName === 'LABEL')
    }
    const reach = (dx: number, dy: number) => {
      let far = 0
      while (far < least && isHit(dx * far, dy * far)) far += 1
      return far
    }
    const width = reach(-1, 0) + reach(1, 0) - 1
    const height = reach(0, -1) + reach(0, 1) - 1
    // Half a pixel to either side, where edges lie between two.
    if (width >= least - 1 && height >= least - 1) return []
    const name = control.getAttribute('aria-label') ?? parts.map(part => part.textContent).join(' ')
    return [`${width} × ${height} px: ${control.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`]
  })

  /** A link with words beside it on its line. */
  function isWithinSentence(element: Element): boolean {
    const sentence = element.closest('p, li, label, legend, small')
    if (element.tagName !== 'A' && getComputedStyle(element).display !== 'inline') return false
    return (sentence?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
  }

  /** Of the largest of the boxes that are drawn: a hidden radio's is its label. */
  function middleOf(elements: Element[]): { x: number; y: number } {
    const boxes = elements.map(each => each.getBoundingClientRect())
    const [largest] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)
    return { x: (largest?.left ?? 0) + (largest?.width ?? 0) / 2, y: (largest?.top ?? 0) + (largest?.height ?? 0) / 2 }
  }
}

/** Every control of the page, or of what lies over it, can be pressed by a finger, once everything is in its place. */
export async function expectTouchTargets(page: Page, where: string): Promise<void> {
  const small = () => page.evaluate(findSmallTargets, targetPx)
  await expect.poll(small, `${where}: smaller than ${targetPx} px`).toEqual([])
}
