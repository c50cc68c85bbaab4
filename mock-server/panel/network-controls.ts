import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import { operations } from '#mock/operations/index.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import type { PanelVisit } from './panel-visit.ts'

/** Waits to choose from, in ms. */
const waits = [0, 200, 500, 1000, 2000, 5000, 10_000, 20_000]

/** What the way does to calls: a wait before every answer, and a fault for all calls or for one. */
export function networkControls({ tell, pick, visit: { session } }: PanelVisit): Markup {
  const { latencyMs, seed } = session
  const options = [...new Set([...waits, latencyMs])]
    .toSorted((a, b) => a - b)
    .map(ms => {
      const words = ms === 0 ? tell('wait.none') : tell('wait.ms', { ms })
      return html`<option value="${ms}"${ms === latencyMs && html` selected`}>${words}</option>`
    })
  const faults = scenarios.filter(each => each.onAny)
  const isUsual = latencyMs === 0 && seed === 1
  return html`<details class="network"${!isUsual && html` open`}>
<summary>${icon('bolt')}<span>${tell('network')}</span><span class="shown-wait" data-wait-shown${latencyMs === 0 && html` hidden`}>${tell('wait.ms', { ms: latencyMs })}</span>${icon('down')}</summary>
<div class="network-fields">
<div class="field"><label for="wait">${tell('wait')}</label><select class="control" id="wait" data-latency data-ms="${tell('wait.ms')}">${options}</select></div>
<div class="field"><label for="seed">${tell('seed')}</label><input class="control" id="seed" type="number" min="0" step="1" inputmode="numeric" value="${seed}" aria-describedby="seed-hint" data-seed></div>
<p class="hint" id="seed-hint">${tell('seed.hint')}</p>
<form class="fault" data-fault>
<div class="field"><label for="fault">${tell('fault')}</label><select class="control" id="fault" name="fault">${faults.map(each => html`<option value="${each.id}">${pick(each.title)}</option>`)}</select></div>
<div class="field"><label for="fault-call">${tell('fault.call')}</label><select class="control" id="fault-call" name="call"><option value="">${tell('fault.all')}</option>${Object.keys(operations).map(id => html`<option>${id}</option>`)}</select></div>
<button class="button" data-variant="secondary"><span class="face">${tell('fault.add')}</span></button>
</form>
</div>
</details>`
}
