import type { Brand } from '#domain/brand.ts'

/** Where leaving leads: the page of the marketing site that the customer came from, else its root, with the present query string. */
export function exitAddress({ root, origins }: Brand['marketing'], referrer: string, here: string): string {
  const marketing = new URL(root, here)
  const from = URL.parse(referrer)
  const isMarketing =
    from !== null &&
    /^https?:$/.test(from.protocol) &&
    (origins.includes(from.origin) ||
      (from.origin === marketing.origin && from.pathname.startsWith(marketing.pathname)))
  const target = new URL(isMarketing ? from.origin + from.pathname : marketing)
  target.search = new URL(here).search
  return target.href
}

/** Leaves for the marketing site. */
export function exitToMarketing({ marketing }: Pick<Brand, 'marketing'>): void {
  location.assign(exitAddress(marketing, document.referrer, location.href))
}
