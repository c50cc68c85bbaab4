import { icon } from './page/controls.ts'
import { html } from './page/html.ts'
import type { Page, PageContext } from './page/page.ts'

/** The chatbot in its frame: a round button, a note beside it, or the open chat. Its script reports which, so that the wizard sizes the frame. */
export function chatbotPage({ t }: PageContext): Page {
  const main = html`<p class="chat-note outlined row" role="status"><button type="button" class="target" data-show="open">${t('chat.note')}</button><button type="button" data-disc data-show="close" aria-label="${t('chat.note.close')}">${icon('close')}</button></p>
<button type="button" class="chat-launcher" data-disc data-show="open" aria-label="${t('chat.open')}">${icon('chat')}</button>
<section class="chat-panel outlined" aria-label="${t('chat.title')}"><h1>${t('chat.title')}</h1><button type="button" data-disc data-show="close" aria-label="${t('chat.close')}">${icon('close')}</button><p>${t('chat.text')}</p></section>`
  return { title: t('chat.title'), main, style: 'chat', script: '/__mock/journey/chatbot.js' }
}
