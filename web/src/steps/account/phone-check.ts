import type { FormValues } from '#domain/form-values.ts'
import { loadPhoneRules } from '#domain/load-phone-rules.ts'
import { checkPhoneLength, spainCallingCode } from '#domain/phone.ts'
import type { MessageKey } from '#i18n/message.ts'

type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>
type Phone = Pick<FormValues, 'phoneNumber' | 'phoneCountryCode'>

/** The numbering plans, once loaded. They are code, the same for every store, so they are kept for the whole page. */
let arrived: PhoneRules | undefined

/** Loads the numbering plans once. Rejects when the connection fails; the next call tries again. */
export async function preparePhoneRules(): Promise<PhoneRules> {
  arrived ??= await loadPhoneRules()
  return arrived
}

/** The numbering plans, if they are loaded. */
export function phoneRules(): PhoneRules | undefined {
  return arrived
}

/** What is wrong with the number. Until the numbering plans are loaded, only its length is checked. */
export function checkPhoneField({ phoneNumber, phoneCountryCode }: Phone): MessageKey | null {
  return arrived ? arrived.checkPhone(phoneNumber, phoneCountryCode) : checkPhoneLength(phoneNumber)
}

/** The number as people read it: in groups of three, with its country's code. Codes other than Spain's need the numbering plans. */
export function readablePhone({ phoneNumber, phoneCountryCode }: Phone): string {
  const parsed = arrived?.parsePhone(phoneNumber, phoneCountryCode)
  const callingCode = parsed?.status === 'number' ? parsed.callingCode : phoneCountryCode === 'ES' && spainCallingCode
  const digits = parsed?.status === 'number' ? parsed.national : phoneNumber
  const code = callingCode ? `+${callingCode} ` : ''
  return code + digits.replace(/(.{3})(?=.{2})/g, '$1 ')
}
