import type { Contract } from '#mock/contract/contract.ts'
import { loadContract } from '#mock/contract/load-contract.ts'
import { UsageError, usageExitCode } from '#mock/shared/parse-options.ts'
import { checkDeployment } from './check-deployment.ts'
import { help, readCheckOptions } from './check-options.ts'
import { UnreachableError } from './checker.ts'
import { createReport, exitCodes, formatReport, unreachableExitCode } from './report.ts'

/** What the command prints, and its exit status. */
export interface CheckResult {
  exitCode: number
  output?: string
  error?: string
}

// Anything shorter is no key, and would be found by chance.
const minKeyLength = 4

/** Runs the contract check with the arguments of its command line. */
export async function runCheck(args: string[]): Promise<CheckResult> {
  try {
    const options = readCheckOptions(args)
    if (options === 'help') return { exitCode: 0, output: help }
    const report = createReport(
      await checkDeployment(withBasePath(await loadContract(), options.basePath), options),
      options,
    )
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
