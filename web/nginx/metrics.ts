/** Upper bounds of the durations that are counted, in seconds. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface Durations {
  counts: number[]
  sum: number
  count: number
}

/** Counts the requests of nginx, line by line of its metrics log, and writes them for Prometheus. */
export function createMetrics() {
  const requests = new Map<string, number>()
  const apiFailures = new Map<string, number>()
  const durations = new Map<string, Durations>()
  const reloads = { done: 0, refused: 0 }
  let rateLimited = 0

  /** A line that is there so many times in the metrics log: status, route, seconds, and the status of each address of the API that was asked, or `-`. */
  function add(line: string, times = 1) {
    const [status, route, seconds, ...statuses] = line.split(' ')
    if (status === undefined || route === undefined || !/^\d{3}$/.test(status)) return
    const name = route.replace(/^\/assets\/.*/, '/assets')
    count(requests, `route="${name}",status="${status}"`, times)
    const entry = durations.get(name) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 }
    durations.set(name, entry)
    const duration = Number(seconds)
    buckets.forEach((bound, index) => {
      if (duration <= bound) entry.counts[index] = (entry.counts[index] ?? 0) + times
    })
    entry.sum += duration * times
    entry.count += times
    // Several addresses may have been asked; the last one counts.
    const asked = statuses.at(-1) ?? '-'
    if (status === '429' && asked === '-') rateLimited += times
    if (name.startsWith('/api') && /^5/.test(asked)) count(apiFailures, `route="${name}",status="${asked}"`, times)
  }

  /** The text of `/metrics`. `nginx`: the answer of its stub_status. `certificateEnds`: in seconds since 1970. */
  function render({ nginx, certificateEnds }: { nginx: string; certificateEnds: number | undefined }): string {
    const connections = /Active connections: (\d+)[\s\S]*?\n\s*(\d+) (\d+) (\d+)[\s\S]*?Waiting: (\d+)/.exec(nginx)
    const [, active = 0, accepted = 0, handled = 0, , waiting = 0] = connections ?? []
    return [
      ...family('alta_http_requests_total', 'counter', 'Requests by route and status.', [...requests]),
      ...family(
        'alta_http_request_duration_seconds',
        'histogram',
        'Time from the first byte of a request to the last of its answer.',
        [...durations].flatMap(([route, entry]) => histogram(route, entry)),
      ),
      ...family('alta_api_failures_total', 'counter', 'Calls that the API failed or did not answer.', [...apiFailures]),
      ...family('alta_rate_limited_total', 'counter', 'Calls refused because an address made too many.', [
        ['', rateLimited],
      ]),
      ...family('alta_reloads_total', 'counter', 'Reloads of the configuration, by result.', [
        ['result="done"', reloads.done],
        ['result="refused"', reloads.refused],
      ]),
      ...family('alta_connections', 'gauge', 'Connections of clients.', [
        ['state="active"', Number(active)],
        ['state="waiting"', Number(waiting)],
      ]),
      ...family('alta_connections_accepted_total', 'counter', 'Connections taken.', [['', Number(accepted)]]),
      ...family('alta_connections_dropped_total', 'counter', 'Connections that found no place.', [
        ['', Number(accepted) - Number(handled)],
      ]),
      ...(certificateEnds === undefined
        ? []
        : family('alta_certificate_end_seconds', 'gauge', 'When the certificate of this server ends.', [
            ['', certificateEnds],
          ])),
      '',
    ].join('\n')
  }

  return { add, render, reloads }
}

/** Adds to the number of a key. */
export function count(counts: Map<string, number>, key: string, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times)
}

type Sample = [labels: string, value: number]

function family(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  const lines = samples.map(([labels, value]) => {
    const [suffix = '', rest = ''] = labels.startsWith('_') ? labels.split('|') : ['', labels]
    return `${name}${suffix}${rest ? `{${rest}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

/** The samples of a histogram begin with the suffix of their name: `_bucket|le="1"`. */
function histogram(route: string, { counts, sum, count: total }: Durations): Sample[] {
  const label = `route="${route}"`
  return [
    ...buckets.map((bound, index): Sample => [`_bucket|${label},le="${bound}"`, counts[index] ?? 0]),
    [`_bucket|${label},le="+Inf"`, total],
    [`_sum|${label}`, sum],
    [`_count|${label}`, total],
  ]
}
