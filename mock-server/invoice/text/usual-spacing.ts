import { below, type Placed } from './neighbours.ts'
import type { TextLine } from './text-line.ts'

// In line heights: two of three bills leave less between their lines.
const usual = 1.75
// Less is no line of its own (a raised letter), and more ends a block.
const least = 0.6
const most = 6

/**
 * A bill whose lines stand wider apart than usual, brought together page by page: how near two things stand means something only beside how
 * near the others do.
 */
export function withUsualSpacing(lines: readonly TextLine[]): readonly TextLine[] {
  const factors = new Map(
    [...new Set(lines.map(({ page }) => page))].map(page => [page, usual / spacingOf(lines, page)] as const),
  )
  return lines.map(line => ({ ...line, top: line.top * Math.min(1, factors.get(line.page) ?? 1) }))
}

/** The median distance between the cells of a page and what stands below them, in line heights. */
function spacingOf(lines: readonly TextLine[], page: number): number {
  const gaps = lines
    .flatMap((line, at) =>
      line.page === page ? line.cells.map(cell => gapBelow(lines, line, { line: at, cell })) : [],
    )
    .filter(gap => gap > least)
    .sort((one, other) => one - other)
  return gaps[Math.floor(gaps.length / 2)] ?? usual
}

function gapBelow(lines: readonly TextLine[], own: TextLine, place: Placed): number {
  const next = lines[below(lines, place, most)?.line ?? -1]
  return next ? (next.top - own.top) / Math.max(own.height, next.height) : 0
}
