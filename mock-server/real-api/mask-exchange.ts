import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { findPersonalNames, type PersonalNames, toPlainName } from '#mock/contract/personal-names.ts'
import { type Exchange, type HarPair, parseJson } from './har.ts'

const stars = '********'
// Everything else may hold a key, a session or an address.
const openHeaders =
  /^(accept|accept-language|access-control-.*|allow|cache-control|content-language|content-type|date|origin|retry-after|server|vary)$/
// An upload is of no use once it is masked.
const maxMaskedLength = 200
// A shorter value would also match parts of other texts.
const minQuotedLength = 4
// Short values of headers, such as `gzip`, would also match parts of other texts.
const minQuotedHeaderLength = 12

/**
 * Masks the personal data of an exchange. Kept are booleans and what the contract names without `x-pii`; any other text or number becomes the
 * contract's example, or a text of the same form. A value of the request that the response quotes elsewhere is masked there too.
 */
export function createExchangeMask(contract: Contract) {
  const known = new Map<ContractOperation, PersonalNames>()

  function namesOf(operation: ContractOperation): PersonalNames {
    const names = known.get(operation) ?? findPersonalNames(contract, operation)
    known.set(operation, names)
    return names
  }

  /** A masked query and body. */
  function request(operation: ContractOperation, asked: { query: unknown; body: unknown }) {
    const names = namesOf(operation)
    return maskMembers(names, asked, '', createTextMask(personalTexts(names, [asked.query, asked.body], [])))
  }

  function exchange(operation: ContractOperation, { request, response, ...rest }: Exchange): Exchange {
    const names = namesOf(operation)
    const query = Object.fromEntries(request.url.searchParams)
    const maskText = createTextMask(personalTexts(names, [query, request.body], request.headers))
    const maskValue = (value: unknown) => maskMembers(names, value, '', maskText)
    const maskHeaders = (headers: readonly HarPair[]) => headers.flatMap(pair => maskHeader(pair, maskText))
    const url = new URL(request.url)
    url.search = ''
    for (const [name, value] of request.url.searchParams)
      url.searchParams.append(name, String(maskMembers(names, value, name, maskText)))
    const body = parseJson(response.text)
    const text = body === undefined ? formOf(response.text) : JSON.stringify(maskValue(body))
    return {
      ...rest,
      request: { ...request, url, headers: maskHeaders(request.headers), body: maskValue(request.body) },
      response: { ...response, headers: maskHeaders(response.headers), text },
    }
  }

  return { request, exchange }
}

function createTextMask(quoted: readonly RegExp[]): MaskText {
  return text => quoted.reduce((masked, each) => masked.replaceAll(each, formOf), text)
}

type MaskText = (text: string) => string

function maskMembers(names: PersonalNames, value: unknown, name: string, maskText: MaskText): unknown {
  if (Array.isArray(value)) {
    // The items of a list have no name of their own; the contract has one for those within an object.
    const isNamed = names.impersonal.has(toPlainName(name))
    return value.map(each => maskMembers(names, each, isNamed ? name : '', maskText))
  }
  if (typeof value === 'object' && value !== null) {
    // A member may be named after the person.
    const members = Object.entries(value).map(([key, each]) => [maskText(key), maskMembers(names, each, key, maskText)])
    return Object.fromEntries(members)
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const plain = toPlainName(name)
  if (names.impersonal.has(plain)) return typeof value === 'string' ? maskText(value) : value
  const example = value === '' ? '' : names.examples.get(plain)
  if (typeof example === typeof value) return example
  return typeof value === 'string' ? formOf(value).slice(0, maxMaskedLength) : 0
}

/** The same text with every letter as x and every digit as 0. */
function formOf(text: string): string {
  return text.replaceAll(/\p{L}|\p{N}/gu, sign => (/\p{N}/u.test(sign) ? '0' : sign === sign.toLowerCase() ? 'x' : 'X'))
}

/** Patterns of the personal texts of a request. */
function personalTexts(names: PersonalNames, parts: unknown[], headers: readonly HarPair[]): RegExp[] {
  const texts = new Set<string>()
  function collect(value: unknown, name: string) {
    if (typeof value === 'object' && value !== null)
      for (const [member, each] of Object.entries(value)) collect(each, Array.isArray(value) ? name : member)
    const isPersonal = typeof value === 'string' && !names.impersonal.has(toPlainName(name))
    if (isPersonal && value.length >= minQuotedLength && value.length <= maxMaskedLength) texts.add(value)
  }
  for (const part of parts) collect(part, '')
  for (const { name, value } of headers)
    if (!openHeaders.test(name) && value.length >= minQuotedHeaderLength) collect(value, name)
  // Node 22 has no RegExp.escape.
  return [...texts].map(each => new RegExp(each.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'))
}

/** A cookie is dropped: a masked one would only disturb, as would an encoding that the text no longer has. */
function maskHeader({ name, value }: HarPair, maskText: MaskText): HarPair[] {
  if (/^(set-cookie|cookie|content-encoding|content-length|transfer-encoding)$/.test(name)) return []
  if (openHeaders.test(name)) return [{ name, value: maskText(value) }]
  if (name === 'location') return [{ name, value: maskText(value.replace(/[?#].*$/, '')) }]
  return [{ name, value: stars }]
}
