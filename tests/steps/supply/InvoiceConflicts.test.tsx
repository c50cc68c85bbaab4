import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { nothingRead } from './bills.ts'
import { address, cups, filledAddress, point, quiet } from './points.ts'

const bill = new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })

/** The bill is about another town than the customer wrote. */
async function contradicted() {
  const read = answers({ ...nothingRead, cups, ...address, municipality: 'Getafe' })
  const drawn = renderInWizard(<SupplyForm />, {
    step: 'supply',
    values: filledValues({ cups, cupsOutcome: 'notFound', ...filledAddress }),
    around: dependencies({ api: { ...quiet, parseInvoice: read, validateCups: answers(point()) } }),
  })
  await drawn.user.upload(screen.getByLabelText(/Arrastra aquí tu factura/), bill)
  await screen.findByRole('table')
  return drawn
}

it('of a bill that says otherwise it is announced just that, and nowhere that all is well', async () => {
  await contradicted()
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced).toContain('Leída. Hay datos que no coinciden con los tuyos.')
  expect(announced.join()).not.toContain('Todo coincide')
})

it.each([
  ['Usar los de la factura', 'Getafe'],
  ['Quedarme con los míos', 'Madrid'],
])('whoever chooses "%s" is then in the field it was about', async (choice, town) => {
  const { user, wizard } = await contradicted()
  await user.click(screen.getByRole('button', { name: choice }))
  expect(screen.queryByRole('table')).toBeNull()
  const field = screen.getByLabelText<HTMLInputElement>('Localidad')
  expect([wizard.values.municipality, field.value]).toEqual([town, town])
  expect(document.activeElement).toBe(field)
})

it('whoever takes the file away on a phone is then where another one is chosen', async () => {
  const { user } = renderInWizard(<SupplyForm />, {
    step: 'supply',
    values: filledValues(),
    around: dependencies({
      isMobile: true,
      api: { ...quiet, parseInvoice: answers({ ...nothingRead, cups }), validateCups: answers(point()) },
    }),
  })
  await user.upload(screen.getByLabelText('Elige un archivo'), bill)
  await user.click(await screen.findByRole('button', { name: 'Quitar' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Haz una foto'))
})
