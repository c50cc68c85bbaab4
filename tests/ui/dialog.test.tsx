import '#i18n/later.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInWizard } from '#tests/support/render.tsx'
import { Dialog } from '#ui/Dialog.tsx'

it('A dialog is named by its title, described by its subtitle, and takes the focus', () => {
  renderInWizard(
    <Dialog isOpen onClose={() => {}} title="¿Seguro que quieres salir?" subtitle="Perderás los cambios.">
      <p>Tu contrato todavía no está firmado.</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: '¿Seguro que quieres salir?' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Perderás los cambios.',
  )
  expect(dialog.contains(document.activeElement)).toBe(true)
})
