import '#i18n/later.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInWizard } from '#tests/support/render.tsx'
import { Dialog } from '#ui/Dialog.tsx'

function Leaving() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Salir
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="¿Seguro que quieres salir?"
        subtitle="Perderás los cambios."
      >
        <p>Tu contrato todavía no está firmado.</p>
      </Dialog>
    </>
  )
}

describe('A dialog', () => {
  it('is named by its title, described by its subtitle, and takes the focus', async () => {
    renderInWizard(<Leaving />)
    await userEvent.click(screen.getByRole('button', { name: 'Salir' }))
    const dialog = screen.getByRole('dialog', { name: '¿Seguro que quieres salir?' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Perderás los cambios.',
    )
    expect(dialog.contains(document.activeElement)).toBe(true)
  })

  it('gives the focus back to what opened it', async () => {
    renderInWizard(<Leaving />)
    await userEvent.click(screen.getByRole('button', { name: 'Salir' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salir' }))
  })
})
