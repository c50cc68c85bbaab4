/** How many tests a runner ran. */
export interface Tally {
  passed: number
  failed: number
}

/** What a gate came to. The output is shown when it failed, the note always; `tests` is there when the gate ran tests. */
export interface Outcome {
  ok: boolean
  output: string
  note?: string
  tests?: Tally
}

/** One thing that must hold before a change lands. */
export interface Gate {
  name: string
  run: () => Promise<Outcome>
}

const mark = { passed: '✓', failed: '✗' }

/** Runs the gates, `atOnce` at a time and in their order, and tells each one's result and time as it ends. */
export async function runGates(gates: readonly Gate[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...gates.entries()]
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, gate] = next
      outcomes[place] = await runGate(gate)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

async function runGate({ name, run }: Gate): Promise<Outcome> {
  const started = Date.now()
  const outcome = await run().catch(error => ({ ok: false, output: String(error?.stack ?? error) }) as Outcome)
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6)
  const counted = outcome.tests ? `  ${outcome.tests.passed} passed, ${outcome.tests.failed} failed` : ''
  console.log(`${outcome.ok ? mark.passed : mark.failed} ${name.padEnd(24)}${seconds} s${counted}`)
  if (outcome.note) console.log(`  ${outcome.note}`)
  if (!outcome.ok) console.log(`\n${outcome.output.trimEnd()}\n`)
  return outcome
}
