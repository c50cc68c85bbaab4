import { scoringErrorMessage } from '#api/error-text.ts'
import type { FormValues } from '#domain/form-values.ts'
import { normaliseIdentity } from '#domain/identity.ts'
import { scoringDefaultDateOfBirth } from '#domain/limits.ts'
import type { Surroundings } from '../define-step.ts'

/**
 * Asks for the credit score of a person; a company is not scored. A denial or a failure is only reported and never
 * blocks: nobody waits for this promise, and it never rejects.
 */
export async function scoreCustomer(values: FormValues, { api, track }: Surroundings): Promise<void> {
  if (values.cif) return
  const report = (event: 'Scoring denied' | 'Scoring failed', page_interaction: string) =>
    track({ event, event_info: { user_interaction: 'next', section: 'supply', page_interaction, UUID: values.UUID } })
  try {
    const { body } = await api.scoreCustomer({
      cups: values.cups,
      nif: normaliseIdentity(values.document),
      postalCode: values.zipCode,
      // The date part only.
      dateOfBirth: values.dateOfBirth.slice(0, 10) || scoringDefaultDateOfBirth,
    })
    if (body.status === 'denied') report('Scoring denied', body.status)
  } catch (error) {
    report('Scoring failed', scoringErrorMessage(error))
  }
}
