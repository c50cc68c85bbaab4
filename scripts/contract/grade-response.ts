import { ApiError } from '#api/api-error.ts'
import { type CallName, calls } from '#api/calls/index.ts'
import { readRegistrationConflict } from '#api/calls/register-user.ts'
import { parseJson, type ResponseReader, readResponse, unwrap } from '#api/define-call.ts'
import type { Mismatch, MismatchKind } from '#api/response-schemas.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { OperationId, Violation } from '#mock/shared/types.ts'
import type { Finding, Grade } from './finding.ts'

/** A response as it came. */
export interface Received {
  status: number
  /** Without parameters; undefined where there is none. */
  contentType: string | undefined
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

/** Refusals of the data rather than of the call: the wizard says what the customer can do. */
const refusals: Partial<Record<OperationId, number>> = { parseInvoice: 400, registerUser: 409 }

/** What it means for the customer that a call fails. */
export function gradeOfFailure(id: OperationId): Grade {
  return dispensableCalls.has(id) ? 'tolerated' : 'breaks'
}

/** How the wizard reads the response of a call; undefined for calls of other parties. */
export function readerOf(id: OperationId): ResponseReader<unknown> | undefined {
  return Object.hasOwn(calls, id) ? (calls[id as CallName] as ResponseReader<unknown>) : undefined
}

/** Grades the response to a request that follows the contract, by what the wizard makes of it. */
export function gradeResponse(validator: Validator, operation: ContractOperation, received: Received): Finding[] {
  const { id } = operation
  const { status } = received
  const isSuccess = status >= 200 && status <= 299
  const reader = readerOf(id)
  if (isSuccess && reader)
    return [...gradeReading(validator, operation, received, reader), ...gradeType(operation, received)]
  const departures = gradeDeclared(validator, operation, received)
  if (isSuccess) return departures
  if (status === refusals[id]) return [...gradeRefusedData(received, id), ...departures]
  const grade = gradeOfFailure(id)
  return [{ grade, pointer: '#/status', detail: describeFailure(status, grade) }, ...departures]
}

/** Grades the response to a request that the wizard never sends: nothing in it can break the wizard, and a success harms nobody. */
export function gradeRefusal(validator: Validator, operation: ContractOperation, received: Received): Finding[] {
  const { status } = received
  if (status === 404 && !operation.responses.has(404))
    return [{ grade: 'undeclared', pointer: '#/status', detail: '404: is the base path of --target right?' }]
  return status < 300 ? [] : gradeDeclared(validator, operation, received)
}

function gradeDeclared(validator: Validator, operation: ContractOperation, received: Received): Finding[] {
  const { status, text } = received
  const isUndeclared = status < 400 && !operation.responses.has(status)
  if (isUndeclared) return [{ grade: 'undeclared', pointer: '#/status', detail: `${status} is not declared` }]
  const body = text.trim() === '' ? undefined : (parseJson(text) ?? text)
  const found = validator.response(operation, status, body).map(toFinding)
  return [...found, ...gradeType(operation, received)]
}

function gradeReading(
  validator: Validator,
  operation: ContractOperation,
  { status, text }: Received,
  reader: ResponseReader<unknown>,
): Finding[] {
  const mismatches: Mismatch[] = []
  let isUsable = true
  try {
    readResponse(reader, { status, text }, mismatch => mismatches.push(mismatch))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    isUsable = false
  }
  const failed = gradeOfFailure(operation.id)
  const isExplained = mismatches.some(({ pointer, kind }) => pointer !== '#/body' && isFatal(kind))
  const seen = mismatches
    // A body that cannot be used because of its members is no finding of its own.
    .filter(({ pointer, kind }) => !(isExplained && pointer === '#/body' && kind === 'unusable'))
    .map(mismatch => describeMismatch(mismatch, status, isUsable, failed))
  const isEmpty = text.trim() === '' || parseJson(text) === null
  if (isEmpty) return seen
  const body = unwrap(reader.response, parseJson(text) ?? text)
  // The schema of a status that is not declared is that of the usual success.
  const declared = operation.responses.has(status) ? status : 200
  const violations = validator.response(operation, declared, body)
  return unique([...seen, ...violations.filter(each => !isCovered(each, mismatches)).map(toFinding)])
}

/** Whether the wizard's own reading reported the same. */
function isCovered({ pointer, detail }: Violation, mismatches: readonly Mismatch[]): boolean {
  const place = toPlace(pointer)
  const plain = (each: string) => each.replaceAll(/[_-]/g, '').toLowerCase()
  return mismatches.some(each => {
    // A member in another spelling is undeclared under its own name, and missing under the contract's.
    const isSpelling = isUndeclaredMember(detail) && each.kind === 'coerced' && plain(each.pointer) === plain(place)
    return each.pointer === place || isSpelling || (each.kind === 'unusable' && each.pointer === '#/body')
  })
}

function isFatal(kind: MismatchKind): boolean {
  return kind === 'missing' || kind === 'unusable'
}

function describeMismatch({ pointer, kind }: Mismatch, status: number, isUsable: boolean, failed: Grade): Finding {
  if (kind === 'undeclared-status') return { grade: 'undeclared', pointer, detail: `${status} is not declared` }
  if (kind === 'coerced') {
    const detail =
      pointer === '#/body'
        ? 'stands in a wrapper, which the wizard opens'
        : 'is null, of another type or of another spelling, and is clear'
    return { grade: 'tolerated', pointer, detail }
  }
  if (kind === 'dropped') return { grade: 'tolerated', pointer, detail: 'cannot be read, and the wizard leaves it out' }
  const what = kind === 'missing' ? 'is missing' : 'cannot be used'
  if (isUsable) return { grade: 'tolerated', pointer, detail: `${what}, and the wizard goes on without it` }
  return { grade: failed, pointer, detail: failed === 'breaks' ? what : `${what}; the wizard goes on without the call` }
}

function describeFailure(status: number, grade: Grade): string {
  const needsKey = status === 401 || status === 403
  const hint = needsKey ? "; a key for the gateway is sent with --header 'name: value'" : ''
  return grade === 'breaks'
    ? `is ${status} for a request that follows the contract${hint}`
    : `is ${status}; the wizard goes on without the call${hint}`
}

/** The wizard reads from the code of a 409 whether the customer has a contract already. */
function gradeRefusedData({ status, text }: Received, id: OperationId): Finding[] {
  if (id !== 'registerUser') return []
  const conflict = readRegistrationConflict(new ApiError(id, status, text))
  if (conflict) return []
  return [
    {
      grade: 'breaks',
      pointer: '#/body/type',
      detail: 'is none of the codes of a 409, which say whether a contract exists',
    },
  ]
}

function gradeType({ responses, otherError }: ContractOperation, { status, contentType, text }: Received): Finding[] {
  const declared = (responses.get(status) ?? (status >= 400 ? otherError : responses.get(200)))?.contentType
  if (text === '' || declared === undefined || contentType === declared) return []
  const detail = `is ${contentType ?? 'missing'} instead of ${declared}; the wizard does not look at it`
  return [{ grade: 'tolerated', pointer: '#/header/content-type', detail }]
}

function toFinding({ pointer, detail }: Violation): Finding {
  const isUndeclared = isUndeclaredMember(detail)
  return {
    grade: isUndeclared ? 'undeclared' : 'tolerated',
    pointer: toPlace(pointer),
    detail: isUndeclared ? detail : `${detail}; the wizard does not mind`,
  }
}

function isUndeclaredMember(detail: string) {
  return detail === 'is not declared in the contract'
}

/** An item of a list is `*`, whichever it is. */
function toPlace(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}

function unique(findings: Finding[]): Finding[] {
  const keys = new Map(findings.map(each => [`${each.grade} ${each.pointer} ${each.detail}`, each]))
  return [...keys.values()]
}
