/** Where documents stand in what is drawn while the product is built, before anybody knows the environment's marketing site. */
export const marketingPlace = 'https://marketing-root.invalid/'

/** Leads the page's links to the environment's own marketing site: an address, or a path of our own origin. */
export function withMarketingRoot(page: string, marketingRoot: string): string {
  const here = 'http://here.invalid'
  const root = new URL('.', new URL(marketingRoot, here)).href.replace(here, '')
  return page.replaceAll(marketingPlace, root.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
}
