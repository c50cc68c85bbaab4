/** A figure, and what it should be. */
export interface Row {
  what: string
  figure: number
  /** What the figure counts: `ms`, `KB`; nothing for a share or a score. */
  unit?: string
  /** What a page that is nothing but react-dom, or a server that is nothing but node:http, came to in the same run. */
  floor?: number | undefined
  goal?: { atMost: number } | { atLeast: number }
}

/** Whether a figure is what it should be; undefined where nothing was asked for. */
export function isMet({ figure, goal }: Row): boolean | undefined {
  if (!goal) return undefined
  return 'atMost' in goal ? figure <= goal.atMost : figure >= goal.atLeast
}

/** The figures as lines, one below the other in columns, each with its goal and whether it is met. */
export function asTable(rows: readonly Row[]): string {
  const head = ['', 'figure', 'floor', 'goal', '']
  const lines = rows.map(row => {
    const { what, figure, unit = '', floor, goal } = row
    const wanted = goal && ('atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`)
    const verdict = { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(row))]
    return [what, `${written(figure)} ${unit}`.trim(), floor === undefined ? '' : written(floor), wanted, verdict]
  })
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map(line => (line[at] ?? '').length)))
  const drawn = (line: (string | undefined)[]) =>
    line
      .map((cell = '', at) => (at === 0 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [head, ...lines].map(drawn).join('\n')
}

const written = (figure: number) => String(Math.round(figure * 1000) / 1000)
