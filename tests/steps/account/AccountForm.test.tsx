import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { brand } from '#brand/brand.ts'
import { termsBlinkMs } from '#domain/limits.ts'
import { AccountEnd } from '#steps/account/AccountEnd.tsx'
import AccountForm from '#steps/account/AccountForm.tsx'
import { phoneRules } from '#steps/account/step.ts'
import { belowTheScreen } from '#tests/support/below-the-screen.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { completeValues } from '#tests/support/values.ts'

await phoneRules.prepare()

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico')
const phone = () => screen.getByLabelText<HTMLInputElement>('Móvil')
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /He leído y acepto/ })
const marketing = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /ofertas/ })
const google = () => screen.queryByRole('button', { name: 'Continuar con Google' })

describe('The account form', () => {
  it('says of a landline what it is, beside the error', async () => {
    const { user } = renderInWizard(<AccountForm />)
    await user.type(phone(), '912345678')
    expect(screen.queryByText(/Parece un fijo/)).toBeNull()
    await user.tab()
    expect(screen.getByText('Móvil no válido.')).toBeTruthy()
    expect(screen.getByText(/Parece un fijo\. Los móviles empiezan por 6 o 7\./)).toBeTruthy()
    await user.clear(phone())
    await user.type(phone(), '612345678')
    expect(screen.queryByText(/Parece un fijo/)).toBeNull()
  })

  it('strips spaces from what is typed and pasted §5.2', async () => {
    const { user, wizard } = renderInWizard(<AccountForm />)
    await user.click(email())
    await user.paste(' ana.prueba @correo.example\u00a0')
    await user.type(phone(), '612 34 56-78')
    expect(wizard.values).toMatchObject({
      email: 'ana.prueba@correo.example',
      phoneNumber: '612345678',
    })
  })

  it('offers a mended e-mail once the field is left, and takes it with one press', async () => {
    const { user, wizard } = renderInWizard(<AccountForm />)
    const offer = () => screen.queryByRole('button', { name: 'Usar ana@gmail.com' })
    await user.type(email(), 'ana@gmial.com')
    expect(offer(), 'while typing').toBeNull()
    await user.tab()
    expect(screen.getByText('¿Querías escribir ana@gmail.com?')).toBeTruthy()
    await user.click(offer() as HTMLElement)
    expect(wizard.values.email).toBe('ana@gmail.com')
    expect(offer()).toBeNull()
    expect(document.activeElement).toBe(email())
  })

  it.each([
    [false, brand.marketing.root + brand.marketing.aboutApp],
    [true, brand.app.deepLink],
  ])(
    'leads a customer of the comparison partner who has an account to the app (on a phone: %s)',
    async (isMobile, url) => {
      const around = dependencies({
        calls: { validateEmail: { patch: { alreadyExists: true } } },
        attribution: { hasRegisteredByDesktop: !isMobile, source: 'comparador' },
        isMobile,
      })
      const { wizard, user } = renderInWizard(<AccountForm />, { values: completeValues(), around })
      const way = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /^Ir a la app/ })
      expect(way()).toBeNull()
      await act(() => wizard.next())
      expect(screen.getByText('Ya existe una cuenta con este correo electrónico')).toBeTruthy()
      expect([way()?.href, way()?.target]).toEqual([url, '_blank'])
      await user.type(email(), 'x')
      expect(way()).toBeNull()
    },
  )

  it.each([
    [completeValues(), true],
    [{}, false],
  ])('asks for the password again after a reload, and says why, where there are answers', (values, isAsked) => {
    const { wizard } = renderInWizard(<AccountForm />, { values: { ...values, password: '' } })
    const reason = () => screen.queryByText(/no guardamos la contraseña/)
    expect(reason()).toBeNull()
    act(() => wizard.put('currentStep', 2))
    expect(reason() !== null).toBe(isAsked)
  })
})

