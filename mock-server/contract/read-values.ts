import type { ContractOperation, ParameterPlace } from './contract.ts'

const decimal = /^-?\d+(\.\d+)?$/

/**
 * Turns the texts of a URL into what the contract says they are: `"4.6"` into 4.6 where a number is declared. A text that is
 * none stays as it came, so that the validator can say so.
 */
export function readValues(
  operation: ContractOperation,
  place: ParameterPlace,
  texts: Record<string, unknown>,
): Record<string, unknown> {
  let values = texts
  for (const { name, in: where, type } of operation.parameters) {
    const text = texts[name]
    if (where !== place || typeof text !== 'string') continue
    const value = readValue(type, text)
    if (value !== text) values = { ...values, [name]: value }
  }
  return values
}

function readValue(type: unknown, text: string): unknown {
  if ((type === 'number' || type === 'integer') && decimal.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
