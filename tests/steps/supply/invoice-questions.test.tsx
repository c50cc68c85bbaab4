import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledAddress, filledValues } from '#tests/support/values.ts'
import { pdf } from './bills.ts'
import { address, cups, otherCups, point } from './points.ts'

/** The supply step of a customer who has written this, after a bill was read. */
async function billRead(read: object, written: Parameters<typeof filledValues>[0] = {}, isMobile = false) {
  const calls = { parseInvoice: { body: read }, validateCups: { body: point() }, listCadastralUnits: { body: [] } }
  const around = dependencies({ isMobile, calls })
  const drawn = renderInWizard(<SupplyForm />, { step: 'supply', values: filledValues(written), around })
  await drawn.user.upload(screen.getByLabelText(isMobile ? 'Elige un archivo' : /Arrastra aquí tu factura/), pdf)
  return drawn
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

describe('A bill about another town than the customer wrote', () => {
  const contradicted = async () => {
    const written = { cups, cupsOutcome: 'notFound', ...filledAddress } as const
    const drawn = await billRead({ cups, ...address, municipality: 'Getafe' }, written)
    await screen.findByRole('table')
    return drawn
  }

  it('is announced as just that, and nowhere as well', async () => {
    await contradicted()
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced).toContain('Leída. Hay datos que no coinciden con los tuyos.')
    expect(announced.join()).not.toContain('Todo coincide')
  })

  it.each([
    ['Usar los de la factura', 'Getafe'],
    ['Quedarme con los míos', 'Madrid'],
  ])('leads who chooses "%s" into the field it was about', async (choice, town) => {
    const { user, wizard } = await contradicted()
    await user.click(screen.getByRole('button', { name: choice }))
    expect(screen.queryByRole('table')).toBeNull()
    expect([wizard.values.municipality, field(/^Localidad/).value]).toEqual([town, town])
    expect(document.activeElement).toBe(field(/^Localidad/))
  })
})

it('a customer who takes the file away on a phone is then where another one is chosen', async () => {
  const { user } = await billRead({ cups }, {}, true)
  await user.click(await screen.findByRole('button', { name: 'Quitar' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Haz una foto'))
})

describe('What a bill says in two ways is offered, and taken with one press', () => {
  const question = 'En tu factura hay dos posibilidades. ¿Cuál es la tuya?'
  const choices = async () => {
    const notice = (await screen.findByText(question)).closest('[role=status]') as HTMLElement
    return within(notice).getAllByRole('button')
  }

  it('of two homes, all of the chosen one is filled in', async () => {
    const other = { ...address, street: 'Calle Mayor', streetNr: '4', zipCode: '08001' }
    const parts = ['street', 'streetNr', 'zipCode', 'province', 'municipality'] as const
    const alternatives = Object.fromEntries(parts.map(part => [part, [address[part], other[part]]]))
    const { user } = await billRead({ cups, alternatives })
    const [first, second] = await choices()
    expect(first?.textContent).toContain(address.zipCode)
    expect(second?.textContent).toContain('Calle Mayor 4, 08001')
    second?.focus()
    await user.keyboard('{Enter}')
    expect([field(/^Calle/).value, field(/^C\.P\./).value]).toEqual(['Calle Mayor', '08001'])
    expect(document.activeElement).toBe(field(/^Calle/))
    expect(screen.queryByText(question)).toBeNull()
  })

  it('of two CUPS, the chosen one is validated', async () => {
    const { user } = await billRead({ p1: 3.45, p3: 3.45, alternatives: { cups: [cups, otherCups] } })
    await user.click((await choices())[0] as HTMLElement)
    expect(field(/^CUPS/).value.replaceAll(' ', '')).toBe(cups)
    expect(await screen.findByLabelText(/^Calle/)).toBeTruthy()
  })

  it('once the customer writes in the field, nothing is offered there any more', async () => {
    const { user } = await billRead({
      cups,
      ...address,
      apartment: '',
      alternatives: { apartment: ['7.º D', '7.2 D'] },
    })
    expect((await choices()).map(({ textContent }) => textContent)).toEqual(['7.º D', '7.2 D'])
    await user.type(await screen.findByRole('textbox', { name: /^Detalles/ }), '7')
    expect(screen.queryByText(question)).toBeNull()
  })
})
