type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The page's storage; where the browser forbids it, one that lasts as long as the page. */
export function pageStorage(kind: 'localStorage' | 'sessionStorage'): PageStorage {
  try {
    return window[kind]
  } catch {
    const items = new Map<string, string>()
    return {
      getItem: name => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: name => void items.delete(name),
    }
  }
}
