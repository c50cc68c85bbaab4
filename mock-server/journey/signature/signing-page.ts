import { buttonForm, buttonLink } from '../page/controls.ts'
import { html, type Markup, type Piece } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { type Page, plainHeader } from '../page/layout.ts'
import type { PageContext } from '../page/page-context.ts'
import type { Signing } from '../state/signing.ts'
import { codeForm, type FormState, identityForm, readingForm } from './stages.ts'
import { resultUrl, signUrl } from './urls.ts'

const stages = { identifying: identityForm, reading: readingForm, confirming: codeForm }

/** The page for the current stage of a signature. */
export function signingPage(context: PageContext, signing: Signing, form: FormState = {}): Page {
  const { t } = context
  const { status } = signing.stage
  const title = t(`sign.title.${status}`)
  if (status === 'signed' || status === 'cancelled' || status === 'expired')
    return providerPage(context, signing, title, outcome(context, signing, status))
  const sheet = html`${stages[status](context, signing, form)}
<p class="end"><a class="target" href="${signUrl(signing, 'cancel')}">${t('sign.cancel')}</a></p>`
  const testerTools = html`<div class="tester row small"><p>${t('sign.tester')}</p>${buttonForm(signUrl(signing, 'expire'), t('sign.expire'), { variant: 'link' })}</div>`
  const page = providerPage(context, signing, title, sheet, {
    before: progress(context, signing.about, status),
    after: testerTools,
  })
  return { ...page, title: form.error ? t('shell.error', { title }) : title }
}

/** Asks for confirmation before a signature is cancelled. */
export function cancelPage(context: PageContext, signing: Signing): Page {
  const { t } = context
  const sheet = html`<p class="lead">${t('sign.cancel.text')}</p>
${buttonLink(signUrl(signing), t('sign.cancel.stay'), { wide: true })}
${buttonForm(signUrl(signing, 'cancel'), t('sign.cancel.confirm'), { variant: 'secondary', wide: true })}`
  return providerPage(context, signing, t('sign.cancel.title'), sheet)
}

/** Nothing to sign at this address: the session was reset, or the link belongs to another browser. */
export function unknownPage(context: PageContext): Page {
  const { t } = context
  const sheet = html`<p class="lead">${t('sign.unknown.text')}</p>
${buttonLink('/__mock/mail', t('sign.unknown.mail'), { wide: true })}`
  return { ...providerPage(context, undefined, t('sign.unknown.title'), sheet), status: 404 }
}

/** A page of the signature provider: its name, the languages and one sheet. */
function providerPage(
  context: PageContext,
  signing: Signing | undefined,
  title: string,
  content: Piece,
  { before, after }: { before?: Piece; after?: Piece } = {},
): Page {
  const owner = context.t('sign.owner')
  const home = signing ? signUrl(signing) : '/__mock/mail'
  const body = html`${plainHeader(context, html`${icon('pen')}<span>${owner}</span>`, home)}
<main id="content">
<div class="sheet surface stack">
${before}
<h1>${title}</h1>
${content}
</div>
${after}
</main>`
  return { title, owner, body, kind: 'signature' }
}

/** The steps of a signature. A change of account has no identification. */
function progress({ t }: PageContext, about: Signing['about'], status: keyof typeof stages): Markup {
  const all = ['identifying', 'reading', 'confirming'] as const
  const steps = about === 'contract' ? all : all.slice(1)
  const current = steps.indexOf(status)
  const items = steps.map(
    (each, index) =>
      html`<li${index < current && html` class="past"`}${index === current && html` aria-current="step"`}>${t(`sign.step.${each}`)}</li>`,
  )
  return html`<ol class="progress" aria-label="${t('sign.progress')}">${items}</ol>`
}

function outcome(context: PageContext, signing: Signing, status: 'signed' | 'cancelled' | 'expired'): Markup {
  const { t } = context
  const isSigned = status === 'signed'
  return html`<p class="outcome disc" data-tone="${isSigned ? 'success' : 'warning'}">${icon(isSigned ? 'check' : 'warning')}</p>
<p class="lead">${t(`sign.text.${status}`)}</p>
${buttonLink(resultUrl(context, signing), t('sign.next'), { wide: true })}`
}
