import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormValues } from '#domain/form-values.ts'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { cups, found, quiet } from './points.ts'

const list = '28065|Getafe|28901-28909\n28079|Madrid|28001-28055\n28999|Perales|28905'

function draw(values: Partial<FormValues> = {}, api = {}) {
  vi.stubGlobal('fetch', async () => new Response(list))
  const around = dependencies({ api: { ...quiet, ...api } })
  const opened = filledValues({ cups, cupsOutcome: 'notFound', ...values })
  return renderInWizard(<SupplyForm />, { step: 'supply', values: opened, around })
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const byRole = (role: string, name: string) => screen.findByRole<HTMLSelectElement>(role, { name })

describe('The town of a postal code', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is filled in, and says where from', async () => {
    const { user } = draw()
    await user.type(field('C.P.'), '28001')
    await waitFor(() => expect(field('Localidad').value).toBe('Madrid'))
    expect(field('Provincia').value).toBe('Madrid')
    expect(screen.getAllByText('según tu C.P.')).toHaveLength(2)
    await user.type(field('Localidad'), ' capital')
    expect(field('Localidad').value).toBe('Madrid capital')
    expect(screen.getAllByText('según tu C.P.')).toHaveLength(1)
  })

  it('is chosen from a list where there are several, or typed', async () => {
    const { user, wizard } = draw()
    await user.type(field('C.P.'), '28905')
    const towns = await byRole('combobox', 'Localidad')
    expect([...towns.options].map(({ text }) => text)).toEqual([
      'Elige una localidad',
      'Getafe',
      'Perales',
      'No está en la lista: la escribo yo',
    ])
    await user.selectOptions(towns, 'Perales')
    expect(wizard.values.municipality).toBe('Perales')
    await user.selectOptions(towns, 'No está en la lista: la escribo yo')
    const typed = await byRole('textbox', 'Localidad')
    expect(document.activeElement).toBe(typed)
    await user.type(typed, 'Getafe')
    // A name of the list, typed: still the box, in which one goes on typing.
    await user.type(await byRole('textbox', 'Localidad'), ' Norte')
    expect(wizard.values.municipality).toBe('Getafe Norte')
    await user.click(screen.getByRole('button', { name: 'Elegir de la lista' }))
    const again = await byRole('combobox', 'Localidad')
    expect([again.value, document.activeElement]).toEqual(['', again])
  })
})

describe('The home that the register names', () => {
  const unit = (Planta: string, Puerta: string) => {
    return { ReferenciaCatastral: `9872023VH5797S00${Planta}${Puerta}`, Bloque: '', Escalera: '', Planta, Puerta }
  }
  const api = {
    validateCups: answers(found),
    listCadastralUnits: answers([unit('03', 'A'), unit('03', 'B'), unit('04', 'B')]),
  }

  it('is chosen from the list, says so, and can be changed', async () => {
    const { user, wizard } = draw({ cupsOutcome: '' }, api)
    await user.click(screen.getByRole('button', { name: 'Validar' }))
    const home = await screen.findByDisplayValue<HTMLSelectElement>('3.º B')
    expect(wizard.values.addressReference).toBe('9872023VH5797S0003B')
    expect(screen.getByText(/^Es la que consta en el Catastro/)).toBeTruthy()
    await user.selectOptions(home, '4.º B')
    expect(wizard.values.addressReference).toBe('9872023VH5797S0004B')
    expect(screen.getByText('Hay 3 viviendas en esta dirección. ¿Cuál es la tuya?')).toBeTruthy()
  })

  it('is never chosen in the place of what the customer wrote', async () => {
    const { user, wizard } = draw({ cupsOutcome: '', address_details: '4º B' }, api)
    await user.click(screen.getByRole('button', { name: 'Validar' }))
    await screen.findByText('Hay 3 viviendas en esta dirección. ¿Cuál es la tuya?')
    expect(wizard.values).toMatchObject({ address_details: '4º B', addressReference: '' })
  })
})
