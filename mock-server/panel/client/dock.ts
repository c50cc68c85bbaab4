import { announce, filledIn } from './announce.ts'
import { attachCalls } from './calls.ts'
import { attachCopy } from './copy.ts'
import { fillForm } from './fill-form.ts'
import { attachFolding } from './folding.ts'
import { loadMarkup } from './load-markup.ts'
import { attachPicker } from './picker.ts'
import { attachSearch } from './search.ts'
import { attachSituation } from './situation.ts'
import { followStep, openStep } from './step.ts'
import { createTester, type Tester } from './tester.ts'

/** The testers' dock at the edge of the wizard. In a shadow tree: neither page changes the other's looks, the tokens come through. */
const host = document.createElement('div')
host.id = 'testers-dock'
const shadow = host.attachShadow({ mode: 'open' })
const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = '/__mock/panel/style.css'
const styled = new Promise(resolve => {
  style.addEventListener('load', resolve)
})
let tester: Tester | undefined

/** Asked for anew when the wizard's language changes: the server speaks it. */
async function draw() {
  const [panel] = await loadMarkup(`/__mock/panel/dock?step=${openStep() ?? ''}`)
  if (!(panel instanceof HTMLElement)) return
  await styled
  const wasOpen = shadow.querySelector('.dock')?.hasAttribute('data-unfolded') ?? false
  tester?.watch(false)
  tester = createTester(isThere => panel.toggleAttribute('data-offline', !isThere))
  attachPicker(panel, tester)
  attachSituation(panel, tester)
  attachCalls(panel, tester, { announces: false })
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
    const { done = '', none = '' } = button.dataset
    const step = openStep()
    if (!step) return announce(panel, none)
    const isCompany = document.querySelector<HTMLInputElement>('[name=field-isCompany][value=company]')?.checked
    const answer = await fetch(`/__mock/fill/${step}?company=${isCompany === true}`)
    const { values } = (await answer.json()) as { values: Record<string, unknown> }
    announce(panel, filledIn(done, { count: await fillForm(values) }))
    await tester.refresh()
  })
}

shadow.append(style)
document.body.append(host)
new MutationObserver(() => void draw()).observe(document.documentElement, { attributeFilter: ['lang'] })
void draw()
