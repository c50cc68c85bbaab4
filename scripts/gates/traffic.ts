import { readFile, rm } from 'node:fs/promises'
import { browserTraffic } from '../traffic/browser-traffic.ts'
import { writeCompletingTraffic } from '../traffic/complete-traffic.ts'
import { answersIn, type Coverage } from '../traffic/coverage.ts'
import { runCommand } from './command.ts'
import type { Gate, Outcome } from './gate.ts'

const completingTraffic = 'test-results/completing-traffic.har'

/**
 * Redocly's drift, which knows nothing of the mock server, judges what the browsers asked and were answered, and tells which of
 * the contract's answers occurred. Those that no browser brings about are asked for directly; then none may be missing.
 */
export const traffic: Gate = {
  name: 'traffic and contract',
  async run() {
    await writeCompletingTraffic(completingTraffic)
    const [browsers, completing] = [await judge(browserTraffic), await judge(completingTraffic)]
    const total = browsers.seen.length + browsers.missing.length
    const completed = browsers.missing.filter(each => completing.seen.includes(each))
    const unseen = browsers.missing.filter(each => !completing.seen.includes(each))
    const note = `browsers met ${browsers.seen.length} of ${total} declared answers; asked for directly: ${completed.join(', ') || 'none'}`
    const complaints = unseen.map(each => `Nobody ever got the declared answer ${each}.`)
    if (browsers.seen.length === 0) complaints.push(`${browserTraffic} holds no call of the contract.`)
    return {
      ok: browsers.ok && completing.ok && complaints.length === 0,
      output: [browsers.output, completing.output, ...complaints].join('\n'),
      note,
    }
  },
}

async function judge(file: string): Promise<Outcome & { seen: string[]; missing: string[] }> {
  const report = file.replace(/\.har$/, '.coverage.json')
  await rm(report, { force: true })
  const outcome = await runCommand(
    'redocly',
    [
      ...['drift', file, '--api', 'openapi.yaml', '--traffic-format', 'har'],
      ...['--min-severity', 'warning', '--coverage', '--coverage-output', report],
    ],
    { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  )
  const coverage: Coverage = JSON.parse(await readFile(report, 'utf8').catch(() => '{"operations":[]}'))
  return { ...outcome, ...answersIn(coverage) }
}
