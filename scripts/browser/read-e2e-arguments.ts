/** What `npm run e2e` is asked for. */
export interface E2eArguments {
  /** All browser tests, not those of a pick. */
  isWhole: boolean
  /** All instances of each claim, not a sample. */
  isEvery: boolean
  /** For Playwright. */
  args: string[]
}

/** Options such as `--reporter=list` pick no tests. Whoever picks some wants all their instances. */
export function readE2eArguments(given: readonly string[]): E2eArguments {
  const args = given.filter(arg => arg !== '--every')
  const isWhole = args.every(arg => arg.startsWith('--') && !arg.startsWith('--grep'))
  return { isWhole, isEvery: !isWhole || args.length < given.length, args }
}
