import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInWizard } from '#tests/support/render.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { PasswordInput, TextInput } from '#ui/TextInput.tsx'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(id => document.getElementById(id)?.textContent)

describe('A field', () => {
  it('describes the input by its hint, and by its error as well while one shows', () => {
    const field = (error: string | null) => (
      <Field label="CUPS" hint="Está en tu factura." error={error}>
        <TextInput value="" onChange={() => {}} />
      </Field>
    )
    const { rerender } = render(field(null))
    const input = screen.getByRole('textbox')
    expect(described(input)).toEqual(['Está en tu factura.'])
    expect(input.hasAttribute('aria-invalid')).toBe(false)

    rerender(field('Este campo es obligatorio'))
    expect(described(input)).toEqual(['Está en tu factura.', 'Este campo es obligatorio'])
    expect(input.getAttribute('aria-invalid')).toBe('true')

    rerender(field(null))
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('says where a value was read, and what was found with it, unless there is an error', () => {
    const field = (error: string | null) => (
      <Field
        label="CUPS"
        mark={{ text: 'leído de tu factura' }}
        valid
        note="Punto de suministro encontrado"
        error={error}
      >
        <TextInput value="ES" onChange={() => {}} />
      </Field>
    )
    const { rerender } = render(field(null))
    const input = screen.getByRole('textbox')
    expect(described(input)).toEqual(['leído de tu factura', 'Punto de suministro encontrado'])
    rerender(field('El CUPS debe tener 20 o 22 caracteres'))
    expect(described(input)).toEqual(['leído de tu factura', 'El CUPS debe tener 20 o 22 caracteres'])
  })

  it('is announced as required unless it is optional', () => {
    const field = (optional?: string) => (
      <Field label="Piso" optional={optional}>
        <TextInput value="" onChange={() => {}} />
      </Field>
    )
    const { rerender } = render(field())
    expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('true')
    rerender(field('(opcional)'))
    expect(screen.getByRole('textbox', { name: 'Piso (opcional)' }).hasAttribute('aria-required')).toBe(false)
  })
})

it('A password input can be shown and hidden again, keeping its text', async () => {
  renderInWizard(
    <Field label="Contraseña">
      <PasswordInput value="secreto" onChange={() => {}} />
    </Field>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Contraseña')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(input.type).toBe('text')
  expect(input.value).toBe('secreto')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
  expect(input.type).toBe('password')
})

describe('A checkbox', () => {
  it('is named by all its words and ticked by them', async () => {
    const tick = vi.fn()
    const label = (
      <>
        Acepto la <a href="/privacidad">política de privacidad</a>
      </>
    )
    render(<Checkbox value={false} onChange={tick} label={label} />)
    expect(screen.getByRole('checkbox', { name: 'Acepto la política de privacidad' })).toBeTruthy()
    await userEvent.click(screen.getByText(/Acepto la/))
    expect(tick).toHaveBeenCalledWith(true)
  })

  it('is described by its error exactly while there is one', () => {
    const box = (error: string | null) => <Checkbox value={false} onChange={() => {}} label="Acepto" error={error} />
    const { rerender } = render(box('Este campo es obligatorio'))
    const input = screen.getByRole('checkbox', { name: 'Acepto' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Este campo es obligatorio',
    )
    rerender(box(null))
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })
})

it('A button at work ignores further presses and keeps its name', async () => {
  const send = vi.fn()
  render(
    <Button loading onClick={send}>
      Contratar
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Contratar' })
  await userEvent.click(button)
  expect(send).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})
