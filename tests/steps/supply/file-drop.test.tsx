import '#i18n/later.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FileDrop } from '#steps/supply/invoice/FileDrop.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

it('The drop area shows how far the reading is, and can be stopped', async () => {
  const onRemove = vi.fn()
  const invoice = {
    status: 'reading',
    stage: 'supply.invoice.sending',
    fileName: 'factura.pdf',
    progress: 0.5,
  } as const
  renderInWizard(
    <FileDrop invoice={invoice} thumbnails={[]} onFiles={() => {}} onRemove={onRemove} text="PDF o fotos" />,
  )
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'factura.pdf' }).value).toBe(0.5)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(onRemove).toHaveBeenCalledOnce()
})
