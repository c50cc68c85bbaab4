import { announce } from './announce.ts'
import { attachAnswers } from './answers.ts'
import { attachCalls } from './calls.ts'
import { attachCopy } from './copy.ts'
import { attachEditor } from './editor.ts'
import { loadMarkup } from './load-markup.ts'
import { attachPicker } from './picker.ts'
import { attachRemote } from './remote.ts'
import { attachSearch } from './search.ts'
import { attachSituation } from './situation.ts'
import { createTester } from './tester.ts'

const panel = document.querySelector<HTMLElement>('[data-panel]')
if (panel) {
  let wasOnline = true
  const tester = createTester(isOnline => {
    panel.toggleAttribute('data-offline', !isOnline)
    if (wasOnline && !isOnline) announce(panel, panel.dataset.lost ?? '')
    wasOnline = isOnline
  })
  attachPicker(panel, tester)
  attachSituation(panel, tester)
  attachCalls(panel, tester, { announces: true })
  attachAnswers(panel, tester)
  attachEditor(panel, tester)
  attachRemote(panel, tester, () => location.reload())
  attachFillValues(panel)
  attachSearch(panel)
  attachCopy(panel)
  // A phone is too narrow for all tabs.
  panel.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  void tester.refresh()
  tester.watch(true)
}

/** Loads valid values of a step when its button is pressed, different ones each time. */
function attachFillValues(panel: HTMLElement): void {
  const output = panel.querySelector<HTMLElement>('[data-values]')
  panel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-fill]') : null
    if (button && output) output.replaceChildren(...(await loadMarkup(`/__mock/panel/values/${button.dataset.fill}`)))
  })
}
