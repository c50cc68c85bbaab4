/** Result of a gate. The output is printed if it failed, the note always. Gates that run tests count them. */
export interface GateResult {
  ok: boolean
  output: string
  note?: string
  passed?: number
  failed?: number
}

/** One check that must pass before a change is merged. */
export interface Gate {
  name: string
  run: () => Promise<GateResult>
}

/** Runs the gates in order, `concurrency` at a time, and prints each result with its time. */
export async function runGates(gates: readonly Gate[], concurrency: number): Promise<GateResult[]> {
  const queue = [...gates.entries()]
  const results: GateResult[] = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await runGate(next[1])
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

async function runGate({ name, run }: Gate): Promise<GateResult> {
  const started = Date.now()
  const result = await run().catch((error): GateResult => ({ ok: false, output: String(error?.stack ?? error) }))
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6)
  const tests = result.passed === undefined ? '' : `  ${result.passed} passed, ${result.failed} failed`
  console.log(`${result.ok ? '✓' : '✗'} ${name.padEnd(24)}${seconds} s${tests}`)
  if (result.note) console.log(`  ${result.note}`)
  if (!result.ok) console.log(`\n${result.output.trimEnd()}\n`)
  return result
}

/** The passed and failed tests of all gates. A failed gate counts as one failed test at least. */
export function countTests(results: readonly GateResult[]): { passed: number; failed: number } {
  const passed = results.reduce((sum, result) => sum + (result.passed ?? 0), 0)
  const failed = results.reduce((sum, result) => sum + (result.ok ? 0 : Math.max(1, result.failed ?? 0)), 0)
  return { passed, failed }
}
