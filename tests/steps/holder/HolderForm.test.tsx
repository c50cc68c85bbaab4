import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultDebounceMs } from '#domain/limits.ts'
import HolderForm from '#steps/holder/HolderForm.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

const draw = (values = {}) => renderInWizard(<HolderForm />, { step: 'holder', values })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

afterEach(() => void vi.useRealTimers())

describe('The holder form', () => {
  it('tells who types a NIE how one is written, beside the error', async () => {
    const { user } = draw()
    await user.type(field('DNI/NIE'), 'x12345')
    await user.tab()
    expect(screen.getByText(/^El formato debe ser 8 números seguidos de una letra/)).toBeTruthy()
    expect(screen.getByText(/NIE: X, Y o Z, 7 números y una letra\./)).toBeTruthy()
    await user.clear(field('DNI/NIE'))
    await user.type(field('DNI/NIE'), '12345')
    await user.tab()
    expect(screen.getByText(/^El formato debe ser/)).toBeTruthy()
    expect(screen.queryByText(/NIE: X/)).toBeNull()
  })

  it('says that a letter does not match its number, beside the error', async () => {
    const { user } = draw()
    await user.type(field('DNI/NIE'), '12345678A')
    await user.tab()
    expect(screen.getByText('La letra no cuadra con el número.')).toBeTruthy()
  })

  it('asks a company for its name and CIF too, and clears both on switching §2.36 §4.14', async () => {
    const { user, wizard } = draw()
    await user.click(screen.getByRole('radio', { name: 'Empresa' }))
    expect(field('Razón social').autocomplete).toBe('organization')
    await user.type(field('Razón social'), 'Panadería El Alba')
    await user.type(field('CIF'), 'a58818501')
    expect(wizard.values).toMatchObject({ companyName: 'Panadería El Alba', cif: 'A58818501' })
    await user.click(screen.getByRole('radio', { name: 'Particular' }))
    expect(wizard.values).toMatchObject({ isCompany: false, companyName: '', cif: '' })
  })

  it('calls nothing missing that was never in hand: not what Empresa brings, nor what was emptied with it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = draw()
    const choose = async (kind: string) => {
      await user.click(screen.getByRole('radio', { name: kind }))
      await act(() => vi.advanceTimersByTimeAsync(2 * defaultDebounceMs))
    }
    await choose('Empresa')
    expect(screen.queryByText('Este campo es obligatorio')).toBeNull()
    await user.type(field('Razón social'), 'Panadería El Alba')
    await choose('Particular')
    await choose('Empresa')
    expect(screen.queryByText('Este campo es obligatorio')).toBeNull()
    await user.click(field('CIF'))
    await user.tab()
    expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(1)
  })

  it('takes documents in upper case, without spaces, with at most 9 characters §5.27', async () => {
    const { user, wizard } = draw()
    await user.click(field('DNI/NIE'))
    await user.paste('12.345.678 - z')
    await user.tab()
    expect(field('DNI/NIE').value).toBe('12345678Z')
    await user.type(field('DNI/NIE'), '999')
    expect(wizard.values.document).toBe('12345678Z')
  })

  it('shows what is typed as it was typed until the field is left', async () => {
    const { user, wizard } = draw({ document: 'X1234L' })
    const input = field('DNI/NIE')
    await user.type(input, 'y ', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect([input.value, input.selectionStart, wizard.values.document]).toEqual(['Xy 1234L', 3, 'XY1234L'])
    await user.tab()
    expect(input.value).toBe('XY1234L')
  })

  it('shows a sole trader with a DNI, and a person with a CIF, the way on', async () => {
    const { user, wizard } = draw({ isCompany: true, cif: '00000000T' })
    await user.click(screen.getByRole('button', { name: 'Continuar como Particular' }))
    expect(wizard.values).toMatchObject({ isCompany: false, cif: '', document: '00000000T' })
    await user.clear(field('DNI/NIE'))
    await user.type(field('DNI/NIE'), 'B64717838')
    await user.click(screen.getByRole('button', { name: 'Continuar como Empresa' }))
    expect(wizard.values).toMatchObject({ isCompany: true, cif: 'B64717838', document: '' })
    expect(document.activeElement).toBe(field('Razón social'))
  })

  it('mends a DNI without its leading zero with one press', async () => {
    const { user } = draw({ document: '1234567L' })
    await user.click(field('DNI/NIE'))
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Usar 01234567L' }))
    expect(field('DNI/NIE').value).toBe('01234567L')
    expect(field('DNI/NIE').hasAttribute('aria-invalid')).toBe(false)
  })
})
