import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { closest } from 'fastest-levenshtein'

/** A command that was called wrongly. Its message is a sentence for whoever typed it. */
export class UsageError extends Error {}

/** The exit status of a command that was called wrongly, as in sysexits.h. */
export const usageExitCode = 64

/**
 * Parses the options of a command line. Throws a `UsageError` with a suggestion for what is wrong. Its message repeats no value, which
 * may be a key.
 */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError(describe(error as Error & { code?: string }, Object.keys(options)))
  }
}

function describe({ code, message }: Error & { code?: string }, known: string[]): string {
  const name = /--?[\w-]+/.exec(message)?.[0] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const nearest = closest(
      name,
      known.map(each => `--${each}`),
    )
    return `There is no option ${name}. Did you mean ${nearest}? Options: ${known.map(each => `--${each}`).join(', ')}.`
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return "One argument belongs to no option. Put a value with blanks into quotes: --header 'X-Api-Key: …'."
  return message.includes('does not take an argument') ? `${name} takes no value.` : `${name} needs a value.`
}
