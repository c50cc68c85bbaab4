import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { company } from '#mock/journey/legal/company.ts'
import { parseLegalText } from '#mock/journey/legal/legal-page.ts'
import { traveller } from './traveller.ts'

const address = (document: keyof typeof brand.documents) => `/__mock/marketing/${brand.documents[document]}`

test.each(Object.keys(brand.documents) as (keyof typeof brand.documents)[])(
  'the document %s is there in both languages, from the company that offers the contract',
  async document => {
    const { see } = await traveller()
    const spanish = await see(`${address(document)}?lng=es`)
    const english = await see(`${address(document)}?lng=en`)
    expect([spanish.status, english.status]).toEqual([200, 200])
    expect(spanish.title).not.toBe(english.title)
    for (const { page } of [spanish, english]) expect(page).toContain(company.company)
    const sections = (page: string) => page.match(/<section/g)?.length
    expect(sections(spanish.page)).toBe(sections(english.page))
    expect(sections(spanish.page)).toBeGreaterThan(3)
  },
)

test('the SEPA mandate names what a mandate names, authorises both, and gives the refund right within 8 weeks', async () => {
  const { see } = await traveller()
  const { page } = await see(`${address('sepaMandate')}?lng=es`)
  for (const words of [
    'Orden de domiciliación de adeudo directo SEPA',
    'Referencia de la orden',
    'Identificador del acreedor',
    company.creditorId,
    company.address,
    'Nombre del deudor',
    'Número de cuenta (IBAN)',
    'Recurrente',
    'autoriza <strong>(A)</strong> al acreedor a enviar instrucciones a la entidad del deudor para adeudar su cuenta',
    '<strong>(B)</strong> a la entidad para efectuar los adeudos en su cuenta siguiendo las instrucciones del acreedor',
    '<strong>dentro de las ocho semanas</strong> que siguen a la fecha de adeudo en cuenta',
  ])
    expect(page).toContain(words)
  expect((await see(`${address('sepaMandate')}?lng=en`)).page).toContain(
    'A refund must be claimed <strong>within eight weeks</strong> starting from the date on which your account was debited',
  )
})

test('in a frame a document has no header, bar or script', async () => {
  const { see } = await traveller()
  const framed = await see(address('privacy'), { 'sec-fetch-dest': 'iframe' })
  expect(framed.page).not.toMatch(/<header|class="simulator|<script/)
  expect((await see(address('privacy'))).page).toMatch(/<header[\s\S]*class="simulator/)
})

test('a legal text is parsed into title, opening and sections', () => {
  const { title, opening, sections } = parseLegalText(
    '# {{a}} <i>\n\nOne\nline.\n\n## First\n\n- <b>x</b>\n- y\n\nTerm :: {{a}}\n',
    { a: 'A & B' },
  )
  expect(title).toBe('A & B <i>')
  expect(opening.map(String)).toEqual(['<p>One line.</p>'])
  expect(sections).toHaveLength(1)
  expect(sections[0]).toMatchObject({ id: 's1', heading: 'First' })
  expect(sections[0]?.blocks.map(String)).toEqual([
    '<ul><li><strong>x</strong></li><li>y</li></ul>',
    '<dl class="facts"><div><dt>Term</dt><dd>A &amp; B</dd></div></dl>',
  ])
})
