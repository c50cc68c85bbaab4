import * as z from 'zod/mini'

const entry = z.object({ key: z.string(), value: z.string() })

/** Reads a dump of the translation service: key → text. Entries that are not a key with words are left out. */
export function asCatalogue(dump: unknown): Record<string, string> {
  if (!Array.isArray(dump)) return {}
  const entries = dump
    .map(candidate => entry.safeParse(candidate))
    .flatMap(parsed => (parsed.success ? [parsed.data] : []))
  return Object.fromEntries(entries.filter(({ value }) => value.trim() !== '').map(({ key, value }) => [key, value]))
}
