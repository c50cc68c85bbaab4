// npm run contract:check -- --target ORIGIN [--outside]: sends safe requests to a deployment and reports where its responses differ
// from openapi.yaml. --outside: the deployment also plays the translation service and the sign-in provider.
import { parseArgs } from 'node:util'
import { loadContract } from '#mock/contract/load-contract.ts'
import { parseTarget } from '#mock/real-api/parse-target.ts'
import { exitWithMessage } from '../web/server/exit-with-message.ts'
import { checkDeployment } from './contract/check-deployment.ts'

async function main() {
  const { values } = parseArgs({ options: { target: { type: 'string' }, outside: { type: 'boolean' } } })
  const target = parseTarget(values.target ?? '')
  const findings = await checkDeployment(await loadContract(), { target, alsoOutside: values.outside })
  for (const { operation, probe, status, differences } of findings) {
    console.log(`${differences.length === 0 ? '✓' : '✗'} ${operation} ${probe}: ${status ?? 'no answer'}`)
    for (const difference of differences) console.log(`    ${difference}`)
  }
  const wrong = findings.filter(({ differences }) => differences.length > 0).length
  console.log(`${findings.length - wrong} of ${findings.length} answers of ${target} hold the contract`)
  if (wrong > 0) process.exitCode = 1
}

main().catch(exitWithMessage)
