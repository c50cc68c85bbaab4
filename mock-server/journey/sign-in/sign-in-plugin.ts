import type { FastifyInstance, FastifyRequest } from 'fastify'
import { issueToken } from '#mock/sessions/expiry.ts'
import { sessionTime } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import type { World } from '#mock/world/world.ts'
import { notice } from '../page/controls.ts'
import { html } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { languageChoice, type Page, servePage } from '../page/layout.ts'
import type { JourneyOptions, PageContext } from '../page/page-context.ts'

type Query = Record<'client_id' | 'scope' | 'origin' | 'state', string | undefined>

/** The popup of the social sign-in provider. The call getUserInfo says whose token it is. */
export async function signInPlugin(app: FastifyInstance, options: JourneyOptions & { world: World }) {
  const { webOrigin, world, clock } = options
  const handler = servePage<FastifyRequest<{ Querystring: Query }>>(webOrigin, (context, { query }) => {
    const { client_id, scope, origin = '', state } = query
    if (!client_id || !scope) throw new HttpError(400, 'The popup needs client_id and scope.')
    if (URL.parse(origin)?.origin !== origin)
      throw new HttpError(400, 'The popup needs the origin of the page that asks.')
    const { session } = context
    for (const token of world.socialProfiles.keys()) issueToken(session, token, sessionTime(session, clock))
    return chooserPage(context, world.socialProfiles, { origin, scope, state })
  })
  app.get('/__mock/google/choose', handler)
}

/** Lists the accounts to sign in with. `origin`: of the page that opened the popup. `state`: what that page wants to hear again. */
function chooserPage(
  context: PageContext,
  profiles: World['socialProfiles'],
  { origin, scope, state }: { origin: string; scope: string; state: string | undefined },
): Page {
  const { t } = context
  const account = (token: string, initial: string, name: string, detail: string) =>
    html`<li><button type="button" class="account choice" data-token="${token}"><span class="disc" aria-hidden="true">${initial}</span><span class="stack"><strong>${name}</strong><span class="small">${detail}</span></span></button></li>`
  const accounts = [...profiles].map(([token, { given_name, family_name, email }]) =>
    account(token, [...given_name][0] ?? '', [given_name, family_name].filter(Boolean).join(' '), email),
  )
  const body = html`<main id="content" class="screen stack" data-origin="${origin}" data-scope="${scope}"${state !== undefined && html` data-state="${state}"`}>
<header class="row between small"><p class="row">${icon('lock')} ${t('signIn.owner')}</p>${languageChoice(context)}</header>
<h1>${t('signIn.title')}</h1>
<p class="lead">${t('signIn.lead', { origin })}</p>
<ul class="surface lined">
${accounts}
${account('token-without-profile', '?', t('signIn.noProfile'), t('signIn.noProfile.text'))}
</ul>
<p class="row"><button type="button" class="button" data-variant="quiet"><span class="face">${t('signIn.cancel')}</span></button><button type="button" class="button" data-variant="secondary" data-error="access_denied"><span class="face">${t('signIn.refuse')}</span></button></p>
${notice('info', t('simulator.note'))}
</main>`
  const script = '/__mock/journey/popup.js'
  return { title: t('signIn.title'), owner: t('signIn.owner'), body, kind: 'sign-in', script, hasBar: false }
}
