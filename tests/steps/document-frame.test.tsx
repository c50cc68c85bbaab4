import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DocumentFrame } from '#steps/DocumentDialog.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const draw = () => renderInWizard(<DocumentFrame address="about:blank" title="Privacidad" />)

describe('A document in a frame', () => {
  it('can run nothing and learns nothing of where it is shown §2.31', () => {
    draw()
    const frame = screen.getByTitle<HTMLIFrameElement>('Privacidad')
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  })

  it('says that it is coming, until it is there', () => {
    draw()
    expect(screen.getByRole('status').textContent).toBe('Cargando el documento…')
    fireEvent.load(screen.getByTitle('Privacidad'))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('says that it is not coming after ten seconds, and shows it if it comes all the same', () => {
    draw()
    act(() => vi.advanceTimersByTime(10_000))
    expect(screen.getByRole('status').textContent).toBe(
      'No hemos podido cargar el documento. Puedes abrirlo en otra pestaña.',
    )
    fireEvent.load(screen.getByTitle('Privacidad'))
    expect(screen.queryByRole('status')).toBeNull()
  })
})
