import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { brand } from '#brand/brand.ts'
import { Mandate } from '#steps/bank/Mandate.tsx'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'

describe('The SEPA mandate', () => {
  it('is filled in with creditor, debtor, account, kind and date, and grants the refund §2.48', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    const values = filledValues({
      iban: 'ES9121000418450200051332',
      address: 'Calle del Olmo Blanco',
      street_number: '12',
      zipCode: '28013',
      municipality: 'Madrid',
      province: 'Madrid',
    })
    renderInWizard(<Mandate />, { step: 'bank', values })
    vi.useRealTimers()
    for (const text of [
      'Orden de domiciliación de adeudo directo SEPA',
      /autoriza \(A\) al acreedor .* y \(B\) a la entidad/,
      /dentro de las ocho semanas/,
      '0B9A2F3E6A534D7E9D0D3F1C5B1D2A77',
      ...Object.values(brand.creditor),
      'Ana Prueba Ejemplo',
      'Calle del Olmo Blanco 12, 28013 Madrid',
      'ES91 2100 0418 4502 0005 1332',
      'Recurrente',
      '20 de noviembre de 2026',
    ])
      expect(screen.getByText(text)).toBeTruthy()
  })
})
