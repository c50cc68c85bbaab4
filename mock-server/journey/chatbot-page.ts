import { brand } from '#brand/brand.ts'
import { icon, mark } from './page/controls.ts'
import { html } from './page/html.ts'
import type { Page, PageContext } from './page/page.ts'

const questions = ['cups', 'sign', 'switch'] as const

/** The chatbot in its frame: a round button, a note beside it, or the conversation. Its script reports which, so that the wizard sizes the frame. */
export function chatbotPage({ t }: PageContext): Page {
  const items = questions.map(
    name =>
      html`<li><button type="button" class="target" data-answer="${t(`chat.${name}.answer`)}">${t(`chat.${name}`)}</button></li>`,
  )
  const main = html`<p class="chat-note outlined row" role="status"><button type="button" class="target" data-do="open">${t('chat.note')}</button><button type="button" class="icon-button" data-do="close" aria-label="${t('chat.note.close')}">${icon('close')}</button></p>
<button type="button" class="chat-launcher icon-button" data-do="open" aria-label="${t('chat.open')}">${icon('chat')}</button>
<section class="chat-panel outlined" aria-label="${t('chat.title')}">
<header class="row">${mark}<h1>${t('chat.title')}</h1><button type="button" class="icon-button" data-do="close" aria-label="${t('chat.close')}">${icon('close')}</button></header>
<div class="chat-log stack" role="log" tabindex="0" aria-label="${t('chat.log')}"><p data-from="bot">${t('chat.hello', { brand: brand.name })}</p></div>
<ul class="row">${items}</ul>
<form class="chat-form row" data-answer="${t('chat.answer', { email: brand.supportEmail })}"><label for="message" class="hidden">${t('chat.message')}</label><input class="control" id="message" autocomplete="off" maxlength="500" required><button class="icon-button" aria-label="${t('chat.send')}">${icon('send')}</button></form>
</section>`
  return { title: t('chat.title'), main, style: 'chat', script: '/__mock/journey/chatbot.js' }
}
