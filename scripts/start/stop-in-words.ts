/** The end of a script that cannot go on: its sentence without a stack, and an exit code that says so. */
export function stopInWords(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
