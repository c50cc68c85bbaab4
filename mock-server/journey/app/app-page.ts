import { html, type Markup } from '../page/html.ts'
import { logo } from '../page/logo.ts'
import { plainHeader } from '../page/plain-header.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import { latestContract, payingAccount } from '../state/customers.ts'
import { journeyOf } from '../state/journey-of.ts'
import type { Signing } from '../state/signing.ts'
import { accountCard } from './account-card.ts'
import { contractCard } from './contract-card.ts'
import { newcomer } from './newcomer.ts'

export interface AppCircumstances {
  /** An account that was asked for and cannot be debited. */
  refusedIban?: string
}

/** The app's first screen: for its customer, or for somebody who is none yet. */
export function appPage(visit: Visit, circumstances: AppCircumstances = {}): Page {
  const { say, session } = visit
  const contract = latestContract(journeyOf(session))
  const body = html`${plainHeader(visit, logo, '/__mock/marketing/')}
<main id="content" class="screen">
${contract ? customer(visit, contract, circumstances) : newcomer(visit)}
</main>`
  const title = say('app.title')
  return { title: circumstances.refusedIban === undefined ? title : say('shell.error', { title }), body, look: 'app' }
}

function customer(visit: Visit, contract: Signing, circumstances: AppCircumstances): Markup {
  const { say, session } = visit
  const { firstName, email } = contract.agreement
  const isConfirmed = journeyOf(session).confirmedEmails.has(email)
  const account = payingAccount(journeyOf(session))
  return html`<h1>${say('app.hello', { name: firstName })}</h1>
<p class="lead">${say(isConfirmed ? 'app.email.confirmed' : 'app.email.pending', { email })}</p>
${contractCard(visit, contract)}
${account && contract.stage.is === 'signed' && accountCard(visit, account, circumstances)}`
}
