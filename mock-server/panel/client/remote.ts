import { interpolate } from './announce.ts'
import type { Tester } from './tester.ts'
import { post } from './verdict.ts'

const problems: Record<number, string> = { 404: 'noSuch', 409: 'own', 429: 'limited' }

/**
 * Lets another device steer this one, and this one another. `onSwitch`: the browser belongs to another session now, so that everything that the
 * panel shows is out of date.
 */
export function attachRemote(panel: HTMLElement, tester: Tester, onSwitch: () => void): void {
  const remote = panel.querySelector<HTMLDetailsElement>('[data-remote]')
  if (!remote) return
  const find = <Found extends HTMLElement>(selector: string) => remote.querySelector<Found>(selector)
  const code = find('[data-remote-code]')
  const problem = find('[data-remote-problem]')
  const { remote: first, valid = '' } = remote.dataset
  let status: string | undefined = first

  tester.subscribe(state => {
    const before = status
    status = state.remote.status
    if (before === status) return
    if (before === 'steering' || status === 'steering') return onSwitch()
    if (code) code.textContent = ''
    remote.open = status === 'steered'
    for (const part of remote.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== status
  })

  find('[data-remote-show]')?.addEventListener('click', async () => {
    const response = await post('remote', {})
    const answer: { code?: string; validUntil?: string; detail?: string } = await response.json()
    if (!code) return
    if (!response.ok) code.textContent = answer.detail ?? ''
    else {
      const time = new Date(answer.validUntil ?? '').toLocaleTimeString(document.documentElement.lang, {
        timeStyle: 'short',
      })
      const letters = Object.assign(document.createElement('strong'), { className: 'mono', textContent: answer.code })
      code.replaceChildren(letters, ` ${interpolate(valid, { time })}`)
      // The dock of a phone is small.
      code.scrollIntoView({ block: 'nearest' })
    }
  })

  find<HTMLFormElement>('[data-remote-join]')?.addEventListener('submit', async event => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget as HTMLFormElement).get('code')
    const response = await post('remote/join', { code: typed })
    if (response.ok) await tester.refresh()
    else if (problem) problem.textContent = remote.dataset[problems[response.status] ?? 'noSuch'] ?? ''
  })

  remote.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-remote-end]')) return
    await fetch('/__mock/remote', { method: 'DELETE' })
    await tester.refresh()
  })
}
