import { readFileSync } from 'node:fs'
import type { Contract } from '#mock/contract/contract.ts'
import { parseHeaders, parseOrigin, parseTarget } from '#mock/real-api/parse-target.ts'
import type { RealApi } from '#mock/real-api/real-api.ts'
import { parseOptions, UsageError } from '#mock/shared/parse-options.ts'

/** What the command line of the mock server asks for. */
export interface ServerOptions {
  scenarios: string | undefined
  /** The situation in which sessions begin: a name in situations/, or what a file holds. */
  situation: unknown
  /** The origin of a real API. */
  target: string | undefined
  /** Sent with every call to it. */
  headers: ReadonlyMap<string, string>
  /** Other origins whose pages may call this server. */
  allowedOrigins: readonly string[]
  /** A file that keeps the sessions while the server restarts. */
  keep: string | undefined
  /** A file for an HTTP Archive. */
  record: string | undefined
  isUnmasked: boolean
  /** A file with an HTTP Archive to answer from. */
  replay: string | undefined
}

/** Parses the command line. `port`: where the server will listen. Throws a `UsageError` for what cannot be done. */
export function readServerOptions(args: string[], port: number): ServerOptions {
  const options = parseOptions(args, {
    scenario: { type: 'string', multiple: true },
    situation: { type: 'string' },
    target: { type: 'string' },
    header: { type: 'string', multiple: true },
    record: { type: 'string' },
    unmasked: { type: 'boolean' },
    replay: { type: 'string' },
    keep: { type: 'string' },
    'allow-origin': { type: 'string', multiple: true },
  })
  const { scenario, situation, target, header, record, unmasked, replay, keep, 'allow-origin': origins = [] } = options
  if (target !== undefined && replay !== undefined)
    throw new UsageError('--replay answers in the place of a real API: leave out --target, or --replay.')
  if (header && target === undefined)
    throw new UsageError('--header goes with --target ORIGIN, the API that it is sent to.')
  if (unmasked && (record === undefined || target === undefined))
    throw new UsageError('--unmasked goes with --target ORIGIN --record FILE: it keeps personal data in the recording.')
  return {
    scenarios: scenario?.join(','),
    situation: situation === undefined ? undefined : readSituation(situation),
    target: target === undefined ? undefined : parseTarget(target, port),
    headers: parseHeaders(header),
    allowedOrigins: origins.map(parseAllowedOrigin),
    keep,
    record,
    isUnmasked: unmasked ?? false,
    replay,
  }
}

/** An origin, or every port of a host: `http://localhost:*`. */
function parseAllowedOrigin(text: string): string {
  const anyPort = /:\*$/.exec(text)?.[0] ?? ''
  const origin = text.slice(0, text.length - anyPort.length)
  if (origin.includes('*')) throw new UsageError('--allow-origin must be an origin: only its port may be a star.')
  return parseOrigin('--allow-origin', origin) + anyPort
}

/** A name as it is; of a file, what it holds. */
function readSituation(nameOrFile: string): unknown {
  if (!nameOrFile.endsWith('.json')) return nameOrFile
  try {
    return JSON.parse(readFileSync(nameOrFile, 'utf8'))
  } catch (error) {
    throw new UsageError(`--situation ${nameOrFile} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

interface ConnectedApi {
  realApi: RealApi | undefined
  /** What the server prints about it when it starts. */
  sentence: string | undefined
}

/** The real API that the options name: one to ask, recorded or not, or a recording. Throws a `UsageError` for a file it cannot use. */
export async function connectRealApi(
  contract: Contract,
  { target, headers, record, isUnmasked, replay }: ServerOptions,
): Promise<ConnectedApi> {
  // Loaded only when asked for, so that a tester does not wait for it.
  if (replay !== undefined) {
    const { createReplay } = await import('#mock/real-api/replay.ts')
    const sentence = `Calls are answered from ${replay}, and by the mock server where it holds no answer.`
    return { realApi: createReplay(contract, replay), sentence }
  }
  if (target === undefined) return { realApi: undefined, sentence: undefined }
  const { createProxy } = await import('#mock/real-api/proxy.ts')
  const passedOn = `Calls are passed on to ${target}, except where a scenario is chosen.`
  if (record === undefined) return { realApi: createProxy({ target, headers }), sentence: passedOn }
  const { createRecorder } = await import('#mock/real-api/recorder.ts')
  const { add, continuedFrom } = createRecorder({ contract, file: record, isUnmasked })
  const kept = isUnmasked
    ? 'with personal data and keys as they are: keep the file to yourself'
    : 'personal data masked'
  const continued = continuedFrom > 0 ? ` It holds ${continuedFrom} calls already and is continued.` : ''
  return {
    realApi: createProxy({ target, headers, onExchange: add }),
    sentence: `${passedOn} They are recorded in ${record}, ${kept}.${continued}`,
  }
}
