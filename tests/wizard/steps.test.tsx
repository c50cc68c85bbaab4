import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { steps } from '#steps/index.ts'
import { cups } from '#tests/steps/supply/points.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { completeValues, filledAddress, filledValues } from '#tests/support/values.ts'
import { StepList } from '#wizard/StepList.tsx'
import { formLoaders } from '#wizard/step-forms.ts'

await Promise.all(Object.values(formLoaders).map(load => load()))

const supplied = {
  ...filledAddress,
  cups,
  cupsOutcome: 'found',
  solarSupply: false,
  punta: 4.6,
  valle: 4.6,
} as const

const card = (name: RegExp) => screen.getByRole('region', { name })
const heading = (name: RegExp) => screen.getByRole('heading', { level: 2, name })
const next = () => screen.getByRole('button', { name: 'Siguiente' })

describe('The steps', () => {
  it("are four, each headed 'PASO n DE total' §2.13 §4.1", () => {
    renderInWizard(<StepList />)
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual([
      'PASO 1 DE 4 Crea tu cuenta y empieza a ahorrar',
      'PASO 2 DE 4 Datos del titular',
      'PASO 3 DE 4 Datos del suministro',
      'PASO 4 DE 4 Cuenta bancaria',
    ])
  })

  it('that are done show a check mark, a summary without empty values, and Editar §2.14 §2.15 §4.3', async () => {
    const values = filledValues({ password: '' })
    const { user, wizard } = renderInWizard(<StepList />, { step: 'holder', values })
    const account = card(/Tu cuenta/)
    expect(within(account).getByText('Completado')).toBeTruthy()
    expect(within(account).getByText(values.email)).toBeTruthy()
    expect(within(account).queryByText('Contraseña')).toBeNull()
    await user.click(within(account).getByRole('button', { name: /Editar/ }))
    expect(document.activeElement).toBe(heading(/Crea tu cuenta/))
    expect(wizard.values).toMatchObject({ email: values.email, name: 'Ana' })
  })

  it('move the focus to their heading and come into view as they open, not before §2.21', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { wizard } = renderInWizard(<StepList />, { values: filledValues() })
    expect(document.activeElement).toBe(document.body)
    expect(scrolled).not.toHaveBeenCalled()
    act(() => wizard.openStep(1))
    expect(document.activeElement).toBe(heading(/Datos del titular/))
    expect(scrolled.mock.contexts.at(-1)).toBe(heading(/Datos del titular/))
  })

  it('are reported as they open and as their check passes', async () => {
    const outside = dependencies()
    const { user } = renderInWizard(<StepList />, { step: 'holder', values: filledValues(), around: outside })
    await screen.findByLabelText('Nombre')
    await user.click(next())
    const { UUID } = filledValues()
    const info = { section: 'holder', UUID }
    const reported = [
      { event: 'virtualPageview', page_title: 'registration_form/holder', UUID },
      { event: 'registration_form', event_info: { ...info, user_interaction: 'view' } },
      { event: 'registration_form', event_info: { ...info, user_interaction: 'next', marketing_consent: true } },
    ]
    await waitFor(() => expect(outside.tracked.slice(0, 3)).toEqual(reported))
    expect(JSON.stringify(outside.tracked)).not.toMatch(/ana|prueba|612345678|00000000T|secreto/i)
  })
})

