import { announce, interpolate } from './announce.ts'
import type { Tester } from './tester.ts'
import { attachVerdict, post } from './verdict.ts'

/** Edits the answer of a call, with the contract's verdict while one types; the next call of the operation is answered so. */
export function attachAnswers(panel: HTMLElement, tester: Tester): void {
  const dialog = panel.querySelector<HTMLDialogElement>('[data-answer-dialog]')
  if (!dialog) return
  const find = <Found extends HTMLElement>(selector: string) => dialog.querySelector(selector) as Found
  const text = find<HTMLTextAreaElement>('[data-text]')
  const title = find('[data-title]')
  const { title: words = '', valid = '', used = '' } = dialog.dataset
  let operation = ''
  const { show, check } = attachVerdict({
    text,
    output: find('[data-verdict]'),
    valid,
    toSituation: typed => `{"calls":{"${operation}":[${typed}]}}`,
  })

  panel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-edit-answer]') : null
    const call = button?.closest<HTMLElement>('[data-call]')
    if (!call) return
    operation = call.dataset.operation ?? ''
    title.textContent = interpolate(words, { operation })
    const body = call.querySelector('[data-response]')?.textContent
    const status = Number(call.querySelector('.status')?.textContent)
    text.value = JSON.stringify({ status, ...(body && { body: JSON.parse(body) }) }, null, 2)
    dialog.showModal()
    await check()
  })

  find('[data-apply]').addEventListener('click', async () => {
    if (!(await check())) return
    const response = await post('situation/next', { operation, answer: JSON.parse(text.value) })
    if (!response.ok) return show([(await response.json()).detail])
    dialog.close()
    await tester.refresh()
    announce(panel, interpolate(used, { operation }))
  })
  find('[data-cancel]').addEventListener('click', () => dialog.close())
}
