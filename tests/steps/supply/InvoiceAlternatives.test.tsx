import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { type InvoiceAnswer, nothingRead } from './bills.ts'
import { cups, otherCups, point, quiet, address as thisHome } from './points.ts'

const emptyAddress = {
  address: '',
  street_number: '',
  zipCode: '',
  province: '',
  municipality: '',
  address_details: '',
}
const question = 'En tu factura hay dos posibilidades. ¿Cuál es la tuya?'

/** The supply step after a bill that was read as `read`. */
async function billRead({
  alternatives,
  ...read
}: Partial<Omit<InvoiceAnswer, 'alternatives'>> & { alternatives: object }) {
  const rendered = renderInWizard(<SupplyForm />, {
    step: 'supply',
    values: filledValues({ cups: '', cupsOutcome: '', potenciaPunta: '', potenciaValle: '', ...emptyAddress }),
    around: dependencies({
      api: {
        ...quiet,
        parseInvoice: answers({ ...nothingRead, ...read, alternatives } as InvoiceAnswer),
        validateCups: answers(point()),
      },
    }),
  })
  const bill = new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })
  await rendered.user.upload(screen.getByLabelText(/Arrastra aquí tu factura/), bill)
  const notice = await screen.findByText(question)
  const choices = within(notice.closest('[role=status]') as HTMLElement).getAllByRole('button')
  return { ...rendered, choices }
}

const valueIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

const otherHome = { ...thisHome, street: 'Calle Mayor', streetNr: '4', zipCode: '08001' }

describe(' What a bill says in two ways is offered, and taken with one press', () => {
  it('of two homes, all of the chosen one is filled in', async () => {
    const parts = ['street', 'streetNr', 'zipCode', 'province', 'municipality'] as const
    const alternatives = Object.fromEntries(parts.map(part => [part, [thisHome[part], otherHome[part]]]))
    const { user, choices } = await billRead({ cups, alternatives })
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(thisHome.zipCode),
      expect.stringContaining('Calle Mayor 4, 08001'),
    ])
    choices[1]?.focus()
    await user.keyboard('{Enter}')
    expect(valueIn(/^Calle/)).toBe('Calle Mayor')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Calle/))
    expect(valueIn(/^C\.P\./)).toBe('08001')
    expect(screen.queryByText(question)).toBeNull()
  })

  it('of two CUPS, the chosen one is validated', async () => {
    const { user, choices } = await billRead({ p1: 3.45, p3: 3.45, alternatives: { cups: [cups, otherCups] } })
    expect(choices).toHaveLength(2)
    await user.click(choices[0] as HTMLElement)
    expect(valueIn(/^CUPS/).replaceAll(' ', '')).toBe(cups)
    expect(await screen.findByLabelText(/^Calle/)).toBeTruthy()
  })

  it('once the customer writes in the field, nothing is offered there any more', async () => {
    const alternatives = { apartment: ['7.º D', '7.2 D'] }
    const { user, choices } = await billRead({ cups, ...thisHome, apartment: '', alternatives })
    expect(choices.map(({ textContent }) => textContent)).toEqual(['7.º D', '7.2 D'])
    await user.type(await screen.findByRole('textbox', { name: /^Detalles/ }), '7')
    expect(screen.queryByText(question)).toBeNull()
  })
})
