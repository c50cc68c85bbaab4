import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormValues } from '#domain/form-values.ts'
import { normalisePostalCode } from '#domain/provinces.ts'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { dependencies } from '#tests/support/dependencies.ts'
import type { Answers } from '#tests/support/mock-api.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { cups } from './points.ts'

const list = '28065|Getafe|28901-28909\n28079|Madrid|28001-28055\n28999|Perales|28905'
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(list)))
afterEach(() => void vi.unstubAllGlobals())

/** The step, which can be left and opened again. */
function Leaving() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Return'}
      </button>
      {isOpen && <SupplyForm />}
    </>
  )
}
function draw(values: Partial<FormValues> = {}, calls: Answers = {}) {
  const around = dependencies({ calls: { listProvinces: { body: ['Madrid', 'Coruña, A'] }, ...calls } })
  const opened = filledValues({ cups, cupsOutcome: 'notFound', ...values })
  return renderInWizard(<Leaving />, { step: 'supply', values: opened, around })
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const place = () => [field('C.P.').value, field('Provincia').value, field('Localidad').value]
const townList = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Localidad' })
const townBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Localidad' })
const other = 'No está en la lista: la escribo yo'

it.each([
  ['28013 Madrid', '28013'],
  ['Calle Mayor 5, 3º B, 28013 Madrid', '28013'],
  ['E-28013', '28013'],
  ['28 013', '28013'],
  ['28.013', '28013'],
  ['２８０１３', '28013'],
  ['280131', '280131'],
  ['2801', '2801'],
  ['Madrid', ''],
])('A postal code is found in what was pasted with it: %s', (pasted, code) => {
  expect(normalisePostalCode(pasted)).toBe(code)
  expect(normalisePostalCode(code)).toBe(code)
})

describe('The town of a postal code', () => {
  it('is filled in, and says where from', async () => {
    const { user } = draw()
    await user.click(field('C.P.'))
    await user.paste('Calle Mayor 5, 28013 Madrid')
    await user.tab()
    await waitFor(() => expect(place()).toEqual(['28013', 'Madrid', 'Madrid']))
    expect(screen.getAllByText('según tu C.P.')).toHaveLength(2)
    await user.type(field('Localidad'), ' capital')
    expect(field('Localidad').value).toBe('Madrid capital')
    expect(screen.getAllByText('según tu C.P.')).toHaveLength(1)
  })

  it('is chosen from a list where there are several, or typed', async () => {
    const { user, wizard } = draw()
    await user.type(field('C.P.'), '28905')
    const towns = await townList()
    expect([...towns.options].map(({ text }) => text)).toEqual(['Elige una localidad', 'Getafe', 'Perales', other])
    await user.selectOptions(towns, 'Perales')
    expect(wizard.values.municipality).toBe('Perales')
    await user.selectOptions(towns, other)
    const typed = await townBox()
    expect(document.activeElement).toBe(typed)
    await user.type(typed, 'Getafe')
    // A name of the list, typed: still the box, in which one goes on typing.
    await user.type(await townBox(), ' Norte')
    expect(wizard.values.municipality).toBe('Getafe Norte')
    await user.click(screen.getByRole('button', { name: 'Elegir de la lista' }))
    const again = await townList()
    expect([again.value, document.activeElement]).toEqual(['', again])
  })
})

describe('Province and town of the customer', () => {
  const filled = { 'C.P.': '28905', Provincia: 'Coruña, A', Localidad: 'Mi pueblo', Calle: 'Calle Mayor' }
  const names = Object.keys(filled) as (keyof typeof filled)[]
  const orders = names.map((_, at) => [...names.slice(at), ...names.slice(0, at)])

  it.each(orders)('stay as a browser fills them in by itself, in this order: %s, %s, %s, %s', async (...order) => {
    draw()
    await screen.findByRole('option', { name: 'Coruña, A' })
    for (const name of order) fireEvent.change(field(name), { target: { value: filled[name as keyof typeof filled] } })
    // The list of towns has come.
    expect(await screen.findByRole('button', { name: 'Elegir de la lista' })).toBeTruthy()
    expect(place()).toEqual(['28905', 'Coruña, A', 'Mi pueblo'])
    expect(screen.queryByText('según tu C.P.')).toBeNull()
  })

  it('stay when they are changed after the code filled them, for other codes too', async () => {
    const { user } = draw()
    await user.type(field('C.P.'), '28013')
    await waitFor(() => expect(field('Localidad').value).toBe('Madrid'))
    await user.selectOptions(field('Provincia'), 'Coruña, A')
    expect(place()).toEqual(['28013', 'Coruña, A', 'Madrid'])
    expect(screen.getByText(/^Este código postal suele ser de otra provincia/)).toBeTruthy()
    await user.clear(field('C.P.'))
    await user.type(field('C.P.'), '28901')
    await waitFor(() => expect(place()).toEqual(['28901', 'Coruña, A', 'Getafe']))
  })
})

describe('The home that the register names', () => {
  const unit = (Planta: string, Puerta: string) => {
    return { ReferenciaCatastral: `9872023VH5797S000${Planta}${Puerta}`, Bloque: '', Escalera: '', Planta, Puerta }
  }
  const listCadastralUnits = { body: [unit('03', 'A'), unit('03', 'B'), unit('04', 'B')] }
  const validated = async (values: Partial<FormValues>) => {
    const drawn = draw({ cupsOutcome: '', ...values }, { listCadastralUnits })
    await drawn.user.click(screen.getByRole('button', { name: 'Validar' }))
    return drawn
  }
  const question = 'Hay 3 viviendas en esta dirección. ¿Cuál es la tuya?'

  it('is chosen from the list, says so, and can be changed', async () => {
    const { user, wizard } = await validated({})
    const home = await screen.findByDisplayValue<HTMLSelectElement>('3.º B')
    expect(wizard.values.addressReference).toBe('9872023VH5797S00003B')
    expect(screen.getByText(/^Es la que consta en el Catastro/)).toBeTruthy()
    await user.selectOptions(home, '9872023VH5797S00004B')
    expect(wizard.values.addressReference).toBe('9872023VH5797S00004B')
    expect(screen.getByText(question)).toBeTruthy()
  })

  it('never replaces what the customer wrote', async () => {
    const { wizard } = await validated({ address_details: '4º B' })
    await screen.findByText(question)
    expect(wizard.values).toMatchObject({ address_details: '4º B', addressReference: '' })
  })
})
