import type { OperationId } from '#mock/shared/types.ts'
import { repeatProbe } from './check-deployment.ts'
import type { CheckOptions } from './check-options.ts'
import type { CheckedCall, Finding, Grade } from './finding.ts'
import { leavesTraces } from './probes.ts'

/** What was found at an API, and what was not asked. `--json` prints this. */
export interface Report {
  target: string
  /** The origin of the page that calls it; null where a proxy on the page's own origin passes the calls on. */
  pageOrigin: string | null
  /** The worst grade of all findings. */
  grade: Grade | 'fine'
  /** How many findings there are of each grade, equal ones of several calls counted once. */
  counts: Record<Grade, number>
  calls: readonly CheckedCall[]
  notAsked: readonly NotAsked[]
}

interface NotAsked {
  what: string
  why: string
  how: string
}

type Asked = Pick<CheckOptions, 'target' | 'pageOrigin' | 'alsoOutside' | 'testPerson'>

export const exitCodes: Record<Report['grade'], number> = { fine: 0, breaks: 1, tolerated: 2, undeclared: 3 }

/** The target cannot be asked anything, as in sysexits.h. */
export const unreachableExitCode = 69

const grades: readonly Grade[] = ['breaks', 'tolerated', 'undeclared']

/** Sums up a check. */
export function createReport(calls: readonly CheckedCall[], asked: Asked): Report {
  const groups = groupFindings(calls)
  const count = (grade: Grade) => groups.filter(({ finding }) => finding.grade === grade).length
  return {
    target: asked.target,
    pageOrigin: asked.pageOrigin ?? null,
    grade: grades.find(grade => count(grade) > 0) ?? 'fine',
    counts: { breaks: count('breaks'), tolerated: count('tolerated'), undeclared: count('undeclared') },
    calls,
    notAsked: findNotAsked(calls, asked),
  }
}

const marks: Record<Grade | 'fine', string> = { fine: '✓', breaks: '✗', tolerated: '~', undeclared: '?' }
const headings: Record<Grade, string> = {
  breaks: '✗ Breaks the wizard: the customer sees an error, or a contract is at risk',
  tolerated: '~ Tolerated: the wizard reads it all the same, or goes on without it',
  undeclared: '? Undeclared: openapi.yaml does not have it, and the wizard ignores it',
}

/** The report for a terminal. */
export function formatReport(report: Report): string {
  const { target, calls, counts, notAsked } = report
  const lines = calls.map(({ operation, probe, status, findings }) => {
    const worst = grades.find(grade => findings.some(each => each.grade === grade)) ?? 'fine'
    return `${marks[worst]} ${operation}, ${probe}: ${status ?? 'no answer'}`
  })
  const groups = groupFindings(calls)
  const sections = grades.flatMap(grade => {
    const found = groups.filter(({ finding }) => finding.grade === grade)
    if (found.length === 0) return []
    return ['', headings[grade], ...found.map(formatGroup)]
  })
  const omitted = notAsked.map(({ what, why, how }) => `  ${what}: ${why}. ${how}`)
  const summary = `${calls.length} requests to ${target}. Findings that break the wizard: ${counts.breaks}, tolerated: ${counts.tolerated}, undeclared: ${counts.undeclared}.`
  return [...lines, ...sections, '', 'Not asked', ...omitted, '', summary].join('\n')
}

interface FindingGroup {
  finding: Finding
  /** The operations at which it was made, by the probe. */
  places: Map<string, OperationId[]>
}

/** Equal findings once, with the calls at which they were made. */
function groupFindings(calls: readonly CheckedCall[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const { operation, probe, findings } of calls) {
    for (const finding of findings) {
      const key = `${finding.grade} ${finding.pointer} ${finding.detail}`
      const group = groups.get(key) ?? { finding, places: new Map() }
      group.places.set(probe, [...(group.places.get(probe) ?? []), operation])
      groups.set(key, group)
    }
  }
  return [...groups.values()]
}

function formatGroup({ finding, places }: FindingGroup): string {
  const lines = [...places].map(([probe, operations]) => `      ${probe}: ${operations.join(', ')}`)
  return [`  ${finding.pointer} ${finding.detail}`, ...lines].join('\n')
}

function findNotAsked(calls: readonly CheckedCall[], { pageOrigin, alsoOutside, testPerson }: Asked): NotAsked[] {
  const registrations = calls.filter(({ operation }) => operation === 'registerUser')
  const isRefused = registrations.length > 0 && !registrations.some(({ probe }) => probe === repeatProbe)
  const outside: OperationId[] = ['getTranslations', 'getUserInfo']
  return [
    testPerson === undefined && {
      what: [...leavesTraces].join(', '),
      why: 'they keep something, or ask others about a person',
      how: '--with-registration asks them with a marked test person.',
    },
    isRefused && {
      what: 'registerUser again under the same id',
      why: 'the test person was not registered',
      how: '--person FILE gives data that the API accepts, such as a supply point it knows.',
    },
    pageOrigin === undefined && {
      what: 'CORS, and cookies between sites',
      why: 'the calls are taken to come through a proxy on the page’s own origin',
      how: '--page-origin ORIGIN asks as a page of that origin.',
    },
    !alsoOutside && {
      what: outside.join(', '),
      why: 'they belong to the translation service and the sign-in provider',
      how: '--outside asks them too, where the target plays these.',
    },
    {
      what: 'other answers of the same calls, such as an address that has an account',
      why: 'the API’s data decide about them',
      how: 'Walk the wizard with npm start -- --target ORIGIN: the terminal says what departs from the contract.',
    },
  ].filter(each => each !== false)
}
