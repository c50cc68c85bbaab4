import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { brand } from '#brand/brand.ts'
import { exitRedirectMs } from '#domain/limits.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { languages } from '#i18n/languages.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { soleSignUp, wizardAt } from '#tests/support/wizard.ts'
import { Wizard } from '#wizard/Wizard.tsx'

const draw = (values = {}) => renderInWizard(<Wizard />, { values })
const wizard = () => screen.getByRole('dialog', { name: 'Contrata tu luz' })
const close = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Cerrar' })
const question = { name: '¿Seguro que quieres salir?' }
const leaveDialog = () => screen.queryByRole('dialog', question)
/** The dialog is loaded when it is wanted. */
const leave = () => screen.findByRole('button', { name: 'Salir' })

/** The browser shows a page again that it has kept as it was. */
function comeBack() {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

function leaves(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

afterEach(() => void vi.useRealTimers())

describe('The way out of the wizard', () => {
  it('is asked about, with title, subtitle and two buttons §2.5 §2.6', async () => {
    const { user } = draw()
    await user.click(close())
    const description = 'Vas a perder los cambios sin guardar'
    const place = await screen.findByRole('dialog', { ...question, description })
    expect(place.contains(document.activeElement)).toBe(true)
    const dialog = within(place)
    expect(dialog.getByRole('button', { name: 'Salir' })).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Continuar' })).toBeTruthy()
  })

  it("'Continuar' closes the question, and the focus goes back to where it was §2.7", async () => {
    const { user } = draw()
    await user.click(close())
    await user.click(await screen.findByRole('button', { name: 'Continuar' }))
    expect(leaveDialog()).toBeNull()
    expect(document.activeElement).toBe(close())
  })

  it("'Salir' fades the wizard and leaves after 300 ms §2.8 §2.9 §9.4", async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    draw({ email: 'ana@correo.example' })
    fireEvent.click(close())
    const button = await leave()
    vi.useFakeTimers()
    fireEvent.click(button)
    expect(wizard().hasAttribute('data-leaving')).toBe(true)
    expect(leaves()).toBe(true)
    vi.advanceTimersByTime(exitRedirectMs - 1)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign).toHaveBeenCalledWith(brand.marketing.root)
  })

  it('by the browser is asked about only while something would be lost §2.10', () => {
    // What the page itself put into the form is nothing to lose.
    const { wizard } = draw({ UUID: 'u', originalCampaign: 'primavera', referalToken: 't' })
    expect(leaves()).toBe(true)
    act(() => wizard.writeAnswers({ email: 'a' }))
    expect(leaves()).toBe(false)
    act(() => wizard.writeAnswers({ email: '' }))
    expect(leaves()).toBe(true)
  })

  it('taken and come back from by the browser shows a wizard that knows nothing of who left it', async () => {
    const around = dependencies()
    const signUps = {
      ...soleSignUp(wizardAt({ values: { email: 'ana@correo.example' }, around })),
      next: vi.fn(() => wizardAt({ around }).store),
      clear: vi.fn(),
    }
    render(
      <App signUps={signUps} texts={createI18n({ url: '', apiKey: '' })}>
        <MemoryRouter>
          <Wizard />
        </MemoryRouter>
      </App>,
    )
    expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('ana@correo.example')
    fireEvent.click(close())
    fireEvent.click(await leave())
    expect(signUps.clear).toHaveBeenCalledTimes(1)
    act(() => comeBack())
    expect(wizard().hasAttribute('data-leaving')).toBe(false)
    expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('')
    expect(signUps.next).toHaveBeenCalledTimes(1)
  })
})

describe("The wizard's page", () => {
  it('is titled by the open step, with "Error: " in front while errors show', async () => {
    const { user } = draw()
    expect(document.title).toBe(`Crea tu cuenta y empieza a ahorrar · ${brand.name}`)
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(document.title).toBe(`Error: Crea tu cuenta y empieza a ahorrar · ${brand.name}`)
  })

  it('names the languages under their own names and flags §2.11 §2.12', () => {
    draw()
    const buttons = within(screen.getByRole('group', { name: 'Idioma' })).getAllByRole('button')
    expect(buttons).toHaveLength(languages.length)
    const [first, second] = buttons.map(button => ({
      name: button.querySelector('span')?.textContent,
      flag: button.querySelector('img')?.getAttribute('src'),
      isPressed: button.getAttribute('aria-pressed'),
    }))
    expect(first).toEqual({ name: 'Español', flag: '/flags/ES.svg', isPressed: 'true' })
    expect(second).toEqual({ name: 'English', flag: '/flags/GB.svg', isPressed: 'false' })
  })
})
