import type { World } from '#mock/world/world.ts'
import { html } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { languageChoice } from '../page/language-choice.ts'
import { notice } from '../page/notice.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'

interface Asked {
  /** Of the page that asks. */
  origin: string
  scope: string
}

/** The popup in which a customer says who they are, or that they would rather not. */
export function chooserPage(visit: Visit, profiles: World['socialProfiles'], asked: Asked): Page {
  const { say } = visit
  const people = [...profiles].map(([token, { given_name, family_name, email }]) => {
    const initial = [...given_name][0] ?? ''
    return html`<li><button type="button" class="account" data-token="${token}"><span class="initial" aria-hidden="true">${initial}</span><span><strong>${[given_name, family_name].filter(Boolean).join(' ')}</strong><span>${email}</span></span></button></li>`
  })
  const body = html`<main id="content" class="chooser" data-origin="${asked.origin}" data-scope="${asked.scope}">
<header class="chooser-head"><p class="chooser-owner">${icon('lock')} ${say('signIn.owner')}</p>${languageChoice(visit)}</header>
<h1>${say('signIn.title')}</h1>
<p>${say('signIn.lead', { origin: asked.origin })}</p>
<ul class="accounts">
${people}
<li><button type="button" class="account" data-token="token-without-profile"><span class="initial" aria-hidden="true">?</span><span><strong>${say('signIn.noProfile')}</strong><span>${say('signIn.noProfile.text')}</span></span></button></li>
</ul>
<p class="chooser-actions"><button type="button" class="button" data-variant="quiet"><span class="face">${say('signIn.cancel')}</span></button><button type="button" class="button" data-variant="secondary" data-error="access_denied"><span class="face">${say('signIn.refuse')}</span></button></p>
${notice('info', say('simulator.note'))}
</main>`
  return {
    title: say('signIn.title'),
    owner: say('signIn.owner'),
    body,
    look: 'sign-in',
    scripts: ['/__mock/journey/popup.js'],
    hasBar: false,
  }
}
