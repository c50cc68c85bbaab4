/** Ends a program that cannot continue: prints the error's message without a stack and exits with code 1. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
