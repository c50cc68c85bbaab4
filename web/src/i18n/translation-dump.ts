/** Reads a dump of the translation service: key → text. Entries that are not a key with words are left out. */
export function asCatalogue(dump: unknown): Record<string, string> {
  const catalogue: Record<string, string> = {}
  for (const entry of Array.isArray(dump) ? dump : [])
    if (isEntry(entry) && entry.value.trim() !== '') catalogue[entry.key] = entry.value
  return catalogue
}

function isEntry(entry: unknown): entry is { key: string; value: string } {
  const { key, value } = (entry ?? {}) as Record<string, unknown>
  return typeof key === 'string' && typeof value === 'string'
}
