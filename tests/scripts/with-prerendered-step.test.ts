import { describe, expect, test } from 'vitest'
import { withPrerenderedStep } from '../../web/build/with-prerendered-step.ts'
import { insertMarketingRoot, marketingRootPlaceholder } from '../../web/server/marketing-root.ts'

const shell = `<head>
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-a.js">
    <link rel="stylesheet" crossorigin href="/assets/a.css">
  </head><body><div id="root"></div></body>`
const step = {
  markup: '<h1>$& uno</h1>',
  message: '<p lang="es-ES">$& falta</p>',
  outdated: '<p lang="es-ES">$& antiguo</p>',
  script: 'f("$&")',
  styles: () => 'a{}',
}

describe('the page with the prerendered first step', () => {
  test('holds its markup, its styles and the script that may hide it, and links no style sheet', () => {
    const page = withPrerenderedStep(shell, step)
    expect(page).toContain('<div id="root"><h1>$& uno</h1></div>')
    expect(page).toContain('<script>f("$&")</script>')
    expect(page).toMatch(/<style>\[data-skip-prerendered\] #root\{display:none\}.*a\{\}<\/style>/)
    expect(page).not.toContain('stylesheet')
  })

  test('holds what is said when its scripts cannot be had, which nobody sees before', () => {
    const page = withPrerenderedStep(shell, step)
    expect(page).toContain('<template id="missing-scripts"><p lang="es-ES">$& falta</p></template>')
  })

  test('names its scripts, its own last, and neither fetches nor runs them by itself', () => {
    const page = withPrerenderedStep(shell, step)
    expect(page).toContain('<meta name="scripts" content="/assets/react-a.js /assets/index-a.js" />')
    expect(page).not.toMatch(/modulepreload|type="module"/)
  })

  test.each([
    [{ markup: '<p style="color:red">x</p>' }, 'forbids inline styles and handlers'],
    [{ markup: '<p onclick="f()">x</p>' }, 'forbids inline styles and handlers'],
    [{ message: '<p onclick="f()">x</p>' }, 'forbids inline styles and handlers'],
    [{ script: 'f("</script>")' }, 'would end its element early'],
  ])('is not made of %j, which its policy would refuse', (change, sentence) => {
    expect(() => withPrerenderedStep(shell, { ...step, ...change })).toThrow(sentence)
  })

  test('is not made of a page without an empty root element', () => {
    expect(() => withPrerenderedStep('<body></body>', step)).toThrow('no style sheet, no script, or no empty #root')
  })
})

test.each([
  ['https://www.example.es/', 'https://www.example.es/legal/x'],
  ['https://www.example.es/luz/', 'https://www.example.es/luz/legal/x'],
  ['https://www.example.es/luz/index.html', 'https://www.example.es/luz/legal/x'],
  ['/__mock/marketing/', '/__mock/marketing/legal/x'],
])('links to documents lead to the marketing site %s', (root, address) => {
  expect(insertMarketingRoot(`<a href="${marketingRootPlaceholder}legal/x">`, root)).toBe(`<a href="${address}">`)
})
