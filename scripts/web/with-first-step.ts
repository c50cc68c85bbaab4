import { templateId } from '#app/missing-scripts.ts'

interface FirstStep {
  /** What stands in `#root`; nothing on the pages of other routes. */
  markup: string
  /** What is shown when the scripts cannot be had, an element in each language. */
  message: string
  /** Decides before anything is drawn whether that is shown. */
  script: string
  /** The text of a style sheet by its address. */
  styles: (address: string) => string
}

const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/
const part = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g
const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/
const place = '<div id="root"></div>'
/** See web/src/app/before-paint.ts. */
const hiding = '[data-anew] #root{display:none}'

/**
 * The page with the first step in it. Its scripts are only named, its own last: they start once the step is seen
 * (web/src/app/before-paint.ts). Its styles are written into it: what is drawn waits for nothing else. What goes inline is allowed by
 * its hash, see inlineHashes.
 */
export function withFirstStep(page: string, { markup, message, script, styles }: FirstStep): string {
  const [address, own] = [link.exec(page)?.[1], entry.exec(page)?.[1]]
  if (address === undefined || own === undefined || !page.includes(place))
    throw new Error('The page has no style sheet, no script, or no place for the step.')
  const style = hiding + styles(address)
  if (/<\/(?:script|style)/i.test(script + style)) throw new Error('A script or style would end its element early.')
  const drawn = markup + message
  if (/ style="| on\w+="/.test(drawn))
    throw new Error(`The policy forbids inline styles and handlers: ${/.{80} style="[^"]*"/.exec(drawn)}`)
  const parts = [...page.matchAll(part)].map(([, part]) => part)
  const scripts = `<meta name="scripts" content="${[...parts, own].join(' ')}" />`
  return page
    .replace(entry, '')
    .replace(part, '')
    .replace(link, () => `${scripts}\n    <style>${style}</style>\n    <script>${script}</script>`)
    .replace(place, () => `<div id="root">${markup}</div><template id="${templateId}">${message}</template>`)
}
