import type { Page } from 'playwright'
import type { ReactNode } from 'react'
import { bundleFloor } from './bundle-floor.ts'
import type { PageState, RecordedElement, Recording } from './record-interaction.ts'

/** Opens a page that draws a recording, at its first interaction. */
export type OpenFloor = (page: Page, recording: Recording) => Promise<void>

const folder = '/floor/'

/**
 * Builds the page that the interactions of the product are measured against: react-dom alone draws what the product drew, in the same
 * markup, styles and fonts, with controlled fields, without rules, texts, state or requests. At each event it shows the next recorded state;
 * what is equal in two states is not drawn again. The interactions of one load of the product follow each other in one load of this
 * page, so its code is as warm. No page that React draws can do less.
 */
export async function buildInteractionFloor(): Promise<OpenFloor> {
  const files = await bundleFloor(
    `const draw = ${draw};\nimport * as react from 'react'\nimport { createRoot } from 'react-dom/client'\ndraw(react, createRoot)`,
  )
  const entry = [...files.keys()].at(-1)
  return async (page, { root, styles, ...drawing }) => {
    const attributes = Object.entries(root).map(([name, value]) => `${name}="${value}"`)
    const html = `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><style>${styles}</style></head><body><div id="root"></div>
      <script type="application/json" id="drawing">${JSON.stringify(drawing).replaceAll('<', '\\u003c')}</script>
      <script type="module" src="${folder}${entry}"></script></body></html>`
    // Within the product's origin: its fonts and pictures are there.
    await page.route(`**${folder}**`, (route, request) => {
      const code = files.get(new URL(request.url()).pathname.slice(folder.length))
      return route.fulfill({ contentType: code ? 'text/javascript' : 'text/html; charset=utf-8', body: code ?? html })
    })
    await page.goto(folder)
    await page.locator('#root > *').first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
  }
}

/** Draws the page as it was before the first event of the interaction with this number, and waits until that is painted. */
export async function showInteraction(page: Page, number: number): Promise<void> {
  await page.evaluate(number => {
    const { showInteraction } = window as unknown as { showInteraction: (number: number) => void }
    showInteraction(number)
    return new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  }, number)
}

/** Runs in the page. Its text goes into the bundle, so it uses nothing from this file. */
function draw(
  { createElement, Fragment, useState }: typeof import('react'),
  createRoot: typeof import('react-dom/client').createRoot,
) {
  const { elements, interactions }: Pick<Recording, 'elements' | 'interactions'> = JSON.parse(
    document.getElementById('drawing')?.textContent ?? '',
  )
  const flags = ['hidden', 'inert', 'disabled', 'required', 'open', 'multiple']
  const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
  const propsOf = ({ attributes, style, value, checked, hasFocus }: RecordedElement) => ({
    ...Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, flags.includes(name) ? true : text])),
    key: attributes.id,
    style,
    autofocus: undefined,
    ...(value !== undefined && { value }),
    ...(checked !== undefined && { checked }),
    ...(hasFocus && { ref: focus }),
  })
  let advance = () => {}
  const handlers = {
    onInput: () => advance(),
    onClick: () => advance(),
    onKeyDown: (event: KeyboardEvent) => event.key.length > 1 && advance(),
    onSubmit: (event: Event) => event.preventDefault(),
  }
  const outermost = new Set(interactions.flat(2))
  const drawn: ReactNode[] = []
  // An element comes after those that are in it.
  for (const [number, element] of elements.entries()) {
    const children = element.children.map(child => (typeof child === 'number' ? drawn[child] : child))
    const props = { ...propsOf(element), ...(outermost.has(number) && handlers) }
    drawn.push(createElement(element.tag, props, ...children))
  }
  function Page() {
    const [shown, show] = useState<readonly PageState[]>(interactions[0] ?? [])
    // The last state stays.
    advance = () => show(states => (states.length > 1 ? states.slice(1) : states))
    Object.assign(window, { showInteraction: (number: number) => show(interactions[number] ?? []) })
    return createElement(Fragment, null, ...(shown[0] ?? []).map(number => drawn[number]))
  }
  createRoot(document.getElementById('root') as HTMLElement).render(createElement(Page))
}
