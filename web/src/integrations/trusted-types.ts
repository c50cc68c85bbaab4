/** What of the Trusted Types of newer browsers is used; others lack it and are closed by the policy's sources alone. */
interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: { createScriptURL: (address: string) => string | null; createHTML: (html: string) => string | null },
  ): unknown
}

/** The one piece of HTML that is ever set as text: an empty document for a frame (see PaperFrame). */
const emptyDocument = '<!doctype html>'

/** Only addresses of our own origin and of these parties become scripts or workers; text never becomes HTML. */
export function allowScriptsOf(parties: readonly string[]): void {
  if (!('trustedTypes' in window)) return
  const own = [location.href, ...parties].map(address => new URL(address, location.href).origin)
  const policies = window.trustedTypes as PolicyFactory
  policies.createPolicy('default', {
    createScriptURL: address => (own.includes(new URL(address, location.href).origin) ? address : null),
    createHTML: html => (html === emptyDocument ? html : null),
  })
}
