/** Wraps the loading of rules that are too heavy for the first load. They are the same for every store, so they are kept for the page. */
export function createLateRules<Rules>(load: () => Promise<Rules>) {
  let loaded: Rules | undefined
  return {
    /** Loads them once. Rejects when the connection fails; the next call tries again. */
    prepare: async () => {
      loaded ??= await load()
      return loaded
    },
    current: () => loaded,
  }
}
