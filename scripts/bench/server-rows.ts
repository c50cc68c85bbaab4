import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Row } from './table.ts'

/** "cold start: 341 ms until … (goal 400)", "GET cups   mock server   9000 a second, 0.50 of node:http (goal 0.6)". */
const judged =
  /^(?<what>.+?)(?::| +mock server).*?(?<figure>[\d.]+) (?<unit>ms|MB|of node:http)[^(\n]*\(goal (?<goal>[\d.]+)\)/gm

/** Measures the mock server (scripts/bench/server.ts), and answers with the figures that have a goal. */
export async function serverRows(args: string[]): Promise<Row[]> {
  const child = spawn(process.execPath, ['scripts/bench/server.ts', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let said = ''
  for await (const part of child.stdout.setEncoding('utf8')) {
    process.stdout.write(part)
    said += part
  }
  // Its last words come before its end.
  const [code] = await ended
  if (code !== 0) throw new Error('The mock server could not be measured.')
  return rowsIn(said)
}

/** The figures with a goal among what the bench of the server says: times and sizes at most, shares of node:http at least. */
export function rowsIn(said: string): Row[] {
  return [...said.matchAll(judged)].map(({ groups: { what = '', figure, unit = '', goal } = {} }) => {
    const isShare = unit === 'of node:http'
    return {
      what: `Mock server: ${what}${isShare ? `, share ${unit}` : ''}`,
      figure: Number(figure),
      ...(isShare ? { floor: 1, goal: { atLeast: Number(goal) } } : { unit, goal: { atMost: Number(goal) } }),
    }
  })
}
