import { interpolate } from './announce.ts'
import { attachCalls } from './calls.ts'
import { attachCopy } from './copy.ts'
import { fillForm, findMissing } from './fill-form.ts'
import { attachFolding } from './folding.ts'
import { loadMarkup } from './load-markup.ts'
import { attachPicker } from './picker.ts'
import { attachRemote } from './remote.ts'
import { attachSearch } from './search.ts'
import { attachSituation } from './situation.ts'
import { followStep, getCurrentStep } from './step.ts'
import { createTester, type Tester } from './tester.ts'

/** The dock at the edge of the wizard. In a shadow tree, so that its style and the wizard's do not affect each other. */
const host = document.createElement('div')
host.id = 'testers-dock'
const shadow = host.attachShadow({ mode: 'open' })
const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = '/__mock/panel/style.css'
const styleLoaded = new Promise(resolve => {
  style.addEventListener('load', resolve)
})
let tester: Tester | undefined

/** Renders the dock, again whenever the wizard's language changes: the server translates. */
async function render() {
  const [panel] = await loadMarkup(`/__mock/panel/dock?step=${getCurrentStep() ?? ''}`)
  if (!(panel instanceof HTMLElement)) return
  await styleLoaded
  const wasOpen = shadow.querySelector('.dock')?.hasAttribute('data-open') ?? false
  tester?.watch(false)
  tester = createTester(isOnline => panel.toggleAttribute('data-offline', !isOnline))
  attachPicker(panel, tester)
  attachSituation(panel, tester)
  attachCalls(panel, tester, { announces: false })
  attachRemote(panel, tester, () => void render())
  attachSearch(panel)
  attachCopy(panel)
  attachFill(panel, tester)
  followStep(panel, tester)
  shadow.replaceChildren(style, panel)
  attachFolding(host, panel, tester, wasOpen)
  void tester.refresh()
}

function attachFill(panel: HTMLElement, tester: Tester) {
  const button = panel.querySelector<HTMLElement>('[data-fill-form]')
  button?.addEventListener('click', async () => {
    const { done = '', none = '', incomplete = '' } = button.dataset
    const result = panel.querySelector('[data-fill-result]')
    const show = (words: string) => {
      if (result) result.textContent = words
    }
    const step = getCurrentStep()
    if (!step) return show(none)
    const isCompany = document.querySelector<HTMLInputElement>('[name=field-isCompany][value=company]')?.checked
    const answer = await fetch(`/__mock/fill/${step}?company=${isCompany === true}`)
    const { values } = (await answer.json()) as { values: Record<string, unknown> }
    const count = await fillForm(values)
    const missing = await findMissing()
    show(interpolate(missing === '' ? done : incomplete, { count, missing }))
    await tester.refresh()
  })
}

shadow.append(style)
document.body.append(host)
new MutationObserver(() => void render()).observe(document.documentElement, { attributeFilter: ['lang'] })
void render()
