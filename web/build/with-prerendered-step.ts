import { templateId } from '#app/missing-scripts.ts'
import { outdatedBrowserScript, outdatedTemplateId } from './outdated-browser.ts'

interface PrerenderedStep {
  /** The content of `#root`; empty on the pages of other routes. */
  markup: string
  /** Shown if the scripts cannot be loaded: one element per language. */
  message: string
  /** Shown to browsers that are too old for the scripts: one element per language. */
  outdated: string
  /** Runs before the first paint and decides whether the markup is shown. */
  script: string
  /** Returns the text of a style sheet by its URL. */
  styles: (url: string) => string
}

const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/
const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/
const emptyRoot = '<div id="root"></div>'
/** See web/src/app/before-paint.ts. */
const hidingRule = '[data-skip-prerendered] #root{display:none}'
/** The server sets it where social sign-in is switched off. */
const hidingSignIn = '[data-sign-in=off] [data-party=sign-in]{display:none}'

/**
 * Inserts the prerendered first step into the page. The styles go inline, so that the first paint waits for no other file.
 * The scripts are only listed, the entry last: web/src/app/before-paint.ts loads them after the first paint. inlineHashes
 * adds the inline parts to the content security policy.
 */
export function withPrerenderedStep(
  page: string,
  { markup, message, outdated, script, styles }: PrerenderedStep,
): string {
  const [styleUrl, entryUrl] = [styleSheet.exec(page)?.[1], entry.exec(page)?.[1]]
  if (styleUrl === undefined || entryUrl === undefined || !page.includes(emptyRoot))
    throw new Error('The page has no style sheet, no script, or no empty #root.')
  const style = hidingRule + hidingSignIn + styles(styleUrl)
  if (/<\/(?:script|style)/i.test(script + style)) throw new Error('A script or style would end its element early.')
  const inserted = markup + message + outdated
  if (/ style="| on\w+="/.test(inserted))
    throw new Error(`The policy forbids inline styles and handlers: ${/.{80} style="[^"]*"/.exec(inserted)}`)
  const imports = [...page.matchAll(modulePreload)].map(([, href]) => href)
  const scripts = `<meta name="scripts" content="${[...imports, entryUrl].join(' ')}" />`
  return page
    .replace(entry, '')
    .replace(modulePreload, '')
    .replace(styleSheet, () => `${scripts}\n    <style>${style}</style>\n    <script>${script}</script>`)
    .replace(emptyRoot, () =>
      [
        `<div id="root">${markup}</div><template id="${templateId}">${message}</template>`,
        `<template id="${outdatedTemplateId}">${outdated}</template><script>${outdatedBrowserScript}</script>`,
      ].join(''),
    )
}
