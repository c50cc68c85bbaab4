import { html, type Markup } from './html.ts'

/** A link that leaves this page open; the hint is heard, for those who do not see a new tab appear. */
export function newTabLink(address: string, words: Markup | string, hint: string): Markup {
  return html`<a href="${address}" target="_blank" rel="noopener">${words}<span class="unseen"> ${hint}</span></a>`
}
