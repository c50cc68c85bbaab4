import type { Call } from '#mock/operations/operation.ts'
import { invite } from './invite.ts'
import { post } from './post.ts'
import type { Agreement } from './signing.ts'

/** A registration was accepted: its customer gets the e-mail that confirms the address, and the one with the contract to sign. */
export function beginJourney(call: Call<'registerUser'>, contractId: string): void {
  const { body } = call
  post(call, { kind: 'email-confirmation', to: body.email })
  invite(call, { id: contractId, about: 'contract', registrationId: body.registrationId, agreement: agreementIn(body) })
}

function agreementIn(body: Call<'registerUser'>['body']): Agreement {
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
