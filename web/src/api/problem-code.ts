import { parseJson } from './read-response.ts'
import { type Explicit, object, optional, type ResponseSchema, unusable } from './response-schemas.ts'
import { text } from './response-values.ts'
import type { components } from './schema.gen.ts'

type Problem = components['schemas']['Problem']

const problem: ResponseSchema<Explicit<Pick<Problem, 'type'>>, { type: string }> = object({ type: optional(text, '') })
// An error is no success whose form the contract check could report on.
const place = { pointer: '#/body', report: () => {} }

/** The stable code of a problem, such as `gas-invoice`; '' where a body has none. */
export function readProblemCode(body: string): string {
  const read = problem.read(parseJson(body), place)
  // The code may stand at the end of an address or a URN, as in `https://api.example/problems/gas-invoice`.
  return read === unusable ? '' : read.type.replace(/^.*[/:#]/, '')
}
