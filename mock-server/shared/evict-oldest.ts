/** Deletes the oldest entries until at most `max` are left: a server that runs for weeks must not grow. */
export function evictOldest<Key>(entries: Map<Key, unknown> | Set<Key>, max: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= max) return
    entries.delete(key)
  }
}
