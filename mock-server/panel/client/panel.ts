import { announce } from './announce.ts'
import { attachCalls } from './calls.ts'
import { attachCopy } from './copy.ts'
import { attachFillValues } from './fill-values.ts'
import { attachPicker } from './picker.ts'
import { attachSearch } from './search.ts'
import { attachSituation } from './situation.ts'
import { createTester } from './tester.ts'

const panel = document.querySelector<HTMLElement>('[data-panel]')
if (panel) {
  let wasThere = true
  const tester = createTester(isThere => {
    panel.toggleAttribute('data-offline', !isThere)
    if (wasThere && !isThere) announce(panel, panel.dataset.lost ?? '')
    wasThere = isThere
  })
  attachPicker(panel, tester)
  attachSituation(panel, tester)
  attachCalls(panel, tester, { announces: true })
  attachFillValues(panel)
  attachSearch(panel)
  attachCopy(panel)
  void tester.refresh()
  tester.watch(true)
}
