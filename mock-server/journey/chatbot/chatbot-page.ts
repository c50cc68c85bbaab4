import { brand } from '#brand/brand.ts'
import { html } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { mark } from '../page/logo.ts'
import type { Page } from '../page/send-page.ts'
import type { JourneyText } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'

const questions = ['cups', 'sign', 'switch'] as const

/**
 * The chatbot as it stands in a frame of the wizard: a round button, a note beside it, or the open conversation. Which of
 * them shows is the page's `data-state`; its script tells the wizard, which sizes the frame.
 */
export function chatbotPage({ say }: Visit): Page {
  const asks = questions.map(name => {
    const question: JourneyText = `chat.${name}`
    const answer: JourneyText = `chat.${name}.answer`
    return html`<li><button type="button" data-answer="${say(answer)}">${say(question)}</button></li>`
  })
  const body = html`<div class="chat" data-state="closed">
<p class="chat-note" role="status"><button type="button" class="chat-note-words" data-do="open">${say('chat.note')}</button><button type="button" class="chat-note-close" data-do="close" aria-label="${say('chat.note.close')}">${icon('close')}</button></p>
<button type="button" class="chat-launcher" data-do="open" aria-label="${say('chat.open')}">${icon('chat')}</button>
<main id="content" class="chat-panel" aria-label="${say('chat.title')}">
<header>${mark}<h1>${say('chat.title')}</h1><button type="button" class="chat-close" data-do="close" aria-label="${say('chat.close')}">${icon('close')}</button></header>
<div class="chat-log" role="log" tabindex="0" aria-label="${say('chat.log')}"><p data-from="bot">${say('chat.hello', { brand: brand.name })}</p></div>
<ul class="chat-questions">${asks}</ul>
<form class="chat-form" data-answer="${say('chat.answer', { email: brand.supportEmail })}"><label for="message" class="unseen">${say('chat.message')}</label><input class="control" id="message" autocomplete="off" maxlength="500" required><button class="chat-send" aria-label="${say('chat.send')}">${icon('send')}</button></form>
</main>
</div>`
  return { title: say('chat.title'), body, look: 'chatbot', scripts: ['/__mock/journey/chatbot.js'], hasBar: false }
}
