import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Lighthouse is no package of the project: it brings hundreds along, for this one measurement. */
const lighthouse = 'lighthouse@13.5.0'
const patienceMs = 180_000
const reportBytes = 64 * 1024 * 1024

/** What Lighthouse says of a page on a mid-range phone with slow 4G: scores of 100, times in milliseconds. */
export interface Judgement {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  LCP: number
  CLS: number
  TBT: number
}

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Lets Lighthouse judge a page. Rejects when it cannot be fetched, or finds no page. */
export async function judgePage(address: string): Promise<Judgement> {
  const { CHROMIUM_PATH } = process.env
  const flags = ['--headless=new', '--disable-gpu', '--lang=es-ES', '--accept-lang=es-ES']
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const look = () =>
    promisify(execFile)(
      'npx',
      ['--yes', lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
      {
        env: { ...process.env, ...(CHROMIUM_PATH && { CHROME_PATH: CHROMIUM_PATH }) },
        maxBuffer: reportBytes,
        timeout: patienceMs,
      },
    )
  // Now and then it loses its own trace, and asks to be run again.
  const { stdout } = await look().catch(look)
  const { categories, audits } = JSON.parse(stdout) as Report
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    LCP: Math.round(value('largest-contentful-paint')),
    CLS: value('cumulative-layout-shift'),
    TBT: Math.round(value('total-blocking-time')),
  }
}
