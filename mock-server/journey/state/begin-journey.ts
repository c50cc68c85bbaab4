import type { RequestBody } from '#mock/operations/operation.ts'
import { invite } from './invite.ts'
import type { Means } from './means.ts'
import { post } from './post.ts'
import type { Agreement } from './signing.ts'

type Body = RequestBody<'registerUser'>

/** A registration was accepted: its customer gets the e-mail that confirms the address, and the one with the contract to sign. */
export function beginJourney(means: Means, body: Body, contractId: string): void {
  post(means, { kind: 'email-confirmation', to: body.email })
  invite(means, {
    id: contractId,
    about: 'contract',
    registrationId: body.registrationId,
    agreement: agreementIn(body),
  })
}

function agreementIn(body: Body): Agreement {
  const { street, streetNr, apartment, zipCode, municipality } = body
  return {
    firstName: body.firstName,
    lastName: body.lastName,
    companyName: body.companyName,
    document: body.dni,
    email: body.email,
    phoneNumber: body.phoneNumber,
    cups: body.cups,
    address: [`${street} ${streetNr}`, apartment, `${zipCode} ${municipality}`].filter(Boolean).join(', '),
    iban: body.iban,
  }
}
