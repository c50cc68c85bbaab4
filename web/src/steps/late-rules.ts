/** Rules that are too heavy for the first load. They are code, the same for every store, so they are kept for the whole page. */
export interface LateRules<Rules> {
  /** Loads them once. Rejects when the connection fails; the next call tries again. */
  prepare: () => Promise<Rules>
  current: () => Rules | undefined
}

/** Wraps the loading of rules. */
export function createLateRules<Rules>(load: () => Promise<Rules>): LateRules<Rules> {
  let loaded: Rules | undefined
  return {
    prepare: async () => {
      loaded ??= await load()
      return loaded
    },
    current: () => loaded,
  }
}
