import { isDeepStrictEqual } from 'node:util'
import { cupsProblem } from '#domain/cups.ts'
import { checkEmail, emailDomain } from '#domain/email.ts'
import { normaliseIban } from '#domain/iban.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { identityType } from '#domain/identity.ts'
import { signUpKind } from '#domain/sign-up-kind.ts'
import type { Registration, Session } from '#mock/sessions/session.ts'
import { createInvalidRequest, createProblem } from '#mock/shared/problem.ts'
import type { RequestBody } from '#mock/shared/types.ts'
import type { World } from '#mock/world/world.ts'
import type { Call, Operation } from './operation.ts'
import { isSuppliedByUs } from './validate-cups.ts'

type Body = RequestBody<'registerUser'>

const maxRegistrations = 20

/**
 * One registration per registration id. A repeat with the same data gets the first answer again and never a second contract;
 * with other data it is a conflict that names what was accepted.
 */
export const registerUser: Operation<'registerUser'> = async call => {
  const { body, world, session, header, now, newId } = call
  const registrationId = header['x-registration-id']
  const earlier = session.registrations.get(registrationId)
  if (earlier) {
    const accepted = toBody(earlier)
    if (isDeepStrictEqual(toKept(body), earlier.body)) return { status: 200, body: accepted }
    const detail = 'This registration id was already accepted with other data.'
    return { status: 409, body: { ...createConflict('registration-already-accepted', detail), ...accepted } }
  }

  const contradictions = findContradictions(body, registrationId)
  if (contradictions.length > 0) return { status: 422, body: createInvalidRequest(contradictions) }
  const conflict = findConflict(call)
  if (conflict) return { status: 409, body: createConflict('registration-conflict', conflict) }

  const kind = signUpKind({ ...body, cupsAlreadyExists: isSuppliedByUs(body.cups, world, session) })
  const ids = { registrationId, contractId: newId(), id: newId(), userId: newId() }
  const registration = { ...ids, body: toKept(body), kind, acceptedAt: now() }
  session.registrations.set(registrationId, registration)
  const { registrations } = session
  if (registrations.size > maxRegistrations) registrations.delete([...registrations.keys()][0] ?? '')
  return { status: 200, body: toBody(registration) }
}

function toBody({ id, userId, contractId, body: { cups } }: Registration) {
  return { id, userId, contracts: [{ id: contractId, cups }] }
}

// What tells repeats apart: social sign-in generates the password again after a reload, and the text that was agreed to may change meanwhile.
function toKept({ password, confirmedPassword, consents, ...rest }: Body): Registration['body'] {
  return rest
}

function createConflict(type: 'registration-already-accepted' | 'registration-conflict', detail: string) {
  return { ...createProblem(409, detail), type }
}

/** Members that must be equal, which no schema can say. */
function findContradictions(body: Body, registrationId: string) {
  return [
    body.registrationId !== registrationId && { pointer: '#/body/registrationId', detail: 'must equal the header' },
    body.confirmedPassword !== body.password && { pointer: '#/body/confirmedPassword', detail: 'must equal password' },
  ].filter(each => each !== false)
}

/** Why well-formed data cannot become a contract; undefined if they can. */
function findConflict({ body, world, session }: Call<'registerUser'>): string | undefined {
  const { formatInvalid, alreadyExists, blockedDomain } = findEmailStatus(body.email, world, session)
  if (formatInvalid || blockedDomain) return 'The email address is not accepted.'
  if (alreadyExists) return 'The email address already has an account.'
  if (cupsProblem(body.cups) !== null) return 'The control letters of the CUPS do not agree with its digits.'
  const document = identityType(body.dni)
  if (document === null || document === 'CIF') return 'The document is not valid.'
  if (body.cif !== undefined && identityType(body.cif) !== 'CIF') return 'The CIF is not valid.'
  if (!canBeDebited(body.iban, world)) return 'The account cannot be debited.'
  return undefined
}

/** Whether a normalised IBAN belongs to the SEPA area, its check digits agree, and the bank accepts it. */
export function canBeDebited(iban: string, { refusedIbans }: World): boolean {
  return iban === normaliseIban(iban) && checkIban(iban) === null && !refusedIbans.has(iban)
}

/** Whether an address can be used for a new account. */
export function findEmailStatus(email: string, world: World, { registrations }: Session) {
  const address = email.toLowerCase()
  return {
    // The rule of the form takes blanks away first; a `+` that was not encoded arrives as one.
    formatInvalid: /\s/.test(email) || checkEmail(email) !== null,
    alreadyExists:
      world.customerEmails.has(address) ||
      [...registrations.values()].some(({ body }) => body.email.toLowerCase() === address),
    blockedDomain: world.blockedDomains.has(emailDomain(email)),
  }
}
