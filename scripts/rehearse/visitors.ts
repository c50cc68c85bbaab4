/** What visitors met during one part of the rehearsal. */
export interface VisitReport {
  pages: number
  files: number
  calls: number
  /** Calls that were answered with a problem, which the page explains. */
  explained: number
  /** A sentence for each failure that a visitor would have noticed. */
  noticed: string[]
}

const concurrent = 6
const assetName = /[\w.-]+-[\w-]{8}\.(?:js|css)\b/g

/** Visitors who come one after the other, six at a time, until they are stopped. */
export function sendVisitors(origin: string) {
  let report = emptyReport()
  let isStopped = false
  const visitors = Promise.all(
    Array.from({ length: concurrent }, async () => {
      while (!isStopped) await visit(origin, report)
    }),
  )
  return {
    /** Returns what visitors met since the last report, and begins a new one. */
    takeReport(): VisitReport {
      const taken = report
      report = emptyReport()
      return taken
    },
    visits: () => report.pages,
    async stop() {
      isStopped = true
      await visitors
    },
  }
}

function emptyReport(): VisitReport {
  return { pages: 0, files: 0, calls: 0, explained: 0, noticed: [] }
}

/** Loads a page, every file that its release names, however deep, and asks a question as the page does. */
async function visit(origin: string, report: VisitReport): Promise<void> {
  const page = await get(`${origin}/`, report)
  if (page === undefined) return
  report.pages += 1
  const seen = new Set<string>()
  let names = [...new Set(page.match(assetName))]
  while (names.length > 0) {
    for (const name of names) seen.add(name)
    const texts = await Promise.all(names.map(name => get(`${origin}/assets/${name}`, report)))
    report.files += names.length
    const found = texts.flatMap(text => text?.match(assetName) ?? [])
    names = [...new Set(found)].filter(name => !seen.has(name))
  }
  await requestTariff(origin, report)
}

async function get(address: string, report: VisitReport): Promise<string | undefined> {
  try {
    const response = await fetch(address)
    const text = await response.text()
    if (response.ok) return text
    report.noticed.push(`${new URL(address).pathname} was answered with ${response.status}`)
  } catch (error) {
    report.noticed.push(
      `${new URL(address).pathname} was not answered: ${error instanceof Error ? error.message : error}`,
    )
  }
  return
}

async function requestTariff(origin: string, report: VisitReport) {
  report.calls += 1
  try {
    const headers = { 'x-registration-id': crypto.randomUUID(), 'content-type': 'application/json' }
    const response = await fetch(`${origin}/api/v3/prices/tariff`, { headers })
    const body = (await response.json()) as { type?: string }
    if (response.ok) return
    if (response.headers.get('content-type') === 'application/problem+json' && body.type) report.explained += 1
    else report.noticed.push(`a call was answered with ${response.status} and no problem`)
  } catch (error) {
    report.noticed.push(`a call was not answered: ${error instanceof Error ? error.message : error}`)
  }
}
