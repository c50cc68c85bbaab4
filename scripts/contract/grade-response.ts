import { ApiError } from '#api/api-error.ts'
import { type CallName, calls } from '#api/calls/index.ts'
import { readRegistrationConflict } from '#api/calls/register-user.ts'
import { type Call, readResponse, unwrap } from '#api/define-call.ts'
import type { Mismatch } from '#api/response-schemas.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { OperationId, Violation } from '#mock/shared/types.ts'
import type { Finding, Grade } from './report.ts'

interface Received {
  status: number
  headers: Headers
  text: string
}

/** A failure of these is silent: the customer goes on as if nothing had happened. */
const dispensableCalls: ReadonlySet<OperationId> = new Set([
  'createLead',
  'listCadastralUnits',
  'scoreCustomer',
  'getTranslations',
  'getUserInfo',
])

/** What it means for the customer that a call fails. */
export function gradeOfFailure(id: OperationId): Grade {
  return dispensableCalls.has(id) ? 'tolerated' : 'breaks'
}

/** How the wizard reads the response of a call; undefined for calls of other parties. */
export function readerOf(id: OperationId): Call<never, unknown> | undefined {
  return Object.hasOwn(calls, id) ? (calls[id as CallName] as Call<never, unknown>) : undefined
}

/** Grades the response to a request that follows the contract, by what the wizard makes of it. */
export function gradeResponse(validator: Validator, operation: ContractOperation, received: Received): Finding[] {
  const { id } = operation
  const { status, text } = received
  const reader = readerOf(id)
  const isSuccess = status >= 200 && status <= 299
  if (isSuccess && reader)
    return [...gradeReading(validator, operation, received, reader), ...gradeType(operation, received)]
  const departures = gradeDeclared(validator, operation, received)
  if (isSuccess || (id === 'parseInvoice' && status === 400)) return departures
  if (id === 'registerUser' && status === 409) {
    if (readRegistrationConflict(new ApiError(id, status, text))) return departures
    const detail = 'is none of the codes of a 409, which say whether a contract exists'
    return [{ grade: 'breaks', pointer: '#/body/type', detail }, ...departures]
  }
  const key = status === 401 || status === 403 ? "; a key for the gateway is sent with --header 'name: value'" : ''
  const detail = `is ${status} for a request that follows the contract${key}`
  return [{ grade: gradeOfFailure(id), pointer: '#/status', detail }, ...departures]
}

/** Grades the response to a request that the wizard never sends: nothing in it can break the wizard, and a success harms no customer. */
export function gradeRefusal(validator: Validator, operation: ContractOperation, received: Received): Finding[] {
  const { status } = received
  if (status === 404 && !operation.responses.has(404))
    return [{ grade: 'undeclared', pointer: '#/status', detail: '404: is the base path of --target right?' }]
  return status < 300 ? [] : gradeDeclared(validator, operation, received)
}

function gradeDeclared(validator: Validator, operation: ContractOperation, received: Received): Finding[] {
  const { status, text } = received
  if (status < 400 && !operation.responses.has(status))
    return [{ grade: 'undeclared', pointer: '#/status', detail: `${status} is not declared` }]
  const body = text.trim() === '' ? undefined : (parseJson(text) ?? text)
  return [...validator.response(operation, status, body).map(toFinding), ...gradeType(operation, received)]
}

function gradeReading(
  validator: Validator,
  operation: ContractOperation,
  { status, text }: Received,
  reader: Call<never, unknown>,
): Finding[] {
  const mismatches: Mismatch[] = []
  let failure: Grade = 'tolerated'
  try {
    readResponse(reader, { status, text }, mismatch => mismatches.push(mismatch))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    failure = gradeOfFailure(operation.id)
  }
  const isFatal = ({ kind }: Mismatch) => kind === 'missing' || kind === 'unusable'
  const isExplained = mismatches.some(each => each.pointer !== '#/body' && isFatal(each))
  const seen = mismatches
    // A body that cannot be used because of its members is no finding of its own.
    .filter(({ pointer, kind }) => !(isExplained && pointer === '#/body' && kind === 'unusable'))
    .map(each => ({
      grade: each.kind === 'undeclared-status' ? 'undeclared' : isFatal(each) ? failure : 'tolerated',
      pointer: each.pointer,
      detail: details[each.kind],
    })) satisfies Finding[]
  if (text.trim() === '' || parseJson(text) === null) return seen
  const body = unwrap(reader.response, parseJson(text) ?? text)
  // The schema of a status that is not declared is that of the usual success.
  const violations = validator.response(operation, operation.responses.has(status) ? status : 200, body)
  const findings = [...seen, ...violations.filter(each => !isCovered(each, mismatches)).map(toFinding)]
  return [...new Map(findings.map(each => [JSON.stringify(each), each])).values()]
}

const details: Record<Mismatch['kind'], string> = {
  'undeclared-status': 'is not declared',
  coerced: 'is wrapped, null, of another type or of another spelling, and is clear',
  dropped: 'cannot be read, and the wizard leaves it out',
  missing: 'is missing',
  unusable: 'cannot be used',
}

/** Whether the wizard's own reading reported the same. */
function isCovered({ pointer, detail }: Violation, mismatches: readonly Mismatch[]): boolean {
  const place = toPlace(pointer)
  const plain = (each: string) => each.replaceAll(/[_-]/g, '').toLowerCase()
  return mismatches.some(each => {
    // A member in another spelling is undeclared under its own name, and missing under the contract's.
    const isSpelling = detail === undeclared && each.kind === 'coerced' && plain(each.pointer) === plain(place)
    return each.pointer === place || isSpelling || (each.kind === 'unusable' && each.pointer === '#/body')
  })
}

function gradeType({ responses, otherError }: ContractOperation, { status, headers, text }: Received): Finding[] {
  const declared = (responses.get(status) ?? (status >= 400 ? otherError : responses.get(200)))?.contentType
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (text === '' || declared === undefined || type === declared) return []
  const detail = `is ${type ?? 'missing'} instead of ${declared}; the wizard does not look at it`
  return [{ grade: 'tolerated', pointer: '#/header/content-type', detail }]
}

const undeclared = 'is not declared in the contract'

function toFinding({ pointer, detail }: Violation): Finding {
  return { grade: detail === undeclared ? 'undeclared' : 'tolerated', pointer: toPlace(pointer), detail }
}

/** An item of a list is `*`, whichever it is. */
function toPlace(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}
