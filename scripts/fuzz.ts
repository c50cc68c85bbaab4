// npm run fuzz: sends 10 000 valid and invalid requests, generated from the contract, to the mock server. Each must get a declared
// response; the first that does not is printed in its smallest form. `-- 500` sends 500.
import { checkResponses, createTarget } from './fuzz/check-responses.ts'

const total = Number(process.argv[2] ?? 10_000)
const target = await createTarget()
const { operations } = target.contract
const each = Math.ceil(total / operations.length)
const started = Date.now()
for (const operation of operations) {
  await checkResponses(target, operation, each)
  console.log(`✓ ${operation.id}: ${each} requests`)
}
await target.app.close()
console.log(
  `${each * operations.length} requests, no undeclared response, ${Math.round((Date.now() - started) / 1000)} s`,
)
