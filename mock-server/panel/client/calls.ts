import { announce } from './announce.ts'
import { loadMarkup } from './load-markup.ts'
import type { Tester } from './tester.ts'

/** Keeps the list of calls up to date. `announces`: the newest call is announced as well. */
export function attachCalls(panel: HTMLElement, tester: Tester, { announces }: { announces: boolean }): void {
  const list = panel.querySelector<HTMLElement>('[data-calls]')
  let lastSeen = Number(list?.querySelector<HTMLElement>('[data-call]')?.dataset.call ?? 0)
  if (list) tester.subscribe(state => void update(list, state))

  async function update(list: HTMLElement, { lastCall, calls }: { lastCall: number; calls: number }) {
    const after = lastSeen
    lastSeen = lastCall
    if (lastCall > after) {
      list.prepend(...(await loadMarkup(`/__mock/panel/calls?after=${after}`)))
      const newest = list.querySelector<HTMLElement>('[data-call]')
      if (announces && newest) announce(panel, newest.dataset.says ?? '')
    }
    const max = Math.min(Number(list.dataset.max), calls)
    for (const surplus of [...list.children].slice(max)) surplus.remove()
    for (const count of panel.querySelectorAll('[data-count=calls]')) count.textContent = String(calls)
    panel.querySelector('[data-no-calls]')?.toggleAttribute('hidden', calls > 0)
    filter(panel, list)
  }

  attachTools(panel, tester, list)
}

/** Filters and deletion, where the page has them. */
function attachTools(panel: HTMLElement, tester: Tester, list: HTMLElement | null): void {
  const operation = panel.querySelector<HTMLSelectElement>('[data-operation-filter]')
  const clear = panel.querySelector<HTMLElement>('[data-clear-calls]')
  panel.addEventListener('change', ({ target }) => {
    if (!list || !(target instanceof HTMLElement) || !target.closest('.call-tools')) return
    filter(panel, list)
    const har = panel.querySelector<HTMLAnchorElement>('[data-har]')
    if (har && operation) har.search = operation.value && `?operation=${operation.value}`
  })
  clear?.addEventListener('click', async () => {
    await fetch('/__mock/requests', { method: 'DELETE' })
    await tester.refresh()
    announce(panel, clear.dataset.done ?? '')
  })
}

function filter(panel: HTMLElement, list: HTMLElement): void {
  const operation = panel.querySelector<HTMLSelectElement>('[data-operation-filter]')?.value
  const onlyBroken = panel.querySelector<HTMLInputElement>('[data-breaks-filter]')?.checked
  const calls = [...list.querySelectorAll<HTMLElement>('[data-call]')]
  for (const call of calls) {
    const isOther = Boolean(operation && call.dataset.operation !== operation)
    call.hidden = isOther || Boolean(onlyBroken && call.dataset.breaks === undefined)
  }
  const isEmpty = calls.length > 0 && calls.every(call => call.hidden)
  panel.querySelector('[data-no-matches]')?.toggleAttribute('hidden', !isEmpty)
}
