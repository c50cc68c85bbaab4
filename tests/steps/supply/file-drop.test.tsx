import '#i18n/later.ts'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileDrop, type FileDropProps } from '#steps/supply/invoice/FileDrop.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

const invoice = new File(['%PDF-'], 'factura.pdf', { type: 'application/pdf' })
const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })

function drop(props: Partial<FileDropProps> = {}) {
  const onFiles = vi.fn()
  const onRemove = vi.fn()
  const text = 'PDF o fotos, hasta 8 MB.'
  const view = renderInWizard(
    <FileDrop state={{ status: 'empty' }} onFiles={onFiles} onRemove={onRemove} text={text} {...props} />,
  )
  const input = view.container.querySelector('input') as HTMLInputElement
  return { onFiles, onRemove, input, unmount: view.unmount }
}

describe('The drop area', () => {
  it('hands on all that was dropped', () => {
    const { input, onFiles } = drop()
    fireEvent.drop(input, { dataTransfer: { files: [invoice, photo] } })
    expect(onFiles).toHaveBeenCalledWith([invoice, photo])
  })

  it('shows how far the reading is, and can be stopped', async () => {
    const { onRemove } = drop({ state: { status: 'reading', name: 'factura.pdf', progress: 0.5 } })
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'factura.pdf' }).value).toBe(0.5)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })
})
