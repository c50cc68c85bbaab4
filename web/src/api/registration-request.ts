import type { Answers } from '#domain/answers.ts'
import type { Attribution } from '#domain/campaign.ts'
import { consentFields, consentKinds } from '#domain/consents.ts'
import { normaliseCups } from '#domain/cups.ts'
import { asciiEmail } from '#domain/email.ts'
import type { FormValues } from '#domain/form-values.ts'
import { normaliseIban } from '#domain/iban.ts'
import { normaliseIdentity } from '#domain/identity.ts'
import { normaliseText, withoutBlanks, withoutEmpty } from '#domain/normalise.ts'
import type { RequestBodyOf } from './define-call.ts'

export type RegistrationRequest = RequestBodyOf<'registerUser'>

/** A new supply asks for its powers; one that exists keeps its own, and 0 is sent. */
function requestedPowers(values: FormValues): { p1: number; p3: number } {
  const p1 = Number(values.potenciaPunta)
  if (!values.newSupply || !(p1 > 0)) return { p1: 0, p3: 0 }
  return { p1, p3: Number(values.potenciaValle) || 0 }
}

/** The body of POST /v2/users. Asynchronous because a page reloaded on the last step has not loaded the numbering plans yet. */
export async function registrationRequest(
  values: FormValues,
  { hasRegisteredByDesktop, source, clickId, originalSource, originalMedium }: Attribution,
  consents?: Answers['consents'],
): Promise<RegistrationRequest> {
  const { phoneToE164 } = await import('#domain/phone-rules.ts')
  const evidence = consentEvidence(consents)
  const company: Partial<RegistrationRequest> = values.isCompany
    ? { companyName: normaliseText(values.companyName), cif: normaliseIdentity(values.cif) }
    : {}
  return {
    cups: normaliseCups(values.cups),
    changeOfHolder: values.changeOfHolder === true,
    autoConsumo: values.solarSupply ?? false,
    firstName: normaliseText(values.name),
    lastName: normaliseText(values.surname),
    phoneNumber: phoneToE164(values.phoneNumber, values.phoneCountryCode) ?? values.phoneNumber,
    registrationId: values.UUID,
    householdType: values.householdType,
    newSupply: values.newSupply ?? false,
    ...requestedPowers(values),
    email: asciiEmail(values.email),
    password: values.password,
    confirmedPassword: values.password,
    isEnterprise: values.isCompany,
    dni: normaliseIdentity(values.document),
    iban: normaliseIban(values.iban),
    hasRegisteredByDesktop,
    ...company,
    ...(evidence.length > 0 && { consents: evidence }),
    // Members without a value are left out, never sent empty.
    ...withoutEmpty({
      street: normaliseText(values.address),
      streetNr: normaliseText(values.street_number),
      zipCode: withoutBlanks(values.zipCode),
      province: values.province,
      municipality: normaliseText(values.municipality),
      apartment: normaliseText(values.address_details),
      addressReference: values.addressReference,
      referalToken: values.referalToken,
      originalCampaign: values.originalCampaign,
      originalSource,
      originalMedium,
      source,
      clickId,
    }),
  }
}

type Evidence = NonNullable<RequestBodyOf<'registerUser'>['consents']>

/** What the customer agreed to: the sentence that stood there, when, in which language, and how. */
function consentEvidence(consents: Answers['consents'] = {}): Evidence {
  return consentFields.flatMap(field => {
    const consent = consents[field]
    if (!consent) return []
    const { at, how, language, text } = consent
    return [{ kind: consentKinds[field], givenAt: new Date(at).toISOString(), how, language, text }]
  })
}
