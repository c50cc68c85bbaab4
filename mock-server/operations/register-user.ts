import { isDeepStrictEqual } from 'node:util'
import { cupsProblem } from '#domain/cups.ts'
import { identityType } from '#domain/identity.ts'
import { invalidRequest, problem } from '#mock/refusal.ts'
import { idsOf, type Registration, registrationOf, remember } from '#mock/sessions/registrations.ts'
import type { Session } from '#mock/sessions/session.ts'
import { canBeDebited } from './check-iban.ts'
import type { Answer, BodyOf, Call, RequestBody } from './operation.ts'
import { knownAbout } from './validate-email.ts'

type Body = RequestBody<'registerUser'>

/**
 * One registration per registration id: a repeat with the same data gets the first answer again and never a second contract;
 * with other data it is refused, and told what was accepted.
 */
export function registerUser(call: Call<'registerUser'>): Answer<'registerUser'> {
  const { body, session } = call
  const id = call.header['x-registration-id']
  const request = requestOf(call)
  const earlier = registrationOf(session, id)
  if (earlier) return repeated(session, earlier, body)

  const contradictions = contradictionsIn(body, id)
  if (contradictions.length > 0) return { status: 422, body: invalidRequest(contradictions) }
  const reason = reasonAgainst(call)
  if (reason) return conflict(reason)

  const accepting = { id, request, email: body.email.toLowerCase(), at: call.now() }
  return { status: 200, body: acceptedBody(session, remember(session, accepting), body) }
}

// Blanks between its values could make a request as long as its sender likes.
const longestText = 4096

function requestOf({ body, bodyText }: Call<'registerUser'>): string {
  return bodyText.length <= longestText ? bodyText : JSON.stringify(body)
}

function acceptedBody(session: Session, registration: Registration, { cups }: Body): BodyOf<'registerUser', 200> {
  const { contractId, id, userId } = idsOf(session, registration)
  return { id, userId, contracts: [{ id: contractId, cups }] }
}

/** Answers a request whose registration id was accepted before. */
function repeated(session: Session, earlier: Registration, body: Body): Answer<'registerUser'> {
  const earlierBody = JSON.parse(earlier.request) as Body
  const answer = acceptedBody(session, earlier, earlierBody)
  if (isDeepStrictEqual(withoutPassword(body), withoutPassword(earlierBody))) return { status: 200, body: answer }
  const detail = 'This registration id was already accepted with other data.'
  return { status: 409, body: { ...conflictProblem('registration-already-accepted', detail), ...answer } }
}

// The password of a social sign-in is generated and may differ after a reload, so it plays no part in recognising a repeat.
function withoutPassword({ password, confirmedPassword, ...rest }: Body) {
  return rest
}

function conflictProblem(type: 'registration-already-accepted' | 'registration-conflict', detail: string) {
  return { ...problem(409, detail), type }
}

function conflict(detail: string): Answer<'registerUser'> {
  return { status: 409, body: conflictProblem('registration-conflict', detail) }
}

/** What no schema can say: two members that must be the same. */
function contradictionsIn(body: Body, registrationId: string) {
  const wrong = [
    body.registrationId !== registrationId && { pointer: '#/body/registrationId', detail: 'must equal the header' },
    body.confirmedPassword !== body.password && { pointer: '#/body/confirmedPassword', detail: 'must equal password' },
  ]
  return wrong.filter(each => each !== false)
}

/** Why well-formed data cannot become a contract; undefined if it can. */
function reasonAgainst({ body, world, session }: Call<'registerUser'>): string | undefined {
  const { formatInvalid, alreadyExists, blockedDomain } = knownAbout(body.email, world, session)
  if (formatInvalid || blockedDomain) return 'The email address is not accepted.'
  if (alreadyExists) return 'The email address already has an account.'
  if (cupsProblem(body.cups) !== null) return 'The control letters of the CUPS do not agree with its digits.'
  if (identityType(body.dni) === null || identityType(body.dni) === 'CIF') return 'The document is not valid.'
  if (body.cif !== undefined && identityType(body.cif) !== 'CIF') return 'The CIF is not valid.'
  if (!canBeDebited(body.iban)) return 'The account cannot be debited.'
  return undefined
}
