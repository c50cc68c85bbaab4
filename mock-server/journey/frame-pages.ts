import { icon } from './page/controls.ts'
import { html } from './page/html.ts'
import type { Page, PageContext } from './page/page.ts'

/** The chatbot in its frame: a round button, a note beside it, or the open chat. Its script reports which, so that the wizard sizes the frame. */
export function chatbotPage({ t }: PageContext): Page {
  const main = html`<p class="chat-note outlined row" role="status"><button type="button" class="target" data-show="open">${t('chat.note')}</button><button type="button" data-disc data-show="close" aria-label="${t('chat.note.close')}">${icon('close')}</button></p>
<button type="button" class="chat-launcher" data-disc data-show="open" aria-label="${t('chat.open')}">${icon('chat')}</button>
<section class="chat-panel outlined row" aria-label="${t('chat.title')}"><h1>${t('chat.title')}</h1><button type="button" data-disc data-show="close" aria-label="${t('chat.close')}">${icon('close')}</button><p>${t('chat.text')}</p></section>`
  return { title: t('chat.title'), main, style: 'chat', script: '/__mock/journey/chatbot.js' }
}

/** What a TrustBox shows in its frame on the dark panel of the offer. */
export function reviewsPage({ t }: PageContext): Page {
  const main = html`<span class="stars" aria-hidden="true">★★★★★</span><strong>${t('reviews.rating')}</strong><p>${t('reviews.count')}</p>`
  return { title: t('reviews.title'), main, style: 'reviews row' }
}
