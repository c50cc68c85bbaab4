import { existsSync } from 'node:fs'
import { loadContract } from '#mock/contract/contract.ts'
import { createProxy, toAddress } from '#mock/real-api/proxy.ts'
import { createRecorder, createReplay } from '#mock/real-api/recording.ts'
import { parseHeaders, parseOrigin, parseTarget } from '#mock/real-api/target.ts'
import { describeOptions, flag, list, parseOptions, text, UsageError } from '#mock/shared/parse-options.ts'
import { defaultPort } from '#mock/start-mock-server.ts'

/** What the command line of the mock server asks for. */
type ServerOptions = NonNullable<ReturnType<typeof readServerOptions>>

const options = {
  port: text('PORT', 'where it listens (4010, or MOCK_PORT)'),
  host: text('NAME', 'the interface (localhost, or HOST)'),
  scenario: list('ID,ID@CALL', 'what testers get who choose nothing'),
  scenarios: text('FOLDER', 'scenario files, read again when they change (scenarios/)'),
  contract: text('FILE', 'another openapi.yaml'),
  'web-origin': text('ORIGIN', 'where the wizard is (http://localhost:5173, or WEB_ORIGIN)'),
  'allow-origin': list('ORIGIN', 'pages of this origin may call it; http://localhost:* for every port'),
  'allow-host': list('NAME', 'it may be called by this name'),
  examples: flag("answers with the contract's examples and nothing else"),
  journal: text('COUNT', 'how many calls it keeps for each session (1000)'),
  target: text('ADDRESS', 'passes calls on to a real API, with the base path in the place of /api'),
  header: list("'NAME: VALUE'", 'sent with them'),
  record: text('FILE', 'what it answers, as an HTTP Archive; masked, unless --unmasked'),
  unmasked: flag('a recording with personal data and keys'),
  replay: text('FILE', 'answers from an HTTP Archive'),
  help: flag('this text'),
}

export const help = `The mock server of the alta-luz sign-up API.

${describeOptions(options)}

NODE_EXTRA_CA_CERTS=ca.pem names an authority for --target, NODE_USE_ENV_PROXY=1 uses HTTPS_PROXY.`

/** Parses the command line, and the environment for what it leaves out; undefined where it asks for help. Throws a `UsageError` for what cannot be done. */
export function readServerOptions(args: string[]) {
  const given = parseOptions(args, options)
  if (given.help) return undefined
  const { scenario, scenarios, target, header, record, unmasked = false, replay, contract } = given
  if (target !== undefined && replay !== undefined)
    throw new UsageError('--replay answers in the place of a real API: leave out --target, or --replay.')
  if (header && target === undefined)
    throw new UsageError('--header goes with --target ADDRESS, the API that it is sent to.')
  if (record !== undefined && target === undefined)
    throw new UsageError('--record goes with --target ADDRESS. /__mock/requests.har holds the calls of a session.')
  if (unmasked && record === undefined)
    throw new UsageError('--unmasked goes with --record FILE: it keeps personal data in the recording.')
  for (const [name, path] of Object.entries({ scenarios, contract }))
    if (path !== undefined && !existsSync(path)) throw new UsageError(`--${name}: there is no ${path}.`)
  const { MOCK_PORT, HOST, WEB_PORT = '5173', WEB_ORIGIN = `http://localhost:${WEB_PORT}` } = process.env
  const port = parseNumber('--port', given.port, 65_535) ?? parseNumber('MOCK_PORT', MOCK_PORT, 65_535) ?? defaultPort
  return {
    port,
    host: given.host ?? HOST,
    contractFile: contract,
    scenarios: scenario?.join(','),
    scenarioFolder: scenarios,
    isExamples: given.examples ?? false,
    webOrigin: given['web-origin'] === undefined ? WEB_ORIGIN : parseOrigin('--web-origin', given['web-origin']),
    target: target === undefined ? undefined : parseTarget(target, port),
    headers: parseHeaders(header),
    allowedOrigins: (given['allow-origin'] ?? []).map(parseAllowedOrigin),
    allowedHosts: given['allow-host'] ?? [],
    journal: parseNumber('--journal', given.journal, 10_000),
    record,
    isUnmasked: unmasked,
    replay,
  }
}

/** A whole number from 0 on. Throws a `UsageError` that names the option. */
function parseNumber(option: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,6}$/.test(text) && Number(text) <= max) return Number(text)
  throw new UsageError(`${option} must be a whole number up to ${max}, not "${text}".`)
}

/** An origin, or every port of a host: `http://localhost:*`. */
function parseAllowedOrigin(text: string): string {
  const origin = text.replace(/:\*$/, '')
  if (origin.includes('*')) throw new UsageError('--allow-origin must be an origin: only its port may be a star.')
  return parseOrigin('--allow-origin', origin) + text.slice(origin.length)
}

/**
 * The real API that the options name, and what the server prints about it: one to ask, recorded or not, or a recording; undefined for none. Rejects
 * with a `UsageError` for a file it cannot use.
 */
export async function connectRealApi(wanted: ServerOptions, log: (line: string) => void) {
  const { target, headers, record, isUnmasked, replay, contractFile } = wanted
  if (replay !== undefined) {
    const sentence = `Calls are answered from ${replay}, and by the mock server where it holds no answer.`
    return { realApi: createReplay(await loadContract(contractFile), replay), sentence }
  }
  if (target === undefined) return undefined
  const contract = await loadContract(contractFile)
  const [example] = contract.operations.filter(each => !each.isOutside)
  const mapped = example ? `: ${example.url} is ${toAddress(target, example.basePath, example.url).href}` : ''
  const passedOn = `Calls are passed on, except where a scenario is chosen${mapped}.`
  if (record === undefined) return { realApi: createProxy({ target, headers, log }), sentence: passedOn }
  const { add, continuedFrom } = createRecorder(contract, record, isUnmasked)
  const kept = isUnmasked
    ? 'with personal data and keys as they are: keep the file to yourself'
    : 'personal data masked'
  const continued = continuedFrom > 0 ? ` It holds ${continuedFrom} calls already and is continued.` : ''
  return {
    realApi: createProxy({ target, headers, onExchange: add, log }),
    sentence: `${passedOn} They are recorded in ${record}, ${kept}.${continued}`,
  }
}
