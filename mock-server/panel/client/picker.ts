import { announce, interpolate } from './announce.ts'
import type { Tester, TesterState } from './tester.ts'

const toId = (name: string) => name.split('@', 1)[0] ?? ''

/** The title of every scenario and the page that shows it, as the panel's element lists them. */
export function readScenarios(panel: HTMLElement): Record<string, { title: string; at: string } | undefined> {
  return JSON.parse(panel.dataset.known ?? '{}')
}

/** Keeps checkboxes and chips in step with the server's choice. */
export function attachPicker(panel: HTMLElement, tester: Tester): void {
  const boxes = [...panel.querySelectorAll<HTMLInputElement>('[data-scenario]')]
  const list = panel.querySelector<HTMLElement>('[data-chips]')
  const template = panel.querySelector<HTMLTemplateElement>('[data-chip]')?.content.firstElementChild
  const known = readScenarios(panel)
  let chosen: readonly string[] = []

  function getTitle(name: string): string {
    const [id = '', only] = name.split('@', 2)
    return [known[id]?.title ?? id, only].filter(Boolean).join(' · ')
  }

  function chip(name: string): Element {
    const item = template?.cloneNode(true) as Element
    const button = item.querySelector('button')
    const words = item.querySelector('.chip-words')
    if (button) button.dataset.remove = name
    if (words) words.textContent = getTitle(name)
    return item
  }

  function showOverridden(overridden: TesterState['overridden']) {
    const ids = new Set(overridden.map(({ name }) => toId(name)))
    for (const box of boxes) box.closest('.scenario')?.toggleAttribute('data-no-effect', ids.has(box.value))
    const lines = panel.querySelector<HTMLElement>('ul[data-overridden]')
    const { overridden: words = '', situation = '' } = lines?.dataset ?? {}
    lines?.replaceChildren(
      ...overridden.map(({ name, by }) => {
        const title = by === 'situation' ? situation : getTitle(by)
        return Object.assign(document.createElement('li'), {
          textContent: interpolate(words, { name: getTitle(name), by: title }),
        })
      }),
    )
  }

  tester.subscribe(({ scenarios, overridden, situation, nextAnswers }) => {
    const hasChanged = scenarios.join() !== chosen.join()
    chosen = scenarios
    const ids = new Set(scenarios.map(toId))
    for (const box of boxes) box.checked = ids.has(box.value)
    if (hasChanged) list?.replaceChildren(...scenarios.map(chip))
    showOverridden(overridden)
    const next = panel.querySelector<HTMLElement>('[data-next-answers]')
    next?.toggleAttribute('hidden', nextAnswers.length === 0)
    if (next) next.textContent = interpolate(next.dataset.nextAnswers ?? '', { names: nextAnswers.join(', ') })
    panel.querySelector('[data-nothing]')?.toggleAttribute('hidden', scenarios.length > 0 || situation !== null)
    const active = panel.querySelector<HTMLElement>('[data-active-situation]')
    active?.toggleAttribute('hidden', situation === null)
    const name = active?.querySelector('a')
    if (name && situation) name.textContent = situation.name || situation.title || name.dataset.unnamed || ''
    for (const count of panel.querySelectorAll('[data-count=scenarios]')) count.textContent = String(scenarios.length)
  })

  async function choose(scenarios: readonly string[]) {
    await tester.change({ scenarios })
    // The new choice has replaced the cookie with the unknown names.
    panel.querySelector('[data-unknown]')?.remove()
    const names = chosen.map(getTitle).join(', ')
    const { now = '', none = '' } = list?.dataset ?? {}
    announce(panel, chosen.length > 0 ? now.replace('{{names}}', names) : none)
  }

  panel.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !boxes.includes(target)) return
    const others = chosen.filter(name => toId(name) !== target.value)
    void choose(target.checked ? [...others, target.value] : others)
  })

  panel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null
    if (!button || !list) return
    const place = [...list.children].indexOf(button.closest('li') as Element)
    void choose(chosen.filter(name => name !== button.dataset.remove)).then(() => {
      // The removed button had the focus: it moves to the next chip, else to the search.
      const next = list.children[Math.min(place, list.children.length - 1)]?.querySelector('button')
      const search = panel.querySelector<HTMLElement>('[data-search]')
      const elsewhere = next ?? search ?? panel.querySelector<HTMLElement>('[data-open]')
      elsewhere?.focus()
    })
  })

  panel.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-fault')) return
    event.preventDefault()
    const values = new FormData(form)
    const name = [values.get('fault'), values.get('call')].filter(Boolean).join('@')
    void choose([...chosen.filter(each => each !== name), name])
  })
}
