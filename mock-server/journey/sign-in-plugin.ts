import type { FastifyInstance } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
import { createWorld } from '#mock/world/world.ts'
import { notice, submitButton } from './page/controls.ts'
import { html } from './page/html.ts'
import { languageLinks, type Page, type PageContext, type Serve } from './page/page.ts'

/** The popup of the social sign-in provider. The call getUserInfo says whose token it is. */
export function signInPlugin(app: FastifyInstance, serve: Serve) {
  app.get('/__mock/google/choose', serve(chooserPage))
}

/** Lists the accounts to sign in with. Its script answers the page that opened the popup, whose `origin` and `state` are in the address. */
function chooserPage(context: PageContext): Page {
  const { t, search } = context
  const origin = search.get('origin') ?? ''
  if (!search.get('client_id') || !search.get('scope')) throw new HttpError(400, 'The popup needs client_id and scope.')
  if (URL.parse(origin)?.origin !== origin)
    throw new HttpError(400, 'The popup needs the origin of the page that asks.')
  const account = (token: string, name: string, detail: string) =>
    html`<li><button type="button" class="choice near" data-token="${token}"><strong>${name}</strong><span class="small">${detail}</span></button></li>`
  const accounts = [...createWorld().socialProfiles].map(([token, { given_name, family_name, email }]) =>
    account(token, [given_name, family_name].filter(Boolean).join(' '), email),
  )
  const main = html`<header class="row small"><p>${t('signIn.owner')}</p>${languageLinks(context)}</header>
<h1>${t('signIn.title')}</h1>
<p class="lead">${t('signIn.lead', { origin })}</p>
<ul class="card lined">
${accounts}
${account('token-without-profile', t('signIn.noProfile'), t('signIn.noProfile.text'))}
</ul>
<p class="row">${submitButton(t('signIn.cancel'), 'secondary')}<button class="button" data-variant="secondary" data-error="access_denied"><span class="face">${t('signIn.refuse')}</span></button></p>
${notice(t('simulator.note'))}`
  const script = '/__mock/journey/popup.js'
  return { title: t('signIn.title'), owner: t('signIn.owner'), main, script, style: 'sheet stack' }
}
