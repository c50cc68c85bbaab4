import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prerenderStatic } from '#app/prerender.tsx'
import { brand } from '#brand/brand.ts'
import { LazyFooter } from '#company/LazyFooter.tsx'
import { creditorCif } from '#domain/creditor-cif.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'

const root = 'https://marketing.example/somewhere/'
const elsewhere = { ...brand, marketing: { ...brand.marketing, root } }

/** Whom to ask, whose page it is, and the three documents under the site's root, each in a tab of its own. */
async function expectCompany(footer: HTMLElement, site: string) {
  const { name, address } = brand.creditor
  await within(footer).findByText(`${name} · CIF ${creditorCif(brand.creditor)} · ${address}`)
  expect(footer.textContent).toContain(brand.supportHours.es_ES)
  const links = within(footer).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([
    `tel:${brand.supportPhone.replaceAll(' ', '')}`,
    `mailto:${brand.supportEmail}`,
    ...(['legalNotice', 'privacy', 'accessibility'] as const).map(each => new URL(brand.documents[each], site).href),
  ])
  expect(links.slice(2).every(({ target, rel }) => target === '_blank' && rel === 'noreferrer')).toBe(true)
}

describe('The footer', () => {
  it('names the support contact, the documents of this environment and the company', async () => {
    render(
      <TextsProvider texts={createI18n()}>
        <LazyFooter brand={elsewhere} />
      </TextsProvider>,
    )
    await expectCompany(screen.getByRole('contentinfo'), root)
  })

  it('is part of the message about a failed start, which loads nothing more', async () => {
    document.body.innerHTML = await prerenderStatic('failed', root)
    await expectCompany(screen.getByRole('contentinfo'), root)
  })
})
