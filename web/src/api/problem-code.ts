/**
 * The stable code of a problem, such as `gas-invoice`; '' where a body has none. It is read without a schema: messages of errors belong to
 * the first load, and the schemas' library does not.
 */
export function readProblemCode(body: string): string {
  // The code may stand at the end of an address or a URN, as in `https://api.example/problems/gas-invoice`.
  return readType(body).replace(/^.*[/:#]/, '')
}

function readType(body: string): string {
  try {
    const problem: unknown = JSON.parse(body)
    const type = typeof problem === 'object' && problem !== null && 'type' in problem ? problem.type : ''
    return typeof type === 'string' ? type : ''
  } catch {
    return ''
  }
}
