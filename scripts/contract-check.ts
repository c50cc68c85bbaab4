// npm run contract:check -- --target ORIGIN: asks an API what the wizard asks, and grades what departs from openapi.yaml. --help says more.
import { runCheck } from './contract/run-check.ts'

const { exitCode, output, error } = await runCheck(process.argv.slice(2))
if (output !== undefined) console.log(output)
if (error !== undefined) console.error(error)
process.exitCode = exitCode
