import { groupIban } from '#domain/iban.ts'
import { providerFeeEurosPerMonth } from '#domain/limits.ts'
import { mandateReference } from '#domain/mandate-reference.ts'
import { company } from '../legal/company.ts'
import { legalAddress } from '../legal/documents.ts'
import { buttonForm } from '../page/button.ts'
import { euros } from '../page/euros.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { newTabLink } from '../page/new-tab.ts'
import type { Visit } from '../page/visit.ts'
import type { Signing } from '../state/signing.ts'
import { maskedPhone } from './masked-phone.ts'
import { signAddress } from './sign-address.ts'

/** Second: what is signed. A contract comes with the mandate for its account; a change of account is a mandate alone. */
export function reading(visit: Visit, signing: Signing): Markup {
  const { say } = visit
  const { phoneNumber } = signing.agreement
  return html`${signing.about === 'contract' && contract(visit, signing)}
${mandate(visit, signing)}
<p>${say('sign.reading.next', { phone: maskedPhone(phoneNumber) })}</p>
${buttonForm(signAddress(signing, 'agree'), say('sign.agree'), { wide: true })}`
}

function contract({ say, language }: Visit, { id, agreement }: Signing): Markup {
  const { firstName, lastName, companyName, document, cups, address } = agreement
  const rows: [string, string][] = [
    [say('sign.contract.number'), id],
    [say('sign.contract.holder'), companyName ?? `${firstName} ${lastName}`],
    ...(companyName ? ([[say('sign.contract.signer'), `${firstName} ${lastName}`]] as [string, string][]) : []),
    [say('sign.document'), document],
    ['CUPS', cups],
    [say('sign.contract.address'), address],
    [say('sign.contract.price'), say('sign.contract.price.text', { fee: euros(providerFeeEurosPerMonth, language) })],
  ]
  return html`<section class="paper" aria-labelledby="contract">
<h2 id="contract">${icon('document')} ${say('sign.contract')}</h2>
${table(rows)}
<p>${newTabLink(legalAddress('generalConditions'), say('sign.contract.conditions'), say('link.newTab'))}</p>
</section>`
}

function mandate({ say }: Visit, { registrationId, agreement }: Signing): Markup {
  const { firstName, lastName, companyName, iban } = agreement
  const rows: [string, string][] = [
    [say('sign.mandate.reference'), mandateReference(registrationId)],
    [say('sign.mandate.creditor'), company.company],
    [say('sign.mandate.creditorId'), company.creditorId],
    [say('sign.mandate.creditorAddress'), company.address],
    [say('sign.mandate.debtor'), companyName ?? `${firstName} ${lastName}`],
    ['IBAN', groupIban(iban)],
  ]
  return html`<section class="paper" aria-labelledby="mandate">
<h2 id="mandate">${icon('bank')} ${say('legal.sepaMandate')}</h2>
${table(rows)}
<p class="small">${say('sign.mandate.text')}</p>
<p>${newTabLink(legalAddress('sepaMandate'), say('sign.mandate.whole'), say('link.newTab'))}</p>
</section>`
}

function table(rows: readonly [string, string][]): Markup {
  return html`<dl>${rows.map(([term, what]) => html`<div><dt>${term}</dt><dd>${what}</dd></div>`)}</dl>`
}
