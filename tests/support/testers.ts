import { type Mock, mock } from './mock.ts'

const shared = mock()
let testers = 0

/** A tester no one has seen yet, on a server that all tests of a file share. */
export async function someone(): Promise<Mock> {
  testers += 1
  return (await shared).as(`tester-${testers}`)
}

/** What a call brings along to choose scenarios for itself only. */
export function choose(scenarios: string) {
  return { headers: { 'x-mock-scenario': scenarios } }
}
