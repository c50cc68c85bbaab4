/** What visitors met during one act of the rehearsal. */
export interface Account {
  pages: number
  files: number
  calls: number
  /** Calls that were answered with a problem, which the page explains. */
  explained: number
  /** Sentences about whatever a visitor would have noticed. */
  noticed: string[]
}

const concurrent = 6
const assetName = /[\w.-]+-[\w-]{8}\.(?:js|css)\b/g

/** Visitors who come one after the other, six at a time, until they are stopped. */
export function sendVisitors(origin: string) {
  let account = emptyAccount()
  let isOver = false
  const visitors = Promise.all(
    Array.from({ length: concurrent }, async () => {
      while (!isOver) await visit(origin, account)
    }),
  )
  return {
    /** Ends an act: what was met since the last one. */
    takeAccount(): Account {
      const taken = account
      account = emptyAccount()
      return taken
    },
    visits: () => account.pages,
    async stop() {
      isOver = true
      await visitors
    },
  }
}

function emptyAccount(): Account {
  return { pages: 0, files: 0, calls: 0, explained: 0, noticed: [] }
}

/** Loads a page, every file that its release names, however deep, and asks a question as the page does. */
async function visit(origin: string, account: Account): Promise<void> {
  const page = await get(`${origin}/`, account)
  if (page === undefined) return
  account.pages += 1
  const seen = new Set<string>()
  let names = [...new Set(page.match(assetName))]
  while (names.length > 0) {
    for (const name of names) seen.add(name)
    const texts = await Promise.all(names.map(name => get(`${origin}/assets/${name}`, account)))
    account.files += names.length
    const found = texts.flatMap(text => text?.match(assetName) ?? [])
    names = [...new Set(found)].filter(name => !seen.has(name))
  }
  await ask(origin, account)
}

async function get(address: string, account: Account): Promise<string | undefined> {
  try {
    const response = await fetch(address)
    const text = await response.text()
    if (response.ok) return text
    account.noticed.push(`${new URL(address).pathname} was answered with ${response.status}`)
  } catch (error) {
    account.noticed.push(
      `${new URL(address).pathname} was not answered: ${error instanceof Error ? error.message : error}`,
    )
  }
  return
}

async function ask(origin: string, account: Account) {
  account.calls += 1
  try {
    const headers = { 'x-registration-id': crypto.randomUUID(), 'content-type': 'application/json' }
    const response = await fetch(`${origin}/api/v3/prices/tariff`, { headers })
    const body = (await response.json()) as { type?: string }
    if (response.ok) return
    if (response.headers.get('content-type') === 'application/problem+json' && body.type) account.explained += 1
    else account.noticed.push(`a call was answered with ${response.status} and no problem`)
  } catch (error) {
    account.noticed.push(`a call was not answered: ${error instanceof Error ? error.message : error}`)
  }
}
