import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from '#ui/Checkbox.tsx'

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
