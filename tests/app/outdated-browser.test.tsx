import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prerenderScriptless } from '#app/prerender.tsx'
import { brand } from '#brand/brand.ts'
import { outdatedBrowserScript, outdatedTemplateId } from '../../web/build/outdated-browser.ts'

const run = () => new Function(outdatedBrowserScript)()

beforeEach(async () => {
  delete document.documentElement.dataset.skipPrerendered
  document.head.innerHTML = '<meta name="scripts" content="/assets/index.js">'
  document.body.innerHTML = `<div id="root"></div><template id="${outdatedTemplateId}">${(await prerenderScriptless(brand.marketing.root)).outdated}</template>`
  vi.stubGlobal('CSS', { supports: () => true })
})
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['es-MX', 'Tu navegador es demasiado antiguo para esta página'],
  ['en-US', 'Your browser is too old for this page'],
  ['fr-FR', 'Tu navegador es demasiado antiguo para esta página'],
])('An older browser in %s gets a page that says so, and none of the scripts', (language, title) => {
  vi.stubGlobal('CSS', { supports: () => false })
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  run()
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(document.title).toBe(title)
  expect(document.documentElement.dataset.skipPrerendered).toBe('')
  expect(document.querySelector('meta[name=scripts]')).toBeNull()
  expect(document.querySelector('main a')?.getAttribute('href')).toMatch(/^mailto:/)
})

it('A supported browser notices nothing of that', () => {
  run()
  expect(document.querySelector('h1')).toBeNull()
  expect(document.querySelector('meta[name=scripts]')).not.toBeNull()
})
