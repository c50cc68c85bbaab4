import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { askApiToRead } from '#steps/supply/invoice/ask-api-to-read.ts'
import { dependencies } from '#tests/support/dependencies.ts'

it.each([
  [400, 'supply.invoice.wayOn.unread'],
  [422, 'supply.invoice.wayOn.unread'],
  [413, 'supply.invoice.wayOn.tooLarge'],
  [500, 'supply.invoice.wayOn.unavailable'],
  ['network', 'supply.invoice.wayOn.unavailable'],
] as const)('An invoice that was answered with %s reads nothing, and says what can be done', async (status, wayOn) => {
  const { api } = dependencies({ api: { parseInvoice: () => Promise.reject(new ApiError('parseInvoice', status)) } })
  const reading = await askApiToRead({
    api,
    email: 'ana@example.com',
    files: [new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })],
    provinceNames: [],
    signal: new AbortController().signal,
    tell: () => {},
  })
  expect(reading).toEqual({ fields: {}, wayOn: { key: wayOn } })
})
