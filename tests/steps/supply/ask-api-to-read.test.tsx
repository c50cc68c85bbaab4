import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { askApiToRead } from '#steps/supply/invoice/ask-api-to-read.ts'
import { dependencies } from '#tests/support/dependencies.ts'

const gas = JSON.stringify({ type: 'https://api.example/problems/gas-invoice', status: 400 })
const several = JSON.stringify({ type: 'several-supplies', status: 400 })

it.each([
  [400, 'supply.invoice.advice.unread', ''],
  [400, 'supply.invoice.advice.gas', gas],
  [400, 'supply.invoice.advice.several', several],
  [422, 'supply.invoice.advice.unread', ''],
  [413, 'supply.invoice.advice.tooLarge', ''],
  [500, 'supply.invoice.advice.unavailable', ''],
  ['network', 'supply.invoice.advice.unavailable', ''],
] as const)(
  'An invoice that was answered with %s reads nothing, and says what can be done: %s',
  async (status, advice, body) => {
    const { api } = dependencies({
      api: { parseInvoice: () => Promise.reject(new ApiError('parseInvoice', status, body)) },
    })
    const reading = await askApiToRead({
      api,
      email: 'ana@example.com',
      files: [new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })],
      provinceNames: [],
      signal: new AbortController().signal,
      reportStage: () => {},
    })
    expect(reading).toEqual({ fields: {}, doubtful: [], alternatives: [], advice: { key: advice } })
  },
)
