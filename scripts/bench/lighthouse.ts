import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './median.ts'
import type { Row } from './table.ts'

// Lighthouse is not a dependency, because it brings hundreds of packages for one measurement.
const lighthouse = 'lighthouse@13.5.0'
const timeoutMs = 180_000
const maxReportBytes = 64 * 1024 * 1024
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * Runs Lighthouse on the product's first page, as a mid-range phone with slow 4G, and on the floor page in turns: what that takes too is the
 * machine's and react-dom's. Prints a message and returns no rows if Lighthouse cannot be downloaded.
 */
export async function runLighthouse(productUrl: string, floorUrl: string, turns: number): Promise<Row[]> {
  const reports: Report[] = []
  const floorReports: Report[] = []
  // Lighthouse sometimes loses its trace, so it gets a second try.
  const read = (url: string) => readReport(url).catch(() => readReport(url))
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      reports.push(await read(productUrl))
      floorReports.push(await read(floorUrl))
    }
  } catch (error) {
    console.log(
      `Lighthouse could not run, so its figures are missing. ${error instanceof Error ? error.message : error}`,
    )
    return []
  }
  const score = (of: Report[], name: string) => median(of.map(report => scoreOf(report, name)))
  const audit = (of: Report[], name: string) =>
    median(of.map(report => report.audits[name]?.numericValue ?? Number.NaN))
  return [
    ...categories.map(name => ({
      what: `Lighthouse: ${name}`,
      figure: score(reports, name),
      goal: { atLeast: 98 },
    })),
    { what: 'Lighthouse: performance, react-dom alone', figure: score(floorReports, 'performance') },
    { what: 'Lighthouse: LCP', figure: audit(reports, 'largest-contentful-paint'), unit: 'ms', goal: { atMost: 1200 } },
    { what: 'Lighthouse: CLS', figure: audit(reports, 'cumulative-layout-shift'), goal: { atMost: 0.001 } },
    { what: 'Lighthouse: TBT', figure: audit(reports, 'total-blocking-time'), unit: 'ms', goal: { atMost: 150 } },
    { what: 'Lighthouse: TBT, react-dom alone', figure: audit(floorReports, 'total-blocking-time'), unit: 'ms' },
  ]
}

function scoreOf(report: Report, category: string): number {
  return (report.categories[category]?.score ?? Number.NaN) * 100
}

async function readReport(url: string): Promise<Report> {
  const { CHROMIUM_PATH } = process.env
  const flags = ['--headless=new', '--disable-gpu', '--lang=es-ES', '--accept-lang=es-ES']
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`]
  const env = { ...process.env, ...(CHROMIUM_PATH && { CHROME_PATH: CHROMIUM_PATH }) }
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: maxReportBytes, timeout: timeoutMs })
  return JSON.parse(stdout)
}
