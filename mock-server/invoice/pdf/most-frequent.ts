/** The value that most of these have, the first of several; 0 where there are none. */
export function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 0
}
