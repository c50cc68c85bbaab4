import type { Random } from './random.ts'

/** How one call goes wrong, or only slowly. */
export interface Fault {
  /**
   * - `lostRequest`: it never arrives.
   * - `lostAnswer`: the server acts on it, and nobody hears of it.
   * - `brokenAnswer`: a gateway's page in the place of the answer.
   * - `failure`: 503, and the server never saw it.
   * - `refusal`: 422, likewise.
   */
  kind: 'none' | 'lostRequest' | 'lostAnswer' | 'brokenAnswer' | 'failure' | 'refusal'
  /** In milliseconds, before it is sent and before its answer is heard: what was asked later may be answered first. */
  before: number
  after: number
}

const kinds = { none: 60, lostRequest: 10, lostAnswer: 12, brokenAnswer: 6, failure: 8, refusal: 4 }

export const noFault: Fault = { kind: 'none', before: 0, after: 0 }

/** What happens to the next call. */
export function nextFault(random: Random): Fault {
  const kind = random.weighted(kinds)
  const [isSlow, before, after] = [random.next() < 0.4, random.below(150), random.below(250)]
  return isSlow ? { kind, before, after } : { ...noFault, kind }
}

/** One call as the page makes it, with the review that stood there when something was last pressed. */
export interface AskedCall {
  path: string
  /** Of the registration; empty of all others. */
  body: string
  review: ReviewLine[]
  /** Another registration of this page has no answer yet. */
  isSecond: boolean
}

export interface ReviewLine {
  label: string
  value: string
}

/** What the page calls outside. */
interface Outside {
  faultOf: (call: AskedCall) => Promise<Fault>
  arrived: (registrationId: string) => Promise<void>
}

/** Runs in the page before its own scripts: calls of the API meet what `faultOf` answers, and the end of a sign-up is told. */
export function installFaults(): void {
  const outside = window as unknown as Outside
  const send = window.fetch.bind(window)
  let review: ReviewLine[] = []
  let registrations = 0

  function readReview() {
    const list = document.querySelector('[aria-current=step] fieldset section dl')
    const lines = [...(list?.children ?? [])].map(line => ({
      label: line.querySelector('dt')?.textContent ?? '',
      value: line.querySelector('dd')?.textContent ?? '',
    }))
    review = lines
  }
  for (const kind of ['click', 'submit']) document.addEventListener(kind, readReview, { capture: true })

  function pause(duration: number, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, duration)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    })
  }

  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const isRegistration = request.url.endsWith('/api/v2/users')
    if (isRegistration) registrations += 1
    try {
      return await meet(request)
    } finally {
      if (isRegistration) registrations -= 1
    }
  }

  async function meet(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname
    if (!path.startsWith('/api/')) return send(request)
    const body = path === '/api/v2/users' ? await request.clone().text() : ''
    const shown = review
    const { kind, before, after } = await outside.faultOf({ path, body, review: shown, isSecond: registrations > 1 })
    if (before > 0) await pause(before, request.signal)
    request.signal.throwIfAborted()
    if (kind === 'lostRequest') throw new TypeError('Failed to fetch')
    const problem = (status: number) =>
      new Response(JSON.stringify({ type: 'about:blank', status, title: 'made up' }), { status })
    if (kind === 'failure') return problem(503)
    if (kind === 'refusal') return problem(422)
    const response = await send(request)
    if (after > 0) await pause(after, request.signal)
    if (kind === 'lostAnswer') throw new TypeError('Failed to fetch')
    return kind === 'brokenAnswer' ? new Response('<h1>502 Bad Gateway</h1>', { status: 502 }) : response
  }

  const push = history.pushState.bind(history)
  history.pushState = (state, unused, url) => {
    push(state, unused, url)
    if (location.pathname.startsWith('/thank-you')) void outside.arrived(state?.usr?.registrationId ?? '')
  }
}
