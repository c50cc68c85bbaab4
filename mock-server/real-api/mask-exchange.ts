import { parseJson } from '#domain/parse-json.ts'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { findPersonalNames, type PersonalNames, toPlainName } from '#mock/contract/personal-names.ts'
import type { Exchange, HarPair } from './har.ts'

// Everything else may hold a key, a session or an address.
const openHeaders =
  /^(accept|accept-language|access-control-.*|allow|cache-control|content-language|content-type|date|location|origin|retry-after|server|vary)$/
// An upload is of no use once it is masked.
const maxMaskedLength = 200
// A shorter value would also match parts of other texts.
const minQuotedLength = 4

/**
 * Masks the personal data of an exchange. Kept are booleans and what the contract names without `x-pii`; any other text or number becomes the
 * contract's example, or a text of the same form. A value of the request that the response quotes elsewhere is masked there too.
 */
export function createExchangeMask(contract: Contract) {
  const known = new Map(contract.operations.map(each => [each, findPersonalNames(contract, each)]))

  function maskFor(operation: ContractOperation, asked: { query: unknown; body: unknown }) {
    const names = known.get(operation) ?? findPersonalNames(contract, operation)
    const quoted = personalTexts(names, asked)
    const maskText: MaskText = text => quoted.reduce((masked, each) => masked.replaceAll(each, formOf), text)
    return { maskText, maskValue: (value: unknown, name = '') => maskMembers(names, value, name, maskText) }
  }

  return {
    /** A masked query and body. */
    request: (operation: ContractOperation, asked: { query: unknown; body: unknown }) =>
      maskFor(operation, asked).maskValue(asked),
    exchange(operation: ContractOperation, { request, response, ...rest }: Exchange): Exchange {
      const query = Object.fromEntries(request.url.searchParams)
      const { maskText, maskValue } = maskFor(operation, { query, body: request.body })
      const maskHeaders = (headers: readonly HarPair[]) =>
        headers
          .filter(({ name }) => openHeaders.test(name))
          // The query of a location may hold a key.
          .map(({ name, value }) => ({ name, value: maskText(value.replace(/[?#].*$/, '')) }))
      const url = new URL(request.url)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(maskValue(value, name)))
      const body = parseJson(response.text)
      const text = body === undefined ? formOf(response.text) : JSON.stringify(maskValue(body))
      return {
        ...rest,
        request: { ...request, url, headers: maskHeaders(request.headers), body: maskValue(request.body) },
        response: { ...response, headers: maskHeaders(response.headers), text },
      }
    },
  }
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
  return text
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/(?!X)\p{L}/gu, 'x')
}

/** Patterns of the personal texts of a request. */
function personalTexts(names: PersonalNames, asked: object): RegExp[] {
  const texts = new Set<string>()
  function collect(value: unknown, name: string) {
    if (typeof value === 'object' && value !== null)
      for (const [member, each] of Object.entries(value)) collect(each, Array.isArray(value) ? name : member)
    const isPersonal = typeof value === 'string' && !names.impersonal.has(toPlainName(name))
    if (isPersonal && value.length >= minQuotedLength && value.length <= maxMaskedLength) texts.add(value)
  }
  collect(asked, '')
  // Node 22 has no RegExp.escape.
  return [...texts].map(each => new RegExp(each.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'))
}
