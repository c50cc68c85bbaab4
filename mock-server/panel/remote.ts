import { html, type Markup } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import type { RemoteState } from '#mock/sessions/remote-key.ts'
import type { PanelContext } from './panel-context.ts'
import { actionButton } from './parts.ts'

/**
 * Shows a code with which another device steers this one, takes the code of another one where `canJoin`, and ends both. The browser
 * script shows the part that fits.
 */
export function remote({ t, remote: { status } }: PanelContext, { canJoin }: { canJoin: boolean }): Markup {
  const part = (when: RemoteState['status'], content: Markup) =>
    html`<div class="stack" data-when="${when}"${when !== status && html` hidden`}>${content}</div>`
  const end = actionButton('secondary', html`data-remote-end`, t('remote.end'))
  const words = html`data-valid="${t('remote.valid')}" data-no-such="${t('remote.unknown')}" data-own="${t('remote.own')}" data-limited="${t('remote.limited')}"`
  return html`<details class="remote folding" data-remote="${status}" ${words}${status !== 'none' && html` open`}>
<summary class="row">${icon('phone')}<span>${t('remote')}</span>${icon('down')}</summary>
<div class="remote-parts">
${part('steering', html`<p>${t('remote.steering')}</p><p>${end}</p>`)}
${part('steered', html`<p>${t('remote.steered')}</p><p>${end}</p>`)}
${part(
  'none',
  html`<p class="hint">${t('remote.hint')}</p>
<p>${actionButton('secondary', html`data-remote-show`, t('remote.show'))}</p>
<p class="remote-code" role="status" data-remote-code></p>
${canJoin && joinForm(t('remote.code'), t('remote.join'))}`,
)}
</div>
</details>`
}

function joinForm(label: string, words: string): Markup {
  return html`<form class="join" data-remote-join>
<div class="field"><label for="remote-code">${label}</label><input class="control mono" id="remote-code" name="code" required maxlength="10" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="remote-problem"></div>
<button class="button" data-variant="secondary"><span class="face">${words}</span></button>
<p class="error" id="remote-problem" role="alert" data-remote-problem></p>
</form>`
}
