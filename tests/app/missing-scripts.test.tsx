import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showMessage, templateId } from '#app/missing-scripts.ts'
import { prerenderScriptless } from '#app/prerender.tsx'
import { brand } from '#brand/brand.ts'

describe('The message about missing scripts', () => {
  beforeEach(async () => {
    delete document.documentElement.dataset.skipPrerendered
    delete document.documentElement.dataset.heard
    document.body.innerHTML = `<div id="root"></div><template id="${templateId}">${(await prerenderScriptless(brand.marketing.root)).missing}</template>`
  })

  // The document is that of all tests, which press buttons.
  afterEach(() => {
    document.documentElement.dataset.heard = ''
  })

  it.each([
    ['es-ES', 'No hemos podido cargar esta página', 'Reintentar'],
    ['en-GB', 'We could not load this page', 'Try again'],
    ['zxx', 'No hemos podido cargar esta página', 'Reintentar'],
  ])('stands in the place of the page in %s, with two ways on', (lang, title, retry) => {
    const onRetry = vi.fn()
    showMessage(document, lang, onRetry)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([title])
    expect(document.activeElement?.textContent).toBe(title)
    expect(document.title).toBe(title)
    expect(document.documentElement.dataset.skipPrerendered).toBe('')
    const ways = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
    expect(ways).toContain(`mailto:${brand.supportEmail}`)
    expect(ways).toContain(`tel:${brand.supportPhone.replaceAll(' ', '')}`)
    screen.getByRole('button', { name: retry }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('lets its button hear of presses, which the page without its scripts keeps from everybody', () => {
    showMessage(document, 'es-ES', () => {})
    expect(document.documentElement.dataset.heard).toBe('')
  })

  it('is not missed where nothing was drawn ahead, as by the development server', () => {
    document.body.innerHTML = ''
    showMessage(document, 'es-ES', () => {})
    expect(document.documentElement.dataset.skipPrerendered).toBeUndefined()
  })
})
