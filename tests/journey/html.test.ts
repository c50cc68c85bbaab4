import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from '#mock/journey/page/html.ts'
import { createTranslator, renderStrong } from '#mock/journey/page/texts.ts'

test('values in a template are escaped; markup is not', () => {
  const name = `<img src=x onerror="alert('1')">&`
  expect(html`<p title="${name}">${html`<b>${1}</b>`}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"><b>1</b></p>',
  )
  fc.assert(fc.property(fc.string(), text => !/[<>"']/.test(html`${text}`.text)))
})

test('nothing and false render as nothing, lists are joined', () => {
  const item = html`<li>${1}</li>`
  expect(html`<ul>${[item, null, undefined, false, item]}</ul>`.text).toBe('<ul><li>1</li><li>1</li></ul>')
})

test('only the bold parts of a text are markup', () => {
  expect(renderStrong('a <b>b & c</b> <x>d</x>').text).toBe('a <strong>b &amp; c</strong> &lt;x&gt;d&lt;/x&gt;')
})

test('values are filled into a text once, without further placeholders', () => {
  expect(createTranslator('es_ES')('app.hello', { name: '{{name}}' })).toBe('Hola, {{name}}')
})
