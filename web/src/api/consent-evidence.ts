import type { Answers } from '#domain/answers.ts'
import { consentFields, consentKinds } from '#domain/consents.ts'
import type { RequestBodyOf } from './contract-types.ts'

type Evidence = NonNullable<RequestBodyOf<'registerUser'>['consents']>

/** What the customer agreed to: the sentence that stood there, when, in which language, and how. */
export function consentEvidence(consents: Answers['consents'] = {}): Evidence {
  return consentFields.flatMap(field => {
    const consent = consents[field]
    if (!consent) return []
    const { at, how, language, text } = consent
    return [{ kind: consentKinds[field], givenAt: new Date(at).toISOString(), how, language, text }]
  })
}
