import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { groupIban, normaliseIban } from '#domain/iban.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { createId } from '#mock/sessions/session.ts'
import { buttonForm, buttonLink, codeField, facts, logo, mark, submitButton, titledSection } from './page/controls.ts'
import { html, type Markup } from './page/html.ts'
import { header, type Page, type PageContext, type Serve } from './page/page.ts'
import { signUrl } from './signature/urls.ts'
import { findLatestContract, findPayingIban, inviteToSign } from './state/journey.ts'
import { expireWhenLate, type Signing } from './state/signing.ts'

const home = '/__mock/app'

/** The app that the deep link opens: the customer's contract, and the change of the account that pays. */
export function appPlugin(app: FastifyInstance, serve: Serve) {
  app.get(home, serve(appPage))
  // An app store opens the app at once.
  app.get(`${home}/store/:store`, (_, reply) => reply.redirect(home))

  const changeIban = (context: PageContext) => {
    const { journey, session, now, form } = context
    const contract = findLatestContract(journey)
    if (contract?.stage.status !== 'signed') return home
    const typed = form('iban')
    if (checkIban(typed) !== null) return appPage(context, typed)
    const { registrationId, kind } = contract
    const agreement = { ...contract.agreement, iban: normaliseIban(typed) }
    const change = { id: createId(session), about: 'iban', registrationId, kind, agreement } as const
    return signUrl(inviteToSign(session, journey, change, now))
  }
  app.post(`${home}/iban`, serve(changeIban))

  /** After a cancelled signature, this is the only place to get a new contract. */
  const requestContract = ({ journey, session, now }: PageContext) => {
    const contract = findLatestContract(journey)
    if (contract && isOver(contract)) inviteToSign(session, journey, { ...contract, id: createId(session) }, now)
    return home
  }
  app.post(`${home}/contract`, serve(requestContract))
}

function isOver({ stage: { status } }: Signing): boolean {
  return status === 'cancelled' || status === 'expired'
}

/** The app's first screen, for a customer or for a new one. `rejectedIban`: an account that cannot be debited. */
function appPage(context: PageContext, rejectedIban?: string): Page {
  const { t, journey, now } = context
  for (const signing of journey.signings.values()) expireWhenLate(signing, now)
  const contract = findLatestContract(journey)
  const body = html`${header(context, logo, home)}
<main id="content" class="sheet stack">${contract ? customer(context, contract, rejectedIban) : newCustomer(context)}</main>`
  const title = t('app.title')
  return { title: rejectedIban === undefined ? title : t('shell.error', { title }), body }
}

function newCustomer({ t, wizardUrl }: PageContext): Markup {
  return html`<div class="card stack">${mark}
<h1>${t('app.newCustomer', { brand: brand.name })}</h1>
<p class="lead">${t('app.newCustomer.text')}</p>
${buttonLink(wizardUrl('/'), t('app.start'))}
<p class="small">${t('app.newCustomer.note')}</p></div>`
}

function customer(context: PageContext, contract: Signing, rejectedIban: string | undefined): Markup {
  const { t, journey } = context
  const { firstName, email, address, cups } = contract.agreement
  const iban = findPayingIban(journey)
  const rows = facts([
    [t('sign.contract.address'), address],
    ['CUPS', cups],
  ])
  return html`<h1>${t('app.hello', { name: firstName })}</h1>
<p class="lead">${t(journey.confirmedEmails.has(email) ? 'app.email.confirmed' : 'app.email.pending', { email })}</p>
${titledSection('card', 'contract-title', t('app.contract'), html`${rows}${contractState(context, contract)}`)}
${iban && contract.stage.status === 'signed' && accountCard(context, iban, rejectedIban)}`
}

function contractState({ t }: PageContext, contract: Signing): Markup {
  const state = (tone: 'success' | 'info' | 'error', words: string, text: string, action?: Markup) =>
    html`<p class="pill" data-tone="${tone}">${words}</p><p>${text}</p>${action}`
  const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }
  if (contract.stage.status === 'signed')
    return state('success', t('app.contract.signed'), t('app.contract.signed.text', days))
  if (isOver(contract)) {
    const again = buttonForm(`${home}/contract`, t('app.contract.again'))
    return state('error', t('app.contract.unsigned'), t('app.contract.unsigned.text'), again)
  }
  const sign = buttonLink(signUrl(contract), t('letter.sign.action'))
  return state('info', t('app.contract.waiting'), t('app.contract.waiting.text'), sign)
}

function accountCard({ t }: PageContext, iban: string, rejectedIban: string | undefined): Markup {
  const isRejected = rejectedIban !== undefined
  const field = codeField({
    name: 'iban',
    label: t('app.account.new'),
    hint: t('app.account.hint'),
    error: isRejected && t('app.account.error'),
    value: rejectedIban,
  })
  const content = html`<p>${groupIban(iban)}</p>
<details${isRejected && html` open`}>
<summary class="button" data-variant="link">${t('app.account.change')}</summary>
<form class="stack" method="post" action="${home}/iban" novalidate>${field}${submitButton(t('sign.next'))}</form>
</details>`
  return titledSection('card', 'account-title', t('app.account'), content)
}
