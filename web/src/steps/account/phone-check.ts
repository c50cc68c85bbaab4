import type { FormValues } from '#domain/form-values.ts'
import { loadPhoneRules } from '#domain/load-phone-rules.ts'
import { checkPhoneLength, spainCallingCode } from '#domain/phone.ts'
import type { MessageKey } from '#i18n/message.ts'

type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>
type Phone = Pick<FormValues, 'phoneNumber' | 'phoneCountryCode'>

/** The numbering plans, once they have arrived. They are code, the same for everybody, hence kept for the whole page. */
let arrived: PhoneRules | undefined

/** Loads the numbering plans, or answers with those that are there. Rejects when the connection fails; the next call tries again. */
export async function preparePhoneRules(): Promise<PhoneRules> {
  arrived ??= await loadPhoneRules()
  return arrived
}

/** The numbering plans if they are there already. */
export function phoneRules(): PhoneRules | undefined {
  return arrived
}

/** What is wrong with the number, as far as can be told now: without the numbering plans only its length. */
export function checkPhoneField({ phoneNumber, phoneCountryCode }: Phone): MessageKey | null {
  return arrived ? arrived.checkPhone(phoneNumber, phoneCountryCode) : checkPhoneLength(phoneNumber)
}

/** The number as people read it: with its country's code, which of others than Spain is known once the numbering plans are, in groups of three. */
export function readablePhone({ phoneNumber, phoneCountryCode }: Phone): string {
  const parsed = arrived?.parsePhone(phoneNumber, phoneCountryCode)
  const callingCode = parsed?.status === 'number' ? parsed.callingCode : phoneCountryCode === 'ES' && spainCallingCode
  const digits = parsed?.status === 'number' ? parsed.national : phoneNumber
  const code = callingCode ? `+${callingCode} ` : ''
  return code + digits.replace(/(.{3})(?=.{2})/g, '$1 ')
}