describe('Back and Next', () => {
  it('Back is always open, and on the first step asks whether to leave §2.20 §2.23', async () => {
    const { user, wizard } = renderInWizard(<StepList />, { values: filledValues({ name: '' }) })
    act(() => wizard.openStep(1))
    await user.click(screen.getByRole('button', { name: 'Atrás' }))
    expect(heading(/Crea tu cuenta/)).toBeTruthy()
    expect(wizard.leaving).toBe('no')
    await user.click(screen.getByRole('button', { name: 'Atrás' }))
    expect(wizard.leaving).toBe('asking')
  })

  it('Next looks unavailable until the step is valid, and says what is missing §2.28', async () => {
    const { user } = renderInWizard(<StepList />, { values: filledValues({ email: '' }) })
    expect(next().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Falta 1 dato: correo electrónico').id).toBe(next().getAttribute('aria-describedby'))
    await user.type(await screen.findByLabelText('Correo electrónico'), 'ana@correo.example')
    expect(next().hasAttribute('aria-disabled')).toBe(false)
    expect(screen.queryByText(/^Falta/)).toBeNull()
  })

  it.each([
    ['an abbreviation as it is written', { ...supplied, zipCode: '' }, 'Falta 1 dato: C.P.'],
    ['two fields', { ...supplied, zipCode: '', address: '' }, 'Faltan 2 datos: calle y C.P.'],
    [
      'of three the first',
      { ...supplied, zipCode: '', address: '', municipality: '' },
      'Faltan 3 datos: calle y 2 más',
    ],
    ['a CUPS that is only to be validated', { cups, cupsOutcome: '' as const }, 'Pulsa Validar para comprobar tu CUPS'],
    ['a field to be mended, which is not missing', { ...supplied, zipCode: '2801' }, 'Revisa 1 dato: C.P.'],
  ])('beside Next it names %s', (_what, values, note) => {
    renderInWizard(<StepList />, { step: 'supply', values: filledValues(values) })
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('a refused Next names what is missing in one focused line of links, and says each sentence once', async () => {
    const { user } = renderInWizard(<StepList />, { values: { email: 'ana@' } })
    const email = await screen.findByLabelText('Correo electrónico')
    await user.click(next())
    const summary = screen.getByRole('region', { name: 'Revisa estos 4 datos:' })
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Correo electrónico',
      'Contraseña',
      'Móvil',
      'Privacidad y términos',
    ])
    await user.click(within(summary).getByRole('link', { name: /^Correo/ }))
    expect(document.activeElement).toBe(email)
    expect(screen.getAllByText(/El correo electrónico no es válido/)).toHaveLength(1)
    await user.click(next())
    expect(document.activeElement, 'at every refused attempt').toBe(summary)
  })

  it('a single thing that is missing takes the focus, without a summary, and the step stays §4.2', async () => {
    const { user } = renderInWizard(<StepList />, { values: filledValues({ phoneNumber: '' }) })
    const phone = await screen.findByLabelText('Móvil')
    await user.click(next())
    expect(document.activeElement).toBe(phone)
    expect(screen.queryByRole('region', { name: /^Revisa/ })).toBeNull()
    expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(1)
  })

  it.each([
    ['holder', 'bank', 'Guardar y volver'],
    ['holder', 'supply', 'Siguiente'],
    ['bank', 'bank', 'Contratar'],
  ] as const)('on the step %s, of a customer who had been on %s, Next says %s', (step, reached, label) => {
    const { wizard } = renderInWizard(<StepList />, {
      step: reached,
      values: completeValues(),
      isChecked: true,
    })
    act(() => wizard.openStep(steps.findIndex(({ id }) => id === step)))
    expect(screen.getByRole('button', { name: label })).toBeTruthy()
  })

  it('a contract that is being sent says to keep the page open, beside Next and aloud', async () => {
    const sent = {
      step: 'bank',
      values: completeValues(),
      isChecked: true,
      around: dependencies({ calls: { registerUser: 'never' } }),
    } as const
    const { wizard } = renderInWizard(<StepList />, sent)
    act(() => void wizard.submit())
    const told = await screen.findByText('Enviando tu contrato. No cierres esta página.')
    expect(told.closest('[role=status]')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Enviando…' })
    expect(screen.getByText('No cierres esta página.').id).toBe(button.getAttribute('aria-describedby'))
  })

  it('where the server says when to try again, Next counts down to it', async () => {
    const around = dependencies({ calls: { validateEmail: { status: 503, headers: { 'Retry-After': '60' } } } })
    const { user } = renderInWizard(<StepList />, { values: filledValues(), around })
    await user.click(next())
    const waiting = await screen.findByRole('button', { name: /^Reintentar en (1:00|0:\d\d)$/ })
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    await screen.findByRole('button', { name: /^Reintentar en 0:5\d$/ })
  })
})
