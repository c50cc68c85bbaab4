import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'

// Names further away than this are not suggested.
const maxDistance = 3

/** A command that was called wrongly. Its message is a sentence for a person who typed it. */
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
    const options = known.map(each => `--${each}`)
    const nearest = closest(name, options)
    const suggestion = distance(name, nearest) <= maxDistance ? ` Did you mean ${nearest}?` : ''
    return `There is no option ${name}.${suggestion} Options: ${options.join(', ')}.`
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return "One argument belongs to no option. Put a value with blanks into quotes: --header 'X-Api-Key: …'."
  return message.includes('does not take an argument') ? `${name} takes no value.` : `${name} needs a value.`
}
