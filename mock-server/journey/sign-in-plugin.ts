import type { FastifyInstance } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
import { createWorld, type World } from '#mock/world/world.ts'
import { notice, submitButton } from './page/controls.ts'
import { html } from './page/html.ts'
import { languageChoice, type Page, type PageContext, type Serve } from './page/page.ts'

/** The popup of the social sign-in provider. The call getUserInfo says whose token it is. */
export function signInPlugin(app: FastifyInstance, serve: Serve) {
  const { socialProfiles } = createWorld()
  const render = (context: PageContext) => {
    const { client_id, scope, origin = '' } = queryOf(context)
    if (!client_id || !scope) throw new HttpError(400, 'The popup needs client_id and scope.')
    if (URL.parse(origin)?.origin !== origin)
      throw new HttpError(400, 'The popup needs the origin of the page that asks.')
    return chooserPage(context, socialProfiles)
  }
  app.get('/__mock/google/choose', serve(render))
}

const queryOf = ({ search }: PageContext): Partial<Record<string, string>> => Object.fromEntries(search)

/** Lists the accounts to sign in with. `origin`: of the page that opened the popup. `state`: what that page wants to hear again. */
function chooserPage(context: PageContext, profiles: World['socialProfiles']): Page {
  const { t } = context
  const { origin = '', scope, state } = queryOf(context)
  const account = (token: string, name: string, detail: string) =>
    html`<li><button type="button" class="choice near" data-token="${token}"><strong>${name}</strong><span class="small">${detail}</span></button></li>`
  const accounts = [...profiles].map(([token, { given_name, family_name, email }]) =>
    account(token, [given_name, family_name].filter(Boolean).join(' '), email),
  )
  const main = html`<div id="request" class="stack" data-origin="${origin}" data-scope="${scope}"${state !== undefined && html` data-state="${state}"`}>
<header class="row small"><p>${t('signIn.owner')}</p>${languageChoice(context)}</header>
<h1>${t('signIn.title')}</h1>
<p class="lead">${t('signIn.lead', { origin })}</p>
<ul class="card lined">
${accounts}
${account('token-without-profile', t('signIn.noProfile'), t('signIn.noProfile.text'))}
</ul>
<p class="row">${submitButton(t('signIn.cancel'), 'secondary')}<button class="button" data-variant="secondary" data-error="access_denied"><span class="face">${t('signIn.refuse')}</span></button></p>
${notice(t('simulator.note'))}
</div>`
  const script = '/__mock/journey/popup.js'
  return { title: t('signIn.title'), owner: t('signIn.owner'), main, script, style: 'sheet' }
}
