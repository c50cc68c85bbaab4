// npm run fuzz: sends 10 000 valid and invalid requests, generated from the contract, to the mock server. Each must get a declared
// response; the first that does not is printed in its smallest form. `-- 500` sends 500.
import { createSubject, holdToContract } from './fuzz/declared-answers.ts'

const total = Number(process.argv[2] ?? 10_000)
const subject = await createSubject()
const { operations } = subject.contract
const each = Math.ceil(total / operations.length)
const started = Date.now()
for (const operation of operations) {
  await holdToContract(subject, operation, each)
  console.log(`✓ ${operation.id}: ${each} requests`)
}
await subject.app.close()
console.log(
  `${each * operations.length} requests, no undeclared answer, ${Math.round((Date.now() - started) / 1000)} s`,
)
