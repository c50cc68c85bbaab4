import { readFile, rm } from 'node:fs/promises'
import { browserTraffic } from '../traffic/browser-traffic.ts'
import { writeDirectTraffic } from '../traffic/direct-traffic.ts'
import type { Gate, GateResult } from './gate.ts'
import { runRedocly } from './redocly.ts'

const directTraffic = 'test-results/direct-traffic.har'

/**
 * Redocly's drift, which is independent of the mock server, compares the traffic of the browser tests with the contract. Some
 * declared responses never occur in a browser: direct requests cause those. Fails if a declared response never occurred.
 */
export const traffic: Gate = {
  name: 'traffic and contract',
  async run() {
    await writeDirectTraffic(directTraffic)
    const [browser, direct] = [await checkTraffic(browserTraffic), await checkTraffic(directTraffic)]
    const onlyDirect = browser.missing.filter(response => direct.seen.includes(response))
    const unseen = browser.missing.filter(response => !direct.seen.includes(response))
    const total = browser.seen.length + browser.missing.length
    const errors = unseen.map(response => `The declared response ${response} never occurred.`)
    if (browser.seen.length === 0) errors.push(`${browserTraffic} holds no call of the contract.`)
    return {
      ok: browser.ok && direct.ok && errors.length === 0,
      output: [browser.output, direct.output, ...errors].join('\n'),
      note: `browsers received ${browser.seen.length} of ${total} declared responses; only direct requests received: ${onlyDirect.join(', ') || 'none'}`,
    }
  },
}

async function checkTraffic(file: string): Promise<GateResult & { seen: string[]; missing: string[] }> {
  const report = file.replace(/\.har$/, '.coverage.json')
  await rm(report, { force: true })
  const result = await runRedocly(
    ...['drift', file, '--api', 'openapi.yaml', '--traffic-format', 'har'],
    ...['--min-severity', 'warning', '--coverage', '--coverage-output', report],
  )
  const coverage: Coverage = JSON.parse(await readFile(report, 'utf8').catch(() => '{"operations":[]}'))
  return { ...result, ...findResponses(coverage) }
}

/** The used part of Redocly's coverage report. */
export interface Coverage {
  operations: { operationId: string; covered: CoverageItem[]; missing: CoverageItem[] }[]
}

export interface CoverageItem {
  kind: 'operation' | 'parameter' | 'response' | 'property'
  /** Set for responses. */
  status?: string
}

/** The declared responses, as `operation status`: those that occurred and those that did not. `default` is no certain response. */
export function findResponses({ operations }: Coverage): { seen: string[]; missing: string[] } {
  const responses = (side: 'covered' | 'missing') =>
    operations.flatMap(operation =>
      operation[side]
        .filter(({ kind, status }) => kind === 'response' && status !== 'default')
        .map(({ status }) => `${operation.operationId} ${status}`),
    )
  return { seen: responses('covered'), missing: responses('missing') }
}
