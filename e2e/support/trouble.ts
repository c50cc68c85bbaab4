import type { BrowserContext } from '@playwright/test'

const ownHosts = ['localhost', '127.0.0.1', '[::1]']
const inPage = ['data:', 'blob:', 'about:', 'chrome-error:']

/** Collects, as sentences, what happens in any page of the context and must not. */
export function watchForTrouble(context: BrowserContext, expectedErrors: readonly RegExp[]): string[] {
  const trouble: string[] = []
  const tell = (text: string) => {
    if (!expectedErrors.some(pattern => pattern.test(text))) trouble.push(text)
  }
  context.on('console', message => {
    if (message.type() === 'error') tell(`console.error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => tell(`uncaught: ${error.error()}`))
  context.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (!inPage.includes(protocol) && !ownHosts.includes(hostname)) trouble.push(`left this machine: ${request.url()}`)
  })
  return trouble
}
