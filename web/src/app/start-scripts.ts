import { yieldToMain } from './yield-to-main.ts'

/** Fetches the page's modules, named in `<meta name="scripts">`, all at once, and runs them in their order, each in a task of its own. */
export async function startScripts(page: Document): Promise<void> {
  const addresses = page.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? []
  const ahead = { rel: 'modulepreload', crossOrigin: '' }
  page.head.append(...addresses.map(href => Object.assign(page.createElement('link'), ahead, { href })))
  for (const address of addresses) {
    await yieldToMain()
    await import(/* @vite-ignore */ address)
  }
}
