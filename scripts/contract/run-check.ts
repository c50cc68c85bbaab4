import { readFileSync } from 'node:fs'
import { type Contract, loadContract } from '#mock/contract/contract.ts'
import { parseHeaders, parseOrigin, parseTarget } from '#mock/real-api/target.ts'
import {
  describeOptions,
  flag,
  list,
  parseOptions,
  text,
  UsageError,
  usageExitCode,
} from '#mock/shared/parse-options.ts'
import { checkDeployment, UnreachableError } from './check-deployment.ts'
import { createReport, exitCodes, formatReport } from './report.ts'

const options = {
  target: text('ADDRESS', 'the API, such as https://staging.example, or with the base path in the place of /api'),
  header: list("'NAME: VALUE'", 'sent with every request, for a gateway. The values are never printed'),
  'page-origin': text('ORIGIN', 'the page is on this other origin: checks CORS as a browser would'),
  'with-registration': flag('also registers a marked test person, twice, and asks for a lead and a score'),
  person: text('FILE', 'JSON with what the test person\'s registration needs otherwise, such as {"cups":"…"}'),
  outside: flag('the target also plays the translation service and the sign-in provider'),
  json: flag('prints the report as JSON'),
  help: flag('prints this'),
}

const help = `npm run contract:check -- --target ADDRESS [options]

Asks an API what the wizard asks, and grades what departs from openapi.yaml.

${describeOptions(options)}

Exit status: 0 nothing found, 1 something breaks the wizard, 2 something is tolerated, 3 something is undeclared and nothing else,
64 the command is wrong, 69 the target does not answer.`

/** What the command prints, and its exit status. */
interface CheckResult {
  exitCode: number
  output?: string
  error?: string
}

/** The target cannot be asked anything, as in sysexits.h. */
const unreachableExitCode = 69

// Anything shorter is no key, and would be found by chance.
const minKeyLength = 4

/** Runs the contract check with the arguments of its command line. */
export async function runCheck(args: string[]): Promise<CheckResult> {
  try {
    const options = readCheckOptions(args)
    if (options === 'help') return { exitCode: 0, output: help }
    const calls = await checkDeployment(withBasePath(await loadContract(), options.basePath), options)
    const report = createReport(calls, options.target, options.pageOrigin)
    const text = options.isJson ? JSON.stringify(report, null, 2) : formatReport(report)
    return { exitCode: exitCodes[report.grade], output: withoutValues(text, options.headers) }
  } catch (error) {
    if (error instanceof UsageError) return { exitCode: usageExitCode, error: error.message }
    if (error instanceof UnreachableError) return { exitCode: unreachableExitCode, error: error.message }
    throw error
  }
}

/** The contract of an API whose paths begin otherwise. */
function withBasePath(contract: Contract, basePath: string | undefined): Contract {
  if (basePath === undefined) return contract
  const operations = contract.operations.map(each =>
    each.isOutside ? each : { ...each, url: basePath + each.url.slice(each.basePath.length) },
  )
  return { ...contract, operations }
}

/** A gateway may repeat a key, for example in the path that a redirect leads to. */
function withoutValues(text: string, headers: ReadonlyMap<string, string>): string {
  const keys = [...headers.values()].filter(each => each.length >= minKeyLength)
  return keys.reduce((masked, value) => masked.replaceAll(value, '********'), text)
}

/** Parses the command line; `help` when that was asked for. Throws a `UsageError` for what cannot be done. */
function readCheckOptions(args: string[]) {
  const values = parseOptions(args, options)
  if (values.help) return 'help'
  const { target, header, person, outside, json } = values
  if (target === undefined)
    throw new UsageError('--target is missing: the origin of the API, such as https://staging.example.')
  const withRegistration = values['with-registration'] ?? false
  if (person !== undefined && !withRegistration) throw new UsageError('--person goes with --with-registration.')
  const { origin, basePath } = parseTarget(target)
  const page = values['page-origin']
  const pageOrigin = page === undefined ? undefined : parseOrigin('--page-origin', page)
  if (pageOrigin === origin)
    throw new UsageError(
      '--page-origin is the origin of the target itself: a browser sends no CORS preflight there. Leave it out.',
    )
  return {
    target: origin,
    basePath,
    headers: parseHeaders(header),
    pageOrigin,
    alsoOutside: outside ?? false,
    testPerson: withRegistration ? readPerson(person) : undefined,
    isJson: json ?? false,
  }
}

function readPerson(file: string | undefined): Record<string, unknown> {
  if (file === undefined) return {}
  try {
    const person: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof person === 'object' && person !== null && !Array.isArray(person))
      return person as Record<string, unknown>
  } catch {
    // The sentence below says it.
  }
  throw new UsageError(`--person ${file} must be a file with one JSON object.`)
}
