import { asciiEmail, checkEmail } from '#domain/email.ts'
import type { FormValues } from '#domain/form-values.ts'
import { checkPassword } from '#domain/text-rules.ts'
import type { Message } from '#i18n/message.ts'
import type { TrackedEvent } from '#integrations/tracking.ts'
import { defineStep, errorsIn } from '../define-step.ts'
import type { Dependencies } from '../dependencies.ts'
import { checkPhoneField, phoneRules, readablePhone } from './phone-check.ts'

const shownPassword = '••••••••'

/** The customer's account: e-mail, password, mobile and consent, or all but the mobile from a social sign-in. */
export const account = defineStep({
  id: 'account',
  title: 'account.title',
  foldedTitle: 'account.folded',
  lead: 'account.lead',
  fields: ['email', 'password', 'phoneNumber', 'phoneCountryCode', 'terms', 'marketing'],
  validate: values =>
    errorsIn([
      ['email', checkEmail(values.email)],
      ['password', checkPassword(values.password)],
      ['phoneNumber', checkPhoneField(values)],
      ['terms', values.terms ? null : values.termsError || 'error.required'],
    ]),
  valuesAfterRefusal: ({ terms }) => (terms ? {} : { termsError: 'error.required' }),
  prepare: phoneRules.prepare,
  check: {
    subject: ({ email }) => ({ email }),
    async ask(values, dependencies, signal) {
      const refusal = await findEmailRefusal(values.email, dependencies, signal)
      if (!refusal) return []
      const event_info = { user_interaction: 'next', section: 'account', UUID: values.UUID }
      dependencies.track({ event: refusal.event, event_info })
      return [{ field: 'email', error: refusal.error }]
    },
    failedText: 'account.checkFailed',
  },
  // A lead for a good e-mail address, and again when a consent changes. A lost lead never stops a customer.
  report: {
    subject: values => JSON.stringify(leadQuery(values)),
    send(values, { api, attribution }) {
      const { source } = attribution
      api.createLead({ ...leadQuery(values), ...(source && { source }) }).catch(() => {})
    },
  },
  nextOverride(refused, { brand, isMobile, isPartner }) {
    if (isPartner || !refused.some(({ error }) => error.key === 'error.email.exists')) return
    const url = appAddress({ brand, isMobile })
    return { label: 'account.openApp', note: 'account.openApp.note', url, inNewTab: isMobile }
  },
  summary: values => [
    { label: 'field.email', value: values.email },
    { label: 'field.password', value: values.password && shownPassword, spoken: 'account.password.kept' },
    { label: 'field.phoneNumber', value: values.phoneNumber && readablePhone(values) },
  ],
})

/** Why the server refuses an e-mail address, and the event that reports it. */
async function findEmailRefusal(
  email: string,
  { api, brand }: Dependencies,
  signal: AbortSignal,
): Promise<{ event: TrackedEvent; error: Message } | undefined> {
  const { body } = await api.validateEmail({ email: asciiEmail(email) }, { signal })
  if (body.alreadyExists) return { event: 'Email already exists', error: { key: 'error.email.exists' } }
  if (body.formatInvalid) return { event: 'Email invalid format', error: { key: 'error.email.format' } }
  if (!body.blockedDomain) return
  return { event: 'Email not accepted', error: { key: 'error.email.blocked', params: { email: brand.supportEmail } } }
}

function leadQuery({ email, terms, marketing }: FormValues) {
  return { email: asciiEmail(email), privacyConsent: terms, marketingConsent: marketing }
}

/** Where a customer with an account continues: the app on a phone, elsewhere the page that explains how to install it. */
export function appAddress({ brand, isMobile }: Pick<Dependencies, 'brand' | 'isMobile'>): string {
  return isMobile ? brand.app.deepLink : new URL(brand.marketing.aboutApp, brand.marketing.root).href
}