it('The mobile takes the country a pasted number names', async () => {
  const { user, wizard } = renderInWizard(<AccountForm />)
  await user.click(phone())
  await user.paste('+44 7400 123456')
  expect(wizard.values).toMatchObject({ phoneNumber: '7400123456', phoneCountryCode: 'GB' })
})

describe('The consent', () => {
  it('to the terms carries the marketing choice along, which can be undone alone §4.11', async () => {
    const { user, wizard } = renderInWizard(<AccountForm />)
    await user.click(terms())
    expect(marketing().checked).toBe(true)
    await user.click(marketing())
    expect(wizard.values).toMatchObject({ terms: true, marketing: false })
    await user.click(terms())
    await user.click(terms())
    expect(wizard.values).toMatchObject({ terms: true, marketing: true })
  })

  it('blinks for two seconds when Next finds it missing §4.12 §9.4', async () => {
    vi.useFakeTimers()
    const { wizard, container } = renderInWizard(<AccountForm />)
    await act(() => wizard.next())
    expect(terms().getAttribute('aria-invalid')).toBe('true')
    expect(container.querySelector('[data-blink]')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(termsBlinkMs - 1))
    expect(container.querySelector('[data-blink]')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(container.querySelector('[data-blink]')).toBeNull()
    vi.useRealTimers()
  })
})

it('a field that a press leaves shows its error after the click: what is pressed does not move away', async () => {
  renderInWizard(<AccountForm />, { values: { email: 'ana@' } })
  email().focus()
  fireEvent.pointerDown(terms())
  fireEvent.blur(email())
  expect(screen.queryByText('El correo electrónico no es válido')).toBeNull()
  fireEvent.pointerUp(terms())
  fireEvent.click(terms())
  expect(await screen.findByText('El correo electrónico no es válido')).toBeTruthy()
})

const WithSocial = () => (
  <>
    <AccountForm />
    <AccountEnd />
  </>
)

describe('The social sign-in button', () => {
  it('is gone when the email has an account §4.10', () => {
    const { wizard } = renderInWizard(<WithSocial />, { values: { email: 'ana@correo.example' } })
    expect(google()).not.toBeNull()
    const exists = { field: 'email', error: { key: 'error.email.exists' } } as const
    const verdict = { subject: { email: 'ana@correo.example' }, errors: [exists] }
    act(() => wizard.put('verdicts', { account: verdict }))
    expect(google()).toBeNull()
  })

  it.each([
    ['blocked', /ha bloqueado la ventana de Google/],
    ['closed', /se ha cerrado antes de terminar/],
    ['refused', /No has dado permiso a Google/],
    ['foreign', /no ha cuadrado/],
    ['unavailable', /no podemos conectar con Google/],
    ['anonymous', /Google no nos ha dicho quién eres/],
  ] as const)('says what happened when it is %s, and keeps what was typed', async (reason, sentence) => {
    const signIn = { load: async () => {}, ask: async () => ({ status: 'failed', reason }) as const }
    const values = { terms: true, email: 'ana@correo.example', password: 'secreto-1' }
    const { user, wizard } = renderInWizard(<WithSocial />, { values, around: dependencies({ signIn }) })
    await user.click(screen.getByRole('button', { name: 'Continuar con Google' }))
    expect((await screen.findByRole('status')).textContent).toMatch(sentence)
    expect(wizard.values).toMatchObject(values)
    expect(google()?.hasAttribute('disabled')).toBe(false)
  })

  it('comes into view once terms, email and password are good, and leaves the focus where it is §2.29', async () => {
    belowTheScreen()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = renderInWizard(<WithSocial />, { values: { email: 'ana@correo.example', password: 'secreto-1' } })
    expect(scrolled).not.toHaveBeenCalled()
    await user.click(terms())
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(terms())
  })

  it('has no place after a sign-in, which can be taken back', async () => {
    const values = { sso: true, email: 'lucia@correo.example', password: 'abc12345' }
    const { user } = renderInWizard(<WithSocial />, { values })
    expect(google()).toBeNull()
    expect(screen.getByText('lucia@correo.example')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Usar otro correo' }))
    expect(email().value).toBe('')
  })
})
