import { asciiEmail } from '#domain/email.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { Message } from '#i18n/message.ts'
import type { TrackedEvent } from '#integrations/tracking.ts'
import type { StepCheck, StepReport } from '../define-step.ts'
import type { Dependencies } from '../dependencies.ts'

/** Why the server refuses an e-mail address, and the event that reports it. */
interface EmailRefusal {
  event: TrackedEvent
  error: Message
}

/** Asks the server about the e-mail address. */
export const accountCheck: StepCheck = {
  subject: ({ email }) => ({ email }),
  async ask(values, dependencies, signal) {
    const refusal = await findEmailRefusal(values.email, dependencies, signal)
    if (!refusal) return []
    const event_info = { user_interaction: 'next', section: 'account', UUID: values.UUID }
    dependencies.track({ event: refusal.event, event_info })
    return [{ field: 'email', error: refusal.error }]
  },
  failedText: 'account.checkFailed',
}

async function findEmailRefusal(
  email: string,
  { api, brand }: Dependencies,
  signal: AbortSignal,
): Promise<EmailRefusal | undefined> {
  const { body } = await api.validateEmail({ email: asciiEmail(email) }, { signal })
  if (body.alreadyExists) return { event: 'Email already exists', error: { key: 'error.email.exists' } }
  if (body.formatInvalid) return { event: 'Email invalid format', error: { key: 'error.email.format' } }
  if (!body.blockedDomain) return
  return { event: 'Email not accepted', error: { key: 'error.email.blocked', params: { email: brand.supportEmail } } }
}

function leadQuery({ email, terms, marketing }: FormValues) {
  return { email: asciiEmail(email), privacyConsent: terms, marketingConsent: marketing }
}

/** Leaves a lead for a good e-mail address, and again when a consent changes. A lost lead never stops a customer. */
export const leadReport: StepReport = {
  subject: values => JSON.stringify(leadQuery(values)),
  send(values, { api, attribution }) {
    const { source } = attribution
    api.createLead({ ...leadQuery(values), ...(source && { source }) }).catch(() => {})
  },
}
