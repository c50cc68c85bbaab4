/** The response of GET /__mock/state. */
export interface TesterState {
  scenarios: readonly string[]
  /** Chosen scenarios without effect, each with what counts in its place: another one or `situation`. */
  overridden: readonly { name: string; by: string }[]
  /** The situation that the session is in; `name` is the one of its file. */
  situation: { name: string | null; title: string } | null
  /** Operations whose next answer was written by hand. */
  nextAnswers: readonly string[]
  /** Whether another device steers this one, or the other way round. */
  remote: { status: 'none' | 'steering' | 'steered' }
  latencyMs: number
  seed: number
  calls: number
  mails: number
  /** The id of the newest call; 0 when there is none. */
  lastCall: number
}

export type Change = Partial<Pick<TesterState, 'scenarios' | 'latencyMs' | 'seed'>>

export interface Tester {
  /** Calls the listener with the current state, if known, and after every change. */
  subscribe: (listener: (state: TesterState) => void) => void
  change: (change: Change) => Promise<void>
  reset: () => Promise<void>
  refresh: () => Promise<void>
  /** Starts or stops polling. */
  watch: (isWatching: boolean) => void
}

const pollIntervalMs = 1000

/** Follows the tester's state on the server, which other tabs, links and the wizard change as well. */
export function createTester(onConnection: (isOnline: boolean) => void): Tester {
  const listeners = new Set<(state: TesterState) => void>()
  let state: TesterState | undefined
  let latest = 0
  let changing = 0
  let timer: ReturnType<typeof setInterval> | undefined

  // A response is ignored when a newer request was sent meanwhile.
  async function send(path: string, body?: object): Promise<void> {
    latest += 1
    const own = latest
    const response = await fetch(`/__mock/${path}`, body && post(body))
      .then(reply => (reply.ok ? (reply.json() as Promise<TesterState>) : undefined))
      .catch(() => undefined)
    onConnection(response !== undefined)
    if (own !== latest || !response) return
    state = response
    for (const listener of listeners) listener(response)
  }

  // Polling pauses during a change, so that the change's own response is not ignored.
  async function change(path: string, body: object): Promise<void> {
    changing += 1
    await send(path, body)
    changing -= 1
  }

  const refresh = async () => {
    if (changing === 0) await send('state')
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (state) listener(state)
    },
    change: wanted => change('state', wanted),
    reset: () => change('reset', {}),
    refresh,
    watch(isWatching) {
      clearInterval(timer)
      if (isWatching) timer = setInterval(() => !document.hidden && void refresh(), pollIntervalMs)
    },
  }
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
