import type { Tester } from './tester.ts'

/**
 * Opens and closes the dock. Open, it covers the offer, or the page gets a margin; on a phone it covers the upper half. It never
 * covers what has the focus: the dock closes, and its tab disappears.
 */
export function attachFolding(host: HTMLElement, panel: HTMLElement, tester: Tester, startsOpen: boolean): void {
  const tab = panel.querySelector<HTMLElement>('[data-toggle]')
  const body = panel.querySelector<HTMLElement>('.dock-body')
  if (!tab || !body) return
  let isOpen = false

  function setOpen(open: boolean) {
    isOpen = open
    panel.toggleAttribute('data-open', open)
    tab?.setAttribute('aria-expanded', String(open))
    if (body) body.hidden = !open
    makeRoom()
    tester.watch(open)
    if (open) void tester.refresh()
  }
  function makeRoom() {
    const width = isOpen ? getComputedStyle(panel).getPropertyValue('--dock-room') : ''
    document.documentElement.style.paddingInlineEnd = width.trim()
  }

  tab.addEventListener('click', () => {
    setOpen(!isOpen)
    if (isOpen) body.querySelector<HTMLElement>('[data-search]')?.focus()
  })
  panel.querySelector('[data-close]')?.addEventListener('click', () => {
    setOpen(false)
    tab.focus()
  })
  panel.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !isOpen || event.target instanceof HTMLDialogElement) return
    if (event.target instanceof HTMLInputElement && event.target.value !== '' && event.target.type === 'search') return
    if (panel.querySelector('dialog[open]')) return
    setOpen(false)
    tab.focus()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (!panel.isConnected || target === host || !(target instanceof HTMLElement)) return
    if (isOpen && overlap(body, target) && target.tabIndex >= 0) setOpen(false)
    panel.toggleAttribute('data-away', !isOpen && target.tabIndex >= 0 && overlap(tab, target))
  })
  addEventListener('resize', () => panel.isConnected && makeRoom())
  setOpen(startsOpen)
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
