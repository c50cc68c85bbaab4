import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html, Markup } from '#mock/journey/page/html.ts'
import { createTranslator, renderParts } from '#mock/journey/page/texts.ts'

test('values in a template are escaped', () => {
  const name = `<img src=x onerror="alert('1')">&`
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
  )
  fc.assert(fc.property(fc.string(), text => !/[<>"']/.test(html`${text}`.text)))
})

test('markup is not escaped, nothing and false render as nothing, lists are joined', () => {
  const item = html`<li>${1}</li>`
  expect(item).toBeInstanceOf(Markup)
  expect(html`<ul>${[item, null, undefined, false, item]}</ul>`.text).toBe('<ul><li>1</li><li>1</li></ul>')
})

test('renderParts renders known parts and keeps the words of unknown ones', () => {
  const drawn = renderParts('a <b>b & c</b> <x>d</x> <e', { b: words => html`<strong>${words}</strong>` })
  expect(drawn.text).toBe('a <strong>b &amp; c</strong> d &lt;e')
})

test('values are filled into a text once, without further placeholders', () => {
  expect(createTranslator('es_ES')('app.hello', { name: '{{name}}' })).toBe('Hola, {{name}}')
  expect(createTranslator('en_GB')('app.hello')).toBe('Hello, {{name}}')
})
