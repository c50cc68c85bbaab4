import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import letters from '#mock/journey/texts/es_ES.json' with { type: 'json' }
import { CheckEmailPage, ContinueInAppPage, UserConfirmedPage } from '#pages/OtherPages.tsx'
import { drawPage } from './draw-page.tsx'

describe('Continue in the app', () => {
  it('asks to log in with e-mail and password, and shows a QR code and both stores §2.55', async () => {
    drawPage({ path: '/continue-in-app', Component: ContinueInAppPage }, '/continue-in-app')
    expect(screen.getByText('con tu correo y tu contraseña')).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Código QR que abre la app' })).toBeTruthy()
    expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2)
  })
})

describe('Check e-mail', () => {
  it('asks to confirm the registration by e-mail and to check Promotions and Spam §2.61', () => {
    const { around } = drawPage({ path: '/check-email', Component: CheckEmailPage }, '/check-email')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirma tu registro')
    expect(screen.getByText('confirmas que la dirección es tuya')).toBeTruthy()
    expect(screen.getByText(/Promociones y de Spam/)).toBeTruthy()
    expect(around.tracked).toMatchObject([{ event: 'virtualPageview' }, { event: 'confirmation_page' }])
  })
})

describe('User confirmed', () => {
  it.each([
    ['', true],
    ['?contract=pending', true],
    ['?contract=signed', false],
  ])('with the query "%s" asks for the signature, unless it is there: %s', (query, isAsked) => {
    drawPage({ path: '/user-confirmed', Component: UserConfirmedPage }, `/user-confirmed${query}`)
    // The very subject of the letter.
    const asked = screen.queryByText(new RegExp(letters['letter.subject.signature-invitation']))
    expect(asked !== null).toBe(isAsked)
    // What is still to be done carries no check mark.
    if (asked) expect(asked.closest('li')?.querySelector('[data-of=yours]')).not.toBeNull()
    expect(
      screen
        .getByText(/cuenta ya está activa/)
        .closest('li')
        ?.querySelector('[data-of=yours]'),
    ).toBeNull()
  })
})
