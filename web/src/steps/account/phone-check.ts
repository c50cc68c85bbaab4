import type { FormValues } from '#domain/form-values.ts'
import { checkPhoneLength, spainCallingCode } from '#domain/phone.ts'
import type { MessageKey } from '#i18n/message.ts'
import { createLateRules } from '../late-rules.ts'

type Phone = Pick<FormValues, 'phoneNumber' | 'phoneCountryCode'>

/** The numbering plans of all countries, about 40 kB compressed. */
export const phoneRules = createLateRules(() => import('#domain/phone-rules.ts'))

/** What is wrong with the number. Until the numbering plans are loaded, only its length is checked. */
export function checkPhoneField({ phoneNumber, phoneCountryCode }: Phone): MessageKey | null {
  return phoneRules.current()?.checkPhone(phoneNumber, phoneCountryCode) ?? checkPhoneLength(phoneNumber)
}

/** The number as people read it: in groups of three, with its country's code. Codes other than Spain's need the numbering plans. */
export function readablePhone({ phoneNumber, phoneCountryCode }: Phone): string {
  const parsed = phoneRules.current()?.parsePhone(phoneNumber, phoneCountryCode)
  const callingCode = parsed?.status === 'number' ? parsed.callingCode : phoneCountryCode === 'ES' && spainCallingCode
  const digits = parsed?.status === 'number' ? parsed.national : phoneNumber
  const code = callingCode ? `+${callingCode} ` : ''
  return code + digits.replace(/(.{3})(?=.{2})/g, '$1 ')
}
