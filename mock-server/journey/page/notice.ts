import { html, type Markup, type Piece } from './html.ts'
import { type IconName, icon } from './icons.ts'

type Tone = 'info' | 'success' | 'warning' | 'error'

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' }

/** A sentence that stands out, with an icon that says its tone without colour. */
export function notice(tone: Tone, words: Piece): Markup {
  return html`<div class="notice" data-tone="${tone}">${icon(icons[tone])}<div>${words}</div></div>`
}
