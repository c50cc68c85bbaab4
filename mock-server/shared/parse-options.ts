import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** A command that was called wrongly. Its message is a sentence for a person who typed it. */
export class UsageError extends Error {}

/** The exit status of a command that was called wrongly, as in sysexits.h. */
export const usageExitCode = 64

/** An option with text. `value`: what its text is, such as `FILE`. */
export const text = (value: string, help: string) => ({ type: 'string', value, help }) as const

/** An option with text that may be given several times. */
export const list = (value: string, help: string) => ({ ...text(value, help), multiple: true }) as const

/** An option without a value. */
export const flag = (help: string) => ({ type: 'boolean', value: '', help }) as const

/** What `--help` says about the options, one line each. */
export function describeOptions(options: Record<string, { value: string; help: string }>): string {
  const rows = Object.entries(options).map(
    ([name, { value, help }]) => [`  --${name} ${value}`.trimEnd(), help] as const,
  )
  const width = Math.max(...rows.map(([option]) => option.length))
  return rows.map(([option, help]) => `${option.padEnd(width)}  ${help}`).join('\n')
}

/** Parses the options of a command line. Throws a `UsageError`, whose message repeats no value, which may be a key. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    const sentence =
      code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
        ? "One argument belongs to no option. Put a value with blanks into quotes: --header 'X-Api-Key: …'"
        : message
    throw new UsageError(`${sentence}. --help lists the options.`)
  }
}
