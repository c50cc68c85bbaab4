import type { Plugin } from 'vite'

const exception = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g
/** How many of them this version of react-dom has. */
const exceptionCount = 5

/**
 * Lets react-dom start without stack traces. It creates the errors by which it interrupts its own work when its file runs, and compares them by
 * identity only. Where the browser is observed (Lighthouse, DevTools, browser tests), V8 looks up the source positions of each
 * new error, and for that parses all of react-dom and its bundle again: 150 of the 200 ms that the file then takes a slow phone. Nobody
 * else pays that, but every figure that is measured this way would hold it.
 */
export function reactExceptionsPlugin(): Plugin {
  return {
    name: 'alta-luz:react-exceptions',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler: code => ({ code: withoutStackTraces(code), map: null }),
    },
  }
}

/** The same errors, with message and prototype, without a stack trace. Throws an Error if react-dom has others than were looked at. */
export function withoutStackTraces(code: string): string {
  const found = code.match(exception)?.length ?? 0
  if (found !== exceptionCount)
    throw new Error(
      `react-dom creates ${found} exceptions at its start instead of ${exceptionCount}. Compare web/build/react-exceptions-plugin.ts with them.`,
    )
  return code.replace(exception, '$1 = Object.assign(Object.create(Error.prototype), { message: $2 })')
}
