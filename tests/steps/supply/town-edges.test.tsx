import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { normalisePostalCode } from '#domain/postal-code.ts'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { cups, quiet } from './points.ts'

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
function draw() {
  const values = filledValues({ cups, cupsOutcome: 'notFound' })
  return renderInWizard(<Leaving />, { step: 'supply', values, around: dependencies({ api: quiet }) })
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const place = () => [field('C.P.').value, field('Provincia').value, field('Localidad').value]
const townList = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Localidad' })

describe('A postal code that is pasted', () => {
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
  ])('is found in what came with it: %s', (pasted, code) => {
    expect(normalisePostalCode(pasted)).toBe(code)
    expect(normalisePostalCode(code)).toBe(code)
  })

  it('fills province and town as one that is typed', async () => {
    const { user } = draw()
    await user.click(field('C.P.'))
    await user.paste('Calle Mayor 5, 28013 Madrid')
    await user.tab()
    await waitFor(() => expect(place()).toEqual(['28013', 'Madrid', 'Madrid']))
  })
})

describe('Province and town of the customer', () => {
  const filled = { 'C.P.': '28905', Provincia: 'Coruña, A', Localidad: 'Mi pueblo', Calle: 'Calle Mayor' }
  const names = Object.keys(filled) as (keyof typeof filled)[]
  const orders = names.map((_, at) => [...names.slice(at), ...names.slice(0, at)])

  it.each([...orders, ...orders.map(order => order.toReversed())])(
    'stay as a browser fills them in by itself, all at once, in this order: %s, %s, %s, %s',
    async (...order) => {
      draw()
      await screen.findByRole('option', { name: 'Coruña, A' })
      for (const name of order)
        fireEvent.change(field(name), { target: { value: filled[name as keyof typeof filled] } })
      // The list of towns has come.
      expect(await screen.findByRole('button', { name: 'Elegir de la lista' })).toBeTruthy()
      expect(place()).toEqual(['28905', 'Coruña, A', 'Mi pueblo'])
      expect(screen.queryByText('según tu C.P.')).toBeNull()
    },
  )

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

  it('come back with the step, chosen or written beside the list', async () => {
    const { user } = draw()
    const leaveAndReturn = async () => {
      await user.click(screen.getByRole('button', { name: 'Leave' }))
      await user.click(screen.getByRole('button', { name: 'Return' }))
    }
    await user.type(field('C.P.'), '28905')
    await user.selectOptions(await townList(), 'Perales')
    await leaveAndReturn()
    expect((await townList()).value).toBe('Perales')
    await user.selectOptions(await townList(), 'No está en la lista: la escribo yo')
    await user.type(field('Localidad'), 'Perales del Río')
    await leaveAndReturn()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Localidad' }).value).toBe('Perales del Río')
    expect(screen.getByRole('button', { name: 'Elegir de la lista' })).toBeTruthy()
  })
})
