import { checkEmail } from '#domain/email.ts'
import type { FormValues } from '#domain/form-values.ts'
import { checkPassword } from '#domain/text-rules.ts'
import { defineStep, type LabelledField, type ValidationError } from '../define-step.ts'
import { appAddress } from './app-address.ts'
import { accountCheck, leadReport } from './check-account.ts'
import { checkPhoneField, preparePhoneRules, readablePhone } from './phone-check.ts'

const shownPassword = '••••••••'

function validateAccount(values: FormValues): ValidationError[] {
  const found = [
    ['email', checkEmail(values.email)],
    ['password', checkPassword(values.password)],
    ['phoneNumber', checkPhoneField(values)],
    ['terms', values.terms ? null : values.termsError || 'error.required'],
  ] as const satisfies [LabelledField, unknown][]
  return found.flatMap(([field, key]) => (key ? [{ field, error: { key } }] : []))
}

/** The customer's account: e-mail, password, mobile and consent, or all but the mobile from a social sign-in. */
export const account = defineStep({
  id: 'account',
  title: 'account.title',
  foldedTitle: 'account.folded',
  lead: 'account.lead',
  fields: ['email', 'password', 'phoneNumber', 'phoneCountryCode', 'terms', 'marketing'],
  validate: validateAccount,
  valuesAfterRefusal: ({ terms }) => (terms ? {} : { termsError: 'error.required' }),
  prepare: preparePhoneRules,
  check: accountCheck,
  report: leadReport,
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
