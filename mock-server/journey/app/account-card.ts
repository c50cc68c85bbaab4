import { groupIban } from '#domain/iban.ts'
import { submitButton } from '../page/button.ts'
import { field } from '../page/field.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import type { Visit } from '../page/visit.ts'
import type { AppCircumstances } from './app-page.ts'

/** The account that pays, and the form that changes it. */
export function accountCard({ say }: Visit, iban: string, { refusedIban }: AppCircumstances): Markup {
  return html`<section class="card" aria-labelledby="account-title">
<h2 id="account-title">${icon('bank')} ${say('app.account')}</h2>
<p class="code">${groupIban(iban)}</p>
<details${refusedIban !== undefined && html` open`}>
<summary>${say('app.account.change')}</summary>
<form method="post" action="/__mock/app/iban" novalidate>
${field({
  name: 'iban',
  label: say('app.account.new'),
  hint: say('app.account.hint'),
  error: refusedIban === undefined ? undefined : say('app.account.error'),
  value: refusedIban ?? '',
  maxlength: 42,
  isCode: true,
})}
${submitButton(say('app.account.next'), { wide: true })}
</form>
</details>
</section>`
}
