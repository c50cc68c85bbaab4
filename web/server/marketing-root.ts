/** Stands for the marketing site in prerendered markup, because a build does not know its environment. */
export const marketingRootPlaceholder = 'https://marketing-root.invalid/'

/** Replaces the placeholder in a page by the environment's marketing root: an address, or a path of our own origin. */
export function insertMarketingRoot(page: string, marketingRoot: string): string {
  const ownOrigin = 'http://own-origin.invalid'
  const root = new URL('.', new URL(marketingRoot, ownOrigin)).href.replace(ownOrigin, '')
  return page.replaceAll(marketingRootPlaceholder, root.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
}
