import { asciiEmail, checkEmail } from '#domain/email.ts'
import type { FormValues } from '#domain/form-values.ts'
import { checkPhoneLength, spainCallingCode } from '#domain/phone.ts'
import { checkPassword } from '#domain/text-rules.ts'
import type { Message, MessageKey } from '#i18n/message.ts'
import type { TrackedEvent } from '#integrations/tracking.ts'
import { errorsIn, type Step, type ValidationError } from '../define-step.ts'
import type { Dependencies } from '../dependencies.ts'
import { createLateRules } from '../late-rules.ts'

/** The numbering plans of all countries, about 40 kB compressed. */
export const phoneRules = createLateRules(() => import('#domain/phone-rules.ts'))

/** The customer's account: e-mail, password, mobile and consent, or all but the mobile from a social sign-in. */
export const account: Step = {
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
    async ask({ email, UUID }, { api, brand, track }, signal) {
      const refuse = (event: TrackedEvent, error: Message): ValidationError[] => {
        track({ event, event_info: { user_interaction: 'next', section: 'account', UUID } })
        return [{ field: 'email', error }]
      }
      const { body } = await api.validateEmail({ email: asciiEmail(email) }, { signal })
      if (body.alreadyExists) return refuse('Email already exists', { key: 'error.email.exists' })
      if (body.formatInvalid) return refuse('Email invalid format', { key: 'error.email.format' })
      if (!body.blockedDomain) return []
      return refuse('Email not accepted', { key: 'error.email.blocked', params: { email: brand.supportEmail } })
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
  nextOverride(refused, { brand, isMobile, attribution }) {
    if (attribution.source || !refused.some(({ error }) => error.key === 'error.email.exists')) return
    const url = appAddress({ brand, isMobile })
    return { label: 'account.openApp', note: 'account.openApp.note', url, inNewTab: isMobile }
  },
  summary: values => [
    { label: 'field.email', value: values.email },
    { label: 'field.password', value: values.password && '••••••••', spoken: 'account.password.kept' },
    { label: 'field.phoneNumber', value: values.phoneNumber && readablePhone(values) },
  ],
}

function leadQuery({ email, terms, marketing }: FormValues) {
  return { email: asciiEmail(email), privacyConsent: terms, marketingConsent: marketing }
}

/** Where a customer with an account continues: the app on a phone, elsewhere the page that explains how to install it. */
export function appAddress({ brand, isMobile }: Pick<Dependencies, 'brand' | 'isMobile'>): string {
  return isMobile ? brand.app.deepLink : new URL(brand.marketing.aboutApp, brand.marketing.root).href
}

/** What is wrong with the number. Until the numbering plans are loaded, only its length is checked. */
function checkPhoneField({ phoneNumber, phoneCountryCode }: FormValues): MessageKey | null {
  return phoneRules.current()?.checkPhone(phoneNumber, phoneCountryCode) ?? checkPhoneLength(phoneNumber)
}

/** The number as people read it: in groups of three, with its country's code. Codes other than Spain's need the numbering plans. */
export function readablePhone({ phoneNumber, phoneCountryCode }: FormValues): string {
  const parsed = phoneRules.current()?.parsePhone(phoneNumber, phoneCountryCode)
  const callingCode = parsed?.countryCallingCode ?? (phoneCountryCode === 'ES' && spainCallingCode)
  const digits = parsed?.nationalNumber ?? phoneNumber
  const code = callingCode ? `+${callingCode} ` : ''
  return code + digits.replace(/(.{3})(?=.{2})/g, '$1 ')
}
