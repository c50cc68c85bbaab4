/** What GET /__mock/state tells of a tester. */
export interface TesterState {
  scenarios: readonly string[]
  latencyMs: number
  seed: number
  calls: number
  mails: number
  /** The number of the newest call; 0 when there is none. */
  lastCall: number
}

export type Change = Partial<Pick<TesterState, 'scenarios' | 'latencyMs' | 'seed'>>

export interface Tester {
  /** Hears the present state at once when it is known, and then every change. */
  subscribe: (listener: (state: TesterState) => void) => void
  change: (change: Change) => Promise<void>
  reset: () => Promise<void>
  refresh: () => Promise<void>
  /** Looks every second from now on, or no longer. */
  watch: (isWatching: boolean) => void
}

const everyMs = 1000

/** The tester's state on the server, which other tabs, links and the wizard change as well. */
export function createTester(onConnection: (isThere: boolean) => void): Tester {
  const listeners = new Set<(state: TesterState) => void>()
  let state: TesterState | undefined
  let latest = 0
  let changing = 0
  let timer: ReturnType<typeof setInterval> | undefined

  // An answer that a newer question has overtaken says nothing any more.
  async function ask(path: string, body?: object): Promise<void> {
    latest += 1
    const mine = latest
    const told = await fetch(`/__mock/${path}`, body && post(body))
      .then(answer => (answer.ok ? (answer.json() as Promise<TesterState>) : undefined))
      .catch(() => undefined)
    onConnection(told !== undefined)
    if (mine !== latest || !told) return
    state = told
    for (const listener of listeners) listener(told)
  }

  // Whoever waits for a change waits until it is drawn: no look may overtake it.
  async function change(path: string, body: object): Promise<void> {
    changing += 1
    await ask(path, body)
    changing -= 1
  }

  const refresh = async () => {
    if (changing === 0) await ask('state')
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
      if (isWatching) timer = setInterval(() => !document.hidden && void refresh(), everyMs)
    },
  }
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
