import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { legalPage, legalUrl } from '#mock/journey/legal-plugin.ts'
import type { PageContext } from '#mock/journey/page/page.ts'
import { traveller } from './traveller.ts'

test.each(Object.keys(brand.documents) as (keyof typeof brand.documents)[])(
  'the document %s is there in both languages, filled in, from the company that offers the contract',
  async document => {
    const { see } = await traveller()
    const spanish = await see(`${legalUrl(document)}?lng=es`)
    const english = await see(`${legalUrl(document)}?lng=en`)
    expect([spanish.status, english.status]).toEqual([200, 200])
    expect(spanish.title).not.toBe(english.title)
    for (const { page } of [spanish, english]) {
      expect(page).toContain(brand.creditor.name)
      expect(page).not.toContain('{{')
    }
    const sections = (page: string) => page.match(/<h2 id="s\d/g)?.length
    expect(sections(spanish.page)).toBe(sections(english.page))
    expect(sections(spanish.page)).toBeGreaterThan(3)
  },
)

test('the SEPA mandate names what a mandate names, authorises both, and gives the refund right within 8 weeks', async () => {
  const { see } = await traveller()
  const { page } = await see(`${legalUrl('sepaMandate')}?lng=es`)
  for (const words of [
    'Orden de domiciliación de adeudo directo SEPA',
    'Referencia de la orden',
    'Identificador del acreedor',
    brand.creditor.identifier,
    brand.creditor.address,
    'Nombre del deudor',
    'Número de cuenta (IBAN)',
    'Recurrente',
    'autoriza <strong>(A)</strong> al acreedor a enviar instrucciones a la entidad del deudor para adeudar su cuenta',
    '<strong>(B)</strong> a la entidad para efectuar los adeudos en su cuenta siguiendo las instrucciones del acreedor',
    '<strong>dentro de las ocho semanas</strong> que siguen a la fecha de adeudo en cuenta',
  ])
    expect(page).toContain(words)
  expect((await see(`${legalUrl('sepaMandate')}?lng=en`)).page).toContain(
    'A refund must be claimed <strong>within eight weeks</strong> starting from the date on which your account was debited',
  )
})

test('in a frame a document has no header, bar or script', async () => {
  const { see } = await traveller()
  const framed = await see(legalUrl('privacy'), { 'sec-fetch-dest': 'iframe' })
  expect(framed.page).not.toMatch(/<header|class="simulator|<script/)
  expect((await see(legalUrl('privacy'))).page).toMatch(/<header[\s\S]*class="simulator/)
})

test('a value in a legal text, which gives the page its title, is words, never markup', () => {
  const context = { t: (key: string) => key, headers: { 'sec-fetch-dest': 'iframe' } } as unknown as PageContext
  const { title, main } = legalPage(context, '<h1>{{a}}</h1>\n<p>{{a}}</p>', { a: 'A & <b>B</b>' })
  expect(String(title)).toBe('A &amp; &lt;b&gt;B&lt;/b&gt;')
  expect(String(main)).toContain('<p>A &amp; &lt;b&gt;B&lt;/b&gt;</p>')
})
