import type { Brand } from '#domain/brand.ts'

export interface Exit {
  /** `document.referrer` */
  referrer: string
  /** `location.href`: its query string goes along. */
  here: string
  /** Where the marketing site begins in this environment; may be a path of our own origin. */
  marketingRoot: string
  /** Further origins of the marketing site. */
  marketingOrigins: readonly string[]
}

/** Where leaving leads: the page of the marketing site that the customer came from, else its root, with the present query string. */
export function exitAddress({ referrer, here, marketingRoot, marketingOrigins }: Exit): string {
  const root = new URL(marketingRoot, here)
  const from = URL.parse(referrer)
  const isMarketing =
    from !== null &&
    /^https?:$/.test(from.protocol) &&
    (marketingOrigins.includes(from.origin) || (from.origin === root.origin && from.pathname.startsWith(root.pathname)))
  const target = new URL(isMarketing ? from.origin + from.pathname : root)
  target.search = new URL(here).search
  return target.href
}

/** Leaves for the marketing site. */
export function exitToMarketing({ marketing }: Pick<Brand, 'marketing'>): void {
  const { root, origins } = marketing
  const address = exitAddress({
    referrer: document.referrer,
    here: location.href,
    marketingRoot: root,
    marketingOrigins: origins,
  })
  location.assign(address)
}
