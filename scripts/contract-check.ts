// npm run contract:check -- --target ORIGIN: asks an API what the wizard asks, and grades what departs from openapi.yaml. --help says more.
import { loadContract } from '#mock/contract/load-contract.ts'
import { UsageError, usageExitCode } from '#mock/shared/parse-options.ts'
import { checkDeployment } from './contract/check-deployment.ts'
import { help, readCheckOptions } from './contract/check-options.ts'
import { UnreachableError } from './contract/checker.ts'
import { createReport, exitCodes, formatReport, unreachableExitCode } from './contract/report.ts'

const minKeyLength = 4

try {
  const options = readCheckOptions(process.argv.slice(2))
  if (options === 'help') console.log(help)
  else {
    const report = createReport(await checkDeployment(await loadContract(), options), options)
    const text = options.isJson ? JSON.stringify(report, null, 2) : formatReport(report)
    console.log(withoutValues(text, options.headers))
    process.exitCode = exitCodes[report.grade]
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof UnreachableError)) throw error
  console.error(error.message)
  process.exitCode = error instanceof UsageError ? usageExitCode : unreachableExitCode
}

/** A gateway may repeat a key, for example in the path that a redirect leads to. */
function withoutValues(text: string, headers: ReadonlyMap<string, string>): string {
  // Anything shorter is no key, and would be found by chance.
  const keys = [...headers.values()].filter(each => each.length >= minKeyLength)
  return keys.reduce((masked, value) => masked.replaceAll(value, '********'), text)
}
