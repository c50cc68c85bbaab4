import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Feature } from '#domain/features.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { billFigures as figures } from '#tests/support/tariff-prices.ts'
import { StepList } from '#wizard/StepList.tsx'
import { formLoaders } from '#wizard/step-forms.ts'

await Promise.all(Object.values(formLoaders).map(load => load()))

/** The supply step of a customer whose bill was read before, and says another postal code than they do. */
async function draw(...switchedOff: Feature[]) {
  const around = dependencies({ switchedOff })
  const { wizard } = renderInWizard(<StepList />, { step: 'supply', around })
  await act(async () => {
    await wizard.loadOffer()
    const fields = { zipCode: '28013' }
    wizard.updateAnswers(before => ({
      ...before,
      customer: { ...before.customer, zipCode: '28013' },
      invoice: { fileName: 'factura.pdf', isReadOnDevice: true, cups: undefined, fields, figures },
      conflict: { zipCode: '28014' },
    }))
  })
  return {
    upload: document.querySelector('input[type=file]'),
    estimate: screen.queryByRole('region', { name: 'Estimación con tu factura' }),
    conflict: screen.queryByText('Tu factura dice otra cosa'),
    question: screen.queryByText('¿Lo hemos leído bien?'),
    lead: screen.queryByText('Dinos cuál es tu suministro: su CUPS está en tu factura.'),
  }
}
const shown = (parts: Record<string, Element | null>) => Object.keys(parts).filter(name => parts[name])

it.each<[Feature[], string[]]>([
  [[], ['upload', 'estimate', 'conflict', 'question']],
  [['invoice'], ['estimate', 'conflict', 'lead']],
  [['estimate'], ['upload', 'conflict', 'question']],
])('with %j switched off, the supply step shows and promises nothing else', async (off, parts) => {
  expect(shown(await draw(...off))).toEqual(parts)
})
