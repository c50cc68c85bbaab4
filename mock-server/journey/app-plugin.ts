import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { groupIban, normaliseIban } from '#domain/iban.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { createId } from '#mock/sessions/session.ts'
import { findLatestContract, findPayingIban, inviteToSign, isFinal, queueMail, type Signing } from './journey.ts'
import { switchDays } from './letter.ts'
import { buttonForm, buttonLink, codeForm, facts, mark, titledSection } from './page/controls.ts'
import { html, type Markup } from './page/html.ts'
import type { Page, PageContext, Serve } from './page/page.ts'
import { signUrl } from './urls.ts'

const home = '/__mock/app'

/** The app that the deep link opens: the customer's contract, and the change of the account that pays. */
export function appPlugin(app: FastifyInstance, serve: Serve) {
  app.get(home, serve(appPage))
  // An app store opens the app at once.
  app.get(`${home}/store/:store`, (_, reply) => reply.redirect(home))

  const changeIban = (context: PageContext) => {
    const { journey, session, now, form } = context
    const contract = findLatestContract(journey)
    if (contract?.status !== 'signed') return home
    const typed = form('iban')
    if (checkIban(typed) !== null) return appPage(context, typed)
    const agreement = { ...contract.agreement, iban: normaliseIban(typed) }
    return signUrl(inviteToSign(journey, { ...contract, id: createId(session), about: 'iban', agreement }, now))
  }
  app.post(`${home}/iban`, serve(changeIban))

  /** After a cancelled signature, this is the only place to get a new contract. */
  const requestContract = ({ journey, session, now }: PageContext) => {
    const contract = findLatestContract(journey)
    if (!contract || !isFinal(contract, now) || contract.status === 'signed') return home
    const again = inviteToSign(journey, { ...contract, id: createId(session) }, now)
    queueMail(session, journey, 'signature-invitation', again, now)
    return home
  }
  app.post(`${home}/contract`, serve(requestContract))
}

/** The app's first screen, for a customer or for a new one. `rejectedIban`: an account that cannot be debited. */
function appPage(context: PageContext, rejectedIban?: string): Page {
  const { t, journey } = context
  const contract = findLatestContract(journey)
  const main = contract ? customer(context, contract, rejectedIban) : newCustomer(context)
  const title = t('app.title')
  return { title: rejectedIban === undefined ? title : t('shell.error', { title }), main, home, style: 'sheet stack' }
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
${iban && contract.status === 'signed' && accountCard(context, iban, rejectedIban)}`
}

/** Where the contract is, and what the customer can do about it. */
function contractState({ t, now }: PageContext, contract: Signing): Markup {
  const state = !isFinal(contract, now) ? 'waiting' : contract.status === 'signed' ? 'signed' : 'unsigned'
  const { tone, next } = {
    waiting: { tone: 'warning', next: buttonLink(signUrl(contract), t('letter.sign.action')) },
    signed: { tone: 'success', next: null },
    unsigned: { tone: 'error', next: buttonForm(`${home}/contract`, t('app.contract.again')) },
  }[state]
  return html`<p class="notice pill" data-tone="${tone}">${t(`app.contract.${state}`)}</p>
<p>${t(`app.contract.${state}.text`, switchDays)}</p>${next}`
}

function accountCard({ t }: PageContext, iban: string, rejectedIban: string | undefined): Markup {
  const isRejected = rejectedIban !== undefined
  const form = codeForm({
    action: `${home}/iban`,
    name: 'iban',
    label: t('app.account.new'),
    hint: t('app.account.hint'),
    error: isRejected && t('app.account.error'),
    value: rejectedIban,
    submit: t('sign.next'),
  })
  const content = html`<p>${groupIban(iban)}</p>
<details${isRejected && html` open`}>
<summary class="button" data-variant="link">${t('app.account.change')}</summary>
${form}
</details>`
  return titledSection('card', 'account-title', t('app.account'), content)
}
