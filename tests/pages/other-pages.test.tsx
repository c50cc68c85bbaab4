import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#brand/brand.ts'
import letters from '#mock/journey/texts/es_ES.json' with { type: 'json' }
import { CheckEmailPage, OutcomePage } from '#pages/OtherPages.tsx'
import { drawPage } from './draw-page.tsx'

const draw = (section: Parameters<typeof OutcomePage>[0]['section'], query = '') =>
  drawPage({ path: '/', element: <OutcomePage section={section} /> }, `/${query}`)
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
const said = () => lines().join('\n')

afterEach(() => void vi.useRealTimers())

describe('Contract confirmed', () => {
  it("is 'Contratación exitosa.' with its four bullets §2.56 §9.2", () => {
    vi.useFakeTimers({ now: new Date('2026-12-29T10:00:00Z'), toFake: ['Date'] })
    draw('contract_confirmed')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contratación exitosa.')
    expect(lines().slice(0, 4)).toEqual([
      'Ya está: no tienes que hacer nada más.',
      'El cambio suele tardar de 2\u00a0a\u00a05\u00a0días laborables, según tu distribuidora. ' +
        'Si has firmado hoy, entre el jueves\u00a031 de diciembre y el jueves\u00a07 de enero.',
      'Descarga la app e inicia sesión con tu correo y contraseña.',
      'Activa las notificaciones y te avisaremos; también te enviaremos un correo.',
    ])
  })

  it.each(['0', '1'])('with device %s shows the way into the app §2.57', device => {
    draw('contract_confirmed', `?device=${device}`)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ir a la app' }).href).toBe(brand.app.deepLink)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each(['', '?device=2', '?device=x'])('with the query "%s" shows a QR code and both stores §2.57', async query => {
    draw('contract_confirmed', query)
    expect(await screen.findByRole('img', { name: 'Código QR que abre la app' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Consíguelo en el App Store (se abre en otra pestaña)' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Disponible en Google Play (se abre en otra pestaña)' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ir a la app' })).toBeNull()
  })

  it('reports the contract, and nothing of the query that is no identifier', () => {
    const id = '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77'
    const { around } = draw('contract_confirmed', `?id=ctr-12&registration_id=${id}`)
    const event_info = {
      user_interaction: 'view',
      section: 'contract_confirmed',
      contract_id: 'ctr-12',
      UUID: id,
      clickId: 'click-7',
    }
    expect(around.tracked).toEqual([
      { event: 'virtualPageview', page_title: 'contract_confirmed', UUID: id },
      { event: 'contract_confirmed', event_info },
    ])
    const { around: strange } = draw('contract_confirmed', '?id=ana@correo.example')
    expect(JSON.stringify(strange.tracked)).not.toContain('UUID')
    expect(JSON.stringify(strange.tracked)).not.toContain('ana')
  })

  it.each([
    ['?kind=switch', /cambio suele tardar de 2.*distribuidora/, /titular/],
    ['?kind=switchAndHolder', /cambio de compañía y de titular suele tardar de 2/, /dé de alta/],
    ['?kind=holder', /a nombre del nuevo titular/, /compañía|días laborables/],
    ['?kind=newSupply', /dé de alta la luz/, /cambio|días laborables/],
    ['?kind=other', /cambio suele tardar de 2/, /titular/],
    ['?email=pending', /confirmar tu correo/, /nada más/],
    ['?email=confirmed', /no tienes que hacer nada más/, /confirmar tu correo/],
  ])('with the query "%s" says what holds in that case', (query, says, neverSays) => {
    draw('contract_confirmed', query)
    expect(said()).toMatch(says)
    expect(said()).not.toMatch(neverSays)
  })
})

it('Contract cancelled says that the signing was cancelled, not to retry, and to request a new contract in the app §2.58', () => {
  draw('contract_cancelled')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Has cancelado la firma.')
  expect(said()).toMatch(/No vuelvas a hacer el alta/)
  expect(said()).toMatch(/Entra en la app .* pide allí un contrato nuevo/)
})

describe('IBAN change', () => {
  it('confirmed says so, when, and whence the next bill is collected §2.59', () => {
    draw('iban_confirmed', '?device=1')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cambio de IBAN confirmado.')
    expect(said()).toMatch(/de 2\u00a0a\u00a05\u00a0días laborables.*cuenta nueva/)
    expect(said()).not.toMatch(/distribuidora|compañía/)
    expect(screen.getByRole('link', { name: 'Ir a la app' })).toBeTruthy()
  })

  it('cancelled says as contract cancelled that nothing changed, and to try again in the app §2.60', () => {
    draw('iban_cancelled')
    expect(said()).toMatch(/no ha cambiado nada/)
    expect(said()).toMatch(/cambia la cuenta otra vez desde la app/)
    expect(said()).not.toMatch(/contrato/)
  })
})

it('Continue in the app asks to log in with e-mail and password, and shows a QR code and both stores §2.55', async () => {
  draw('continue_in_app')
  expect(screen.getByText('con tu correo y tu contraseña')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Código QR que abre la app' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2)
})

it('Check e-mail asks to confirm the registration by e-mail and to check Promotions and Spam §2.61', () => {
  const { around } = drawPage({ path: '/check-email', Component: CheckEmailPage }, '/check-email')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirma tu registro')
  expect(screen.getByText('confirmas que la dirección es tuya')).toBeTruthy()
  expect(screen.getByText(/Promociones y de Spam/)).toBeTruthy()
  expect(around.tracked).toMatchObject([{ event: 'virtualPageview' }, { event: 'confirmation_page' }])
})

it.each([
  ['', true],
  ['?contract=pending', true],
  ['?contract=signed', false],
])('User confirmed with the query "%s" asks for the signature, unless it is there: %s', (query, isAsked) => {
  draw('user_confirmed', query)
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
