import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { brand } from '#brand/brand.ts'
import { ThankYouPage } from '#pages/ThankYouPage.tsx'
import { drawPage } from './draw-page.tsx'

const wellKnown = brand.wellKnownMail
const others = brand.mailProviders.filter(({ label }) => label !== wellKnown.label)
const newTab = ' (se abre en otra pestaña)'
const email = `ana.prueba@${wellKnown.domains[0]}`

const registered = {
  email,
  pid: 'p-1',
  userId: 'u-1',
  contractId: 'c-1',
  registrationId: 'r-1',
  kind: 'switch',
  isCompany: false,
}
const page = { path: '/thank-you/:uuid?', Component: ThankYouPage }
const draw = (state: unknown = registered, address = '/thank-you') => drawPage(page, address, state)

describe('Thank-you', () => {
  it.each([[null], ['text'], [{}], [{ email: '' }], [{ pid: 'p-1' }]])(
    'with the navigation state %j goes to the site root, and reports no page §2.51',
    state => {
      const { router, around } = draw(state)
      expect(router.state.location.pathname).toBe('/')
      expect(around.tracked).toEqual([])
    },
  )

  it('leaves nothing of the customer in the browser’s history, and stays', () => {
    const { router, around } = draw(registered, '/thank-you?utm_source=a')
    expect(router.state.location).toMatchObject({ pathname: '/thank-you', search: '?utm_source=a', state: null })
    expect(screen.getByText((_, element) => element?.textContent === email, { selector: 'b' })).toBeTruthy()
    const tracked = around.tracked.map(each => JSON.stringify(each))
    expect(tracked).toEqual([...new Set(tracked)])
  })

  it.each([
    [{ kind: 'switch' }, /cambio de compañía\.$/],
    [{ kind: 'switchAndHolder' }, /cambio de compañía y de titular\.$/],
    [{ kind: 'holder' }, /cambio de titular\.$/],
    [{ kind: 'newSupply' }, /dé de alta la luz\.$/],
    // Handed over by an earlier version of the wizard.
    [{ kind: undefined }, /cambio de compañía\.$/],
  ])('of %j says what follows in that case', (own, follows) => {
    draw({ ...registered, ...own })
    const steps = within(screen.getByRole('list', { name: 'Qué pasa ahora' })).getAllByRole('listitem')
    expect(steps.at(-1)?.textContent).toMatch(follows)
  })

  it('of a company says for whom is signed', () => {
    draw({ ...registered, isCompany: true })
    expect(screen.getByText(/Firmas/).parentElement?.textContent).toMatch(/en nombre de la empresa.*SMS/)
  })

  it('says what to do when no letter arrives, and whom to ask', () => {
    draw()
    const help = screen.getByRole('heading', { name: '¿No te ha llegado?' }).parentElement as HTMLElement
    expect(help.textContent).toMatch(/Promociones y de Spam.*te lo enviamos otra vez/)
    expect(within(help).getByRole<HTMLAnchorElement>('link', { name: brand.supportEmail }).href).toBe(
      `mailto:${brand.supportEmail}`,
    )
  })

  it('has a button for the well-known mailbox and a list of the others §2.54', () => {
    draw()
    const own = screen.getByRole<HTMLAnchorElement>('link', { name: `Abrir ${wellKnown.label}${newTab}` })
    expect(own.href).toBe(new URL(wellKnown.url).href)
    for (const { label } of others) expect(screen.getByRole('link', { name: `${label}${newTab}` })).toBeTruthy()
    expect(screen.queryByRole('link', { name: `${wellKnown.label}${newTab}` })).toBeNull()
  })

  it('has only the list for any other mailbox §2.54', () => {
    draw({ ...registered, email: 'ana@otro.example' })
    expect(screen.queryByRole('link', { name: /^Abrir / })).toBeNull()
    const outward = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ protocol }) => protocol === 'https:')
    for (const { label } of brand.mailProviders)
      expect(screen.getByRole('link', { name: `${label}${newTab}` })).toBeTruthy()
    expect(outward.every(({ target, rel }) => target === '_blank' && rel === 'noreferrer')).toBe(true)
  })

  it('reports contract and provider id, without personal data', () => {
    const { around } = draw()
    expect(around.tracked).toMatchObject([
      { event: 'virtualPageview', page_title: 'thank_you', UUID: 'r-1' },
      { event: 'thank_you', event_info: { contract_id: 'c-1', idp_id: 'p-1', UUID: 'r-1', clickId: 'click-7' } },
    ])
    expect(JSON.stringify(around.tracked)).not.toMatch(/gmail|Ana/)
  })

  it('opens at its top, and moves focus to its title without scrolling', () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const focused = vi.spyOn(HTMLElement.prototype, 'focus')
    draw()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    expect(focused).toHaveBeenCalledWith({ preventScroll: true })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('keeps what it was handed when the help for a wrong address is asked for', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: '¿No es tu dirección?' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '¿No te ha llegado?' }))
    expect(screen.getByText((_, element) => element?.textContent === email, { selector: 'b' })).toBeTruthy()
  })
})
