import { errorText } from '#api/error-text.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { Text } from '#i18n/text-key.ts'
import type { TrackedEvent } from '#integrations/tracking.ts'
import type { CheckOutcome, Surroundings } from '../define-step.ts'
import { checkPhoneField, preparePhoneRules } from './phone-check.ts'

/** What the server has against an e-mail address, and the event that reports it. */
interface EmailRefusal {
  event: TrackedEvent
  error: Text
}

/** Asks the server about the e-mail address and, when it is good, leaves a lead without waiting for it. */
export async function checkAccount(
  values: FormValues,
  around: Surroundings,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  try {
    await preparePhoneRules()
  } catch {
    return { is: 'failed', error: { key: 'error.verification' } }
  }
  const phone = checkPhoneField(values)
  if (phone) return { is: 'refused', problems: [{ field: 'phoneNumber', error: { key: phone } }] }
  try {
    const refusal = await askAboutEmail(values.email, around, signal)
    if (refusal) {
      const event_info = { user_interaction: 'next', section: 'account', UUID: values.UUID }
      around.track({ event: refusal.event, event_info })
      return { is: 'refused', problems: [{ field: 'email', error: refusal.error }] }
    }
  } catch (error) {
    signal.throwIfAborted()
    return { is: 'failed', error: errorText(error) }
  }
  leaveLead(values, around)
  return { is: 'passed' }
}

async function askAboutEmail(
  email: string,
  { api, brand }: Surroundings,
  signal: AbortSignal,
): Promise<EmailRefusal | undefined> {
  const { body } = await api.validateEmail({ email }, { signal })
  if (body.alreadyExists) return { event: 'Email already exists', error: { key: 'error.email.exists' } }
  if (body.formatInvalid) return { event: 'Email invalid format', error: { key: 'error.email.format' } }
  if (!body.blockedDomain) return
  return { event: 'Email not accepted', error: { key: 'error.email.blocked', params: { email: brand.supportEmail } } }
}

/** A lost lead never stops a customer. */
function leaveLead({ email, terms, marketing }: FormValues, { api, attribution }: Surroundings): void {
  const { source } = attribution
  api
    .createLead({ email, privacyConsent: terms, marketingConsent: marketing, ...(source && { source }) })
    .catch(() => {})
}
