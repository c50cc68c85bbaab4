const levels = /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \[(\w+)\] (?:\d+#\d+: )?(?:\*\d+ )?(.*)$/

/**
 * Turns a line of nginx's error log into a line of JSON without personal data. nginx quotes whole requests, whose query strings hold
 * what customers typed: kept are the level, the reason, and for a call its method and the origin that was asked.
 */
export function describeErrorLine(line: string, now = new Date()): string {
  const [, level = 'error', text = line] = levels.exec(line) ?? []
  const [reason = ''] = text.split(', client: ')
  const [, method] = /, request: "([A-Z]+) /.exec(text) ?? []
  const [, upstream] = /, upstream: "(\w+:\/\/[^/"]+)/.exec(text) ?? []
  return JSON.stringify({
    time: now.toISOString(),
    level,
    message: withoutValues(reason),
    ...(method && { method }),
    ...(upstream && { upstream }),
  })
}

/** What stands in quotes, after a question mark or in an IP address may be a customer's. */
function withoutValues(reason: string): string {
  return reason
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\?\S*/g, '?…')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b/g, '…')
}
