import type { OperationId } from '#mock/shared/types.ts'

/**
 * What a departure from the contract means for customers. `breaks`: the wizard cannot use the response, and the customer sees an error.
 * `tolerated`: the wizard reads it all the same, or goes on without it. `undeclared`: a status, member or cookie that the contract
 * does not have and the wizard ignores.
 */
export type Grade = 'breaks' | 'tolerated' | 'undeclared'

/** One departure. It never holds a value of the response. */
export interface Finding {
  grade: Grade
  /** `#/status`, `#/header/…`, `#/preflight/…`, or the place in the body: `#/body/address/*`. */
  pointer: string
  detail: string
}

/** One request to an API and what was found in its response. */
export interface CheckedCall {
  operation: OperationId
  /** What is special about the request. */
  probe: string
  durationMs: number
  /** Undefined where no response came. */
  status: number | undefined
  findings: Finding[]
}

/** What was found at an API. `--json` prints this. */
export interface Report {
  target: string
  /** The origin of the page that calls it; null where a proxy on the page's own origin passes the calls on. */
  pageOrigin: string | null
  /** The worst grade of all findings. */
  grade: Grade | 'fine'
  /** How many findings there are of each grade, equal ones of several calls counted once. */
  counts: Record<Grade, number>
  calls: readonly CheckedCall[]
}

export const exitCodes: Record<Report['grade'], number> = { fine: 0, breaks: 1, tolerated: 2, undeclared: 3 }

const headings: Record<Grade, string> = {
  breaks: '✗ Breaks the wizard: the customer sees an error, or a contract is at risk',
  tolerated: '~ Tolerated: the wizard reads it all the same, or goes on without it',
  undeclared: '? Undeclared: openapi.yaml does not have it, and the wizard ignores it',
}
const grades = Object.keys(headings) as Grade[]

/** Sums up a check. */
export function createReport(calls: readonly CheckedCall[], target: string, pageOrigin: string | undefined): Report {
  const found = groupFindings(calls)
  const counts = { breaks: 0, tolerated: 0, undeclared: 0 }
  for (const { finding } of found) counts[finding.grade] += 1
  const grade = grades.find(each => counts[each] > 0) ?? 'fine'
  return { target, pageOrigin: pageOrigin ?? null, grade, counts, calls }
}

/** The report for a terminal. */
export function formatReport({ target, calls, counts }: Report): string {
  const lines = calls.map(({ operation, probe, status, findings }) => {
    const worst = grades.find(grade => findings.some(each => each.grade === grade))
    return `${worst ? headings[worst][0] : '✓'} ${operation}, ${probe}: ${status ?? 'no answer'}`
  })
  const found = groupFindings(calls)
  const sections = grades
    .filter(grade => counts[grade] > 0)
    .flatMap(grade => {
      const those = found.filter(({ finding }) => finding.grade === grade)
      return [
        '',
        headings[grade],
        ...those.map(each => `  ${each.finding.pointer} ${each.finding.detail}\n${each.places.join('\n')}`),
      ]
    })
  const summary = `${calls.length} requests to ${target}. Findings that break the wizard: ${counts.breaks}, tolerated: ${counts.tolerated}, undeclared: ${counts.undeclared}.`
  return [...lines, ...sections, '', summary].join('\n')
}

/** Equal findings once, with the calls at which they were made. */
function groupFindings(calls: readonly CheckedCall[]): { finding: Finding; places: string[] }[] {
  const found = calls.flatMap(({ operation, probe, findings }) =>
    findings.map(finding => ({ finding, place: `      ${operation}, ${probe}` })),
  )
  const groups = Map.groupBy(found, ({ finding }) => JSON.stringify(finding))
  return [...groups.values()].map(group => ({
    finding: (group[0] as (typeof group)[number]).finding,
    places: group.map(({ place }) => place),
  }))
}
