import { announce } from './announce.ts'
import { copyText } from './copy.ts'
import { readScenarios } from './picker.ts'
import type { Tester, TesterState } from './tester.ts'

/** Handles delay, seed, the link that reproduces the situation, the link to the wizard, and the reset. */
export function attachSituation(panel: HTMLElement, tester: Tester): void {
  const find = <Found extends HTMLElement>(selector: string) => panel.querySelector<Found>(selector)
  const wait = find<HTMLSelectElement>('[data-latency]')
  const seed = find<HTMLInputElement>('[data-seed]')
  const link = find<HTMLElement>('[data-link]')
  const open = find<HTMLAnchorElement>('[data-open]')
  const dialog = find<HTMLDialogElement>('[data-reset-dialog]')
  const wizard = open?.href ?? location.href
  const known = readScenarios(panel)
  let current: TesterState | undefined

  /** The page that shows the last chosen scenario. */
  function getPage({ scenarios }: TesterState): string {
    const [id = ''] = scenarios.at(-1)?.split('@', 1) ?? []
    return known[id]?.at ?? '/'
  }

  function createLink(state: TesterState): string {
    const { scenarios, situation, latencyMs } = state
    const address = new URL(`${link?.dataset.link}${scenarios.join(',') || 'none'}`, location.href)
    address.searchParams.set('to', getPage(state))
    if (situation?.name) address.searchParams.set('situation', situation.name)
    address.searchParams.set('latencyMs', String(latencyMs))
    address.searchParams.set('seed', String(state.seed))
    return address.href
  }

  tester.subscribe(state => {
    current = state
    const shown = find('[data-wait-shown]')
    if (shown) {
      shown.hidden = state.latencyMs === 0
      shown.textContent = (wait?.dataset.ms ?? '').replace('{{ms}}', String(state.latencyMs))
    }
    if (wait) wait.value = String(withOption(wait, state.latencyMs))
    if (seed && seed !== seed.ownerDocument.activeElement) seed.value = String(state.seed)
    if (open) open.href = new URL(getPage(state), wizard).href
    for (const count of panel.querySelectorAll('[data-count=mails]')) count.textContent = String(state.mails)
  })

  wait?.addEventListener('change', () => void tester.change({ latencyMs: Number(wait.value) }))
  seed?.addEventListener('change', () => {
    if (seed.validity.valid && seed.value !== '') void tester.change({ seed: Number(seed.value) })
  })
  link?.addEventListener('click', async () => {
    if (!current) return
    await copyText(createLink(current))
    announce(panel, link.dataset.copied ?? '')
  })
  find('[data-reset]')?.addEventListener('click', () => dialog?.showModal())
  dialog?.addEventListener('close', async () => {
    if (dialog.returnValue !== 'yes') return
    dialog.returnValue = ''
    await tester.reset()
    announce(panel, dialog.dataset.done ?? '')
  })
}

/** Adds an option for a delay that a link or a test set. */
function withOption(select: HTMLSelectElement, ms: number): number {
  if (![...select.options].some(({ value }) => value === String(ms)))
    select.add(new Option((select.dataset.ms ?? '').replace('{{ms}}', String(ms)), String(ms)))
  return ms
}
