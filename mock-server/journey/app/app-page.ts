import { brand } from '#brand/brand.ts'
import { groupIban } from '#domain/iban.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { siteFooter } from '../marketing/site.ts'
import { buttonForm, buttonLink, codeField, facts, submitButton, titledSection } from '../page/controls.ts'
import { html, type Markup } from '../page/html.ts'
import { type Page, plainHeader } from '../page/layout.ts'
import { logo, mark } from '../page/logo.ts'
import type { PageContext } from '../page/page-context.ts'
import { signUrl } from '../signature/urls.ts'
import { findLatestContract, findPayingIban, getJourney } from '../state/journey.ts'
import type { Signing } from '../state/signing.ts'

/** The app's first screen, for a customer or for a new one. `rejectedIban`: an account that cannot be debited. */
export function appPage(context: PageContext, rejectedIban?: string): Page {
  const { t, session } = context
  const contract = findLatestContract(getJourney(session))
  const body = html`${plainHeader(context, logo, '/__mock/marketing/')}
<main id="content" class="screen stack">
${contract ? customer(context, contract, rejectedIban) : newCustomer(context)}
</main>
${siteFooter(context)}`
  const title = t('app.title')
  return { title: rejectedIban === undefined ? title : t('shell.error', { title }), body, kind: 'app' }
}

function newCustomer({ t, wizardUrl }: PageContext): Markup {
  return html`<div class="new-customer surface center">${mark}
<h1>${t('app.newCustomer', { brand: brand.name })}</h1>
<p class="lead">${t('app.newCustomer.text')}</p>
${buttonLink(wizardUrl('/'), t('site.start'), { wide: true })}
<p class="small">${t('app.newCustomer.note')}</p></div>`
}

function customer(context: PageContext, contract: Signing, rejectedIban: string | undefined): Markup {
  const { t, session } = context
  const { firstName, email, address, cups } = contract.agreement
  const journey = getJourney(session)
  const isConfirmed = journey.confirmedEmails.has(email)
  const iban = findPayingIban(journey)
  const rows = facts([
    [t('sign.contract.address'), address],
    ['CUPS', cups],
  ])
  return html`<h1>${t('app.hello', { name: firstName })}</h1>
<p class="lead">${t(isConfirmed ? 'app.email.confirmed' : 'app.email.pending', { email })}</p>
${titledSection('card surface box stack', 'contract-title', 'bolt', t('app.contract'), html`${rows}${contractState(context, contract)}`)}
${iban && contract.stage.status === 'signed' && accountCard(context, iban, rejectedIban)}`
}

function contractState({ t }: PageContext, contract: Signing): Markup {
  const badge = (tone: 'success' | 'info' | 'error', words: string, text: string) =>
    html`<p class="pill" data-tone="${tone}">${words}</p><p>${text}</p>`
  switch (contract.stage.status) {
    case 'signed': {
      const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }
      return badge('success', t('app.contract.signed'), t('app.contract.signed.text', days))
    }
    case 'cancelled':
    case 'expired':
      return html`${badge('error', t('app.contract.unsigned'), t('app.contract.unsigned.text'))}${buttonForm('/__mock/app/contract', t('app.contract.again'), { wide: true })}`
    default:
      return html`${badge('info', t('app.contract.waiting'), t('app.contract.waiting.text'))}${buttonLink(signUrl(contract), t('letter.sign.action'), { wide: true })}`
  }
}

function accountCard({ t }: PageContext, iban: string, rejectedIban: string | undefined): Markup {
  const field = codeField({
    name: 'iban',
    label: t('app.account.new'),
    hint: t('app.account.hint'),
    error: rejectedIban !== undefined && t('app.account.error'),
    value: rejectedIban,
    maxlength: 42,
  })
  const content = html`<p class="break">${groupIban(iban)}</p>
<details${rejectedIban !== undefined && html` open`}>
<summary class="button" data-variant="link">${t('app.account.change')}</summary>
<form method="post" action="/__mock/app/iban" novalidate>
${field}
${submitButton(t('sign.next'), { wide: true })}
</form>
</details>`
  return titledSection('card surface box stack', 'account-title', 'bank', t('app.account'), content)
}

/** An app store with this one app, which opens at once. */
export function storePage(context: PageContext, store: 'App Store' | 'Google Play'): Page {
  const { t } = context
  const body = html`${plainHeader(context, store, '/__mock/app')}
<main id="content" class="screen">
<div class="new-customer surface center">${mark}
<h1>${brand.name}</h1>
<p class="lead">${t('store.lead')}</p>
${buttonLink('/__mock/app', t('store.open'), { wide: true })}</div>
</main>`
  return { title: brand.name, owner: store, body, kind: 'app' }
}
