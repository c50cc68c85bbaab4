import { scoringErrorMessage } from '#api/api-error.ts'
import type { FormValues } from '#domain/form-values.ts'
import { normaliseIdentity } from '#domain/identity.ts'
import { scoringDefaultDateOfBirth } from '#domain/limits.ts'
import type { StepReport } from '../define-step.ts'
import type { Dependencies } from '../dependencies.ts'

/** Asks again when what is asked about changed. */
export const scoringReport: StepReport = {
  subject: values => JSON.stringify([values.cif, scoringQuestion(values)]),
  send: (values, dependencies) => void scoreCustomer(values, dependencies),
}

function scoringQuestion(values: FormValues) {
  return {
    cups: values.cups,
    nif: normaliseIdentity(values.document),
    postalCode: values.zipCode,
    // The date part only.
    dateOfBirth: values.dateOfBirth.slice(0, 10) || scoringDefaultDateOfBirth,
  }
}

/** Asks for the credit score of a person. A denial or a failure is only reported and never blocks. Never rejects. */
async function scoreCustomer(values: FormValues, { api, track }: Dependencies): Promise<void> {
  if (values.cif) return
  const report = (event: 'Scoring denied' | 'Scoring failed', page_interaction: string) =>
    track({ event, event_info: { user_interaction: 'next', section: 'supply', page_interaction, UUID: values.UUID } })
  try {
    const { body } = await api.scoreCustomer(scoringQuestion(values))
    if (body.status === 'denied') report('Scoring denied', body.status)
  } catch (error) {
    report('Scoring failed', scoringErrorMessage(error))
  }
}
