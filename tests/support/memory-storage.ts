/** A storage that a test can read as a whole. */
export function memoryStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    all: () => [...items.values()].join(),
    size: () => items.size,
  }
}
