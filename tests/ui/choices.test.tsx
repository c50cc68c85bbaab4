import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'

describe('A checkbox', () => {
  it('is named by all its words and ticked by them', async () => {
    const tick = vi.fn()
    const label = (
      <>
        Acepto la <a href="/privacidad">política de privacidad</a>
      </>
    )
    render(<Checkbox checked={false} onChange={tick} label={label} />)
    expect(screen.getByRole('checkbox', { name: 'Acepto la política de privacidad' })).toBeTruthy()
    await userEvent.click(screen.getByText(/Acepto la/))
    expect(tick).toHaveBeenCalledWith(true)
  })

  it('is described by its error exactly while there is one', () => {
    const box = (error: string | null) => <Checkbox checked={false} onChange={() => {}} label="Acepto" error={error} />
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

describe('A group of radios', () => {
  const options = [
    { value: 'yes', label: 'Sí' },
    { value: 'no', label: 'No', hint: 'Puedes ponerlas más tarde.' },
  ]

  it('is a group named by its question, with nothing chosen at first', () => {
    render(<RadioGroup legend="¿Tienes placas solares?" options={options} value={null} onChange={() => {}} />)
    expect(screen.getByRole('group', { name: '¿Tienes placas solares?' })).toBeTruthy()
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(radio => radio.checked)).toEqual([])
  })

  it('tells what was chosen', async () => {
    const choose = vi.fn()
    render(<RadioGroup legend="¿Tienes placas solares?" options={options} value={null} onChange={choose} />)
    await userEvent.click(screen.getByText('No'))
    expect(choose).toHaveBeenCalledWith('no')
  })
})
