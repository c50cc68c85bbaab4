/** A measured figure and its goal. */
export interface Row {
  what: string
  figure: number
  /** Such as `ms` or `KB`; missing for shares and scores. */
  unit?: string
  goal?: { atMost: number } | { atLeast: number }
}

/** Whether a figure meets its goal; undefined without a goal. */
export function isMet({ figure, goal }: Row): boolean | undefined {
  if (!goal) return undefined
  return 'atMost' in goal ? figure <= goal.atMost : figure >= goal.atLeast
}

/** Formats figures as a table with their goals and whether each is met. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(row => {
    const { what, figure, unit = '', goal } = row
    const goalText = goal ? ('atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`) : ''
    const verdict = { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(row))] ?? ''
    return [what, `${Math.round(figure * 1000) / 1000} ${unit}`.trim(), goalText, verdict] as const
  })
  const width = (column: 0 | 1 | 2) => Math.max(...lines.map(line => line[column].length))
  const format = ([what, figure, goal, verdict]: (typeof lines)[number]) =>
    `${what.padEnd(width(0))}  ${figure.padStart(width(1))}  ${goal.padStart(width(2))}  ${verdict}`.trimEnd()
  return lines.map(format).join('\n')
}
