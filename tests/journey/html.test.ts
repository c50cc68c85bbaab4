import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html, Markup } from '#mock/journey/page/html.ts'
import { rich, speak } from '#mock/journey/page/texts.ts'

test('whatever is filled into a page is text, never markup', () => {
  const name = `<img src=x onerror="alert('1')">&`
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
  )
  fc.assert(fc.property(fc.string(), text => !/[<>"']/.test(html`${text}`.text)))
})

test('markup stands in markup; nothing and false leave no trace; lists are joined', () => {
  const item = html`<li>${1}</li>`
  expect(item).toBeInstanceOf(Markup)
  expect(html`<ul>${[item, null, undefined, false, item]}</ul>`.text).toBe('<ul><li>1</li><li>1</li></ul>')
})

test('a text with marked parts draws those it knows and leaves the words of others', () => {
  const drawn = rich('a <b>b & c</b> <x>d</x> <e', { b: words => html`<strong>${words}</strong>` })
  expect(drawn.text).toBe('a <strong>b &amp; c</strong> d &lt;e')
})

test('values are filled into a text, and cannot bring placeholders of their own', () => {
  expect(speak('es_ES')('app.hello', { name: '{{name}}' })).toBe('Hola, {{name}}')
  expect(speak('en_GB')('app.hello')).toBe('Hello, {{name}}')
})
