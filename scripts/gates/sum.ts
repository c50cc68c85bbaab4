import type { Outcome, Tally } from './gate.ts'

/**
 * All runners in one sum. A gate that runs no tests adds nothing when it holds; one that does not hold counts as failed,
 * also when none of its tests did.
 */
export function sum(outcomes: readonly Outcome[]): Tally {
  const total = { passed: 0, failed: 0 }
  for (const { ok, tests } of outcomes) {
    total.passed += tests?.passed ?? 0
    total.failed += ok ? 0 : Math.max(1, tests?.failed ?? 0)
  }
  return total
}
