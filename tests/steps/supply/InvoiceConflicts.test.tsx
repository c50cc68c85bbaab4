import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { nothingRead } from './bills.ts'
import { point, quiet } from './points.ts'

const roles: Record<string, string> = { THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TD: 'cell' }

function roleOf({ tagName, parentElement }: Element) {
  if (tagName === 'TH') return parentElement?.parentElement?.tagName === 'THEAD' ? 'columnheader' : 'rowheader'
  return roles[tagName]
}

it('the table of differences names the role of each part, which it keeps when it is stacked §own.140', async () => {
  const read = answers({ ...nothingRead, cups: 'ES0021000000000123FM' })
  const { user } = renderInWizard(<SupplyForm />, {
    step: 'supply',
    values: filledValues({ cups: 'ES0021000000000124FY' }),
    around: dependencies({ api: { ...quiet, parseInvoice: read, validateCups: answers(point()) } }),
  })
  const bill = new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText(/Arrastra aquí tu factura/), bill)
  const table = await screen.findByRole('table')
  const parts = [...table.querySelectorAll('thead, tbody, tr, th, td')]
  expect(parts.length).toBeGreaterThan(7)
  for (const part of [table, ...parts])
    expect(part.getAttribute('role'), part.outerHTML.slice(0, 60)).toBe(part === table ? 'table' : roleOf(part))
})
