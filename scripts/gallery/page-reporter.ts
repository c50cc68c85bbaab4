import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { languages } from '#i18n/languages.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import { allShots } from './key-shots.ts'
import { pictureName, windows } from './shot.ts'

const folder = 'gallery'
const widths = windows.map(({ width }) => String(width))

/** Writes gallery/index.html: all pictures with their errors, and what differs from the accepted pictures. */
export default class PageReporter implements Reporter {
  private tests: TestCase[] = []

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite.allTests()
  }

  onEnd() {
    mkdirSync(join(folder, 'differing'), { recursive: true })
    writeFileSync(
      join(folder, 'index.html'),
      page(this.tests.flatMap(({ title, results }) => figures(title, results))).text,
    )
    const failed = this.tests.filter(test => !test.ok()).length
    console.log(`${this.tests.length - failed} of ${this.tests.length} screens as accepted: ${folder}/index.html`)
  }
}

function figures(title: string, results: readonly TestResult[]): Markup[] {
  const [id = '', language = ''] = title.split(' ')
  const { errors = [], attachments = [] } = results.at(-1) ?? {}
  const shot = allShots.find(each => each.id === id)
  return windows.map(({ width }) => {
    const name = pictureName(id, language, width).replace('.png', '')
    const messages = errors.map(({ message = '' }) => stripVTControlCharacters(message).trim())
    // An error without a width concerns all pictures: the screen was not reached.
    const own = messages.filter(
      text => text.includes(`${width} px`) || text.includes(name) || !/\d px|\.png/.test(text),
    )
    const differing = attachments.filter(
      each => each.path && each.name.startsWith(name) && !each.name.includes('expected'),
    )
    for (const { name, path = '' } of differing) copyFileSync(path, join(folder, 'differing', name))
    const images = [`${name}.png`, ...differing.map(each => `differing/${each.name}`)]
    return html`<figure data-language="${language}" data-width="${width}"${own.length > 0 && html` class="wrong"`}>
<figcaption><b>${shot?.group}: ${shot?.title ?? id}</b><br>${id} · ${language} · ${width} px</figcaption>
${own.map(text => html`<pre>${text}</pre>`)}
${images.map(file => html`<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)}</figure>`
  })
}

function page(figures: readonly Markup[]): Markup {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>alta-luz: gallery</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
header { position: sticky; inset-block-start: 0; display: flex; gap: 1rem; padding: .5rem; background: Canvas; border-block-end: 1px solid }
main { display: flex; flex-wrap: wrap; gap: 1rem }
figure { inline-size: 15rem; margin: 0; padding: .5rem; border: 1px solid }
figure[data-width='768'] { inline-size: 22rem }
figure[data-width='1440'] { inline-size: 34rem }
figure a { display: block; max-block-size: 26rem; overflow: hidden }
img { inline-size: 100% }
pre { max-block-size: 8rem; overflow: auto; color: light-dark(#bf261c, #ff9d94) }
${filterRules('language', languages)}
${filterRules('width', widths)}
body:has([name='wrong']:checked) figure:not(.wrong) { display: none }
</style>
<header><h1>alta-luz: every screen in every state</h1>
${choice('language', languages)} ${choice('width', widths)}
<label><input type="checkbox" name="wrong"> only what differs or is wrong</label></header>
<main>${figures}</main>
</html>
`
}

function choice(name: string, values: readonly string[]) {
  const options = values.map(value => html`<option value="${value}">${value}</option>`)
  return html`<label>${name} <select><option>all</option>${options}</select></label>`
}

/** Filters need no script: a chosen option hides the figures with another value. */
function filterRules(name: string, values: readonly string[]) {
  return values.map(
    value => html`body:has(option[value='${value}']:checked) figure:not([data-${name}='${value}']) { display: none } `,
  )
}
