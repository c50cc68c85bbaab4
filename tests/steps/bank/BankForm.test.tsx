import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { brand } from '#brand/brand.ts'
import type { FormValues } from '#domain/form-values.ts'
import BankForm from '#steps/bank/BankForm.tsx'
import { Mandate } from '#steps/bank/Mandate.tsx'
import { TrustLine } from '#steps/TrustLine.tsx'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledAddress, filledValues } from '#tests/support/values.ts'

const supplied = { cups: 'ES0021000000000123FM', ...filledAddress }
const draw = (values: Partial<FormValues> = {}) =>
  renderInWizard(<BankForm />, { step: 'bank', values: filledValues({ ...supplied, ...values }) })
const iban = () => screen.getByLabelText<HTMLInputElement>('IBAN')

describe('The account', () => {
  it('is shown in fours, kept without blanks and named by its bank §2.47 §5.28', async () => {
    const { user, wizard } = draw()
    await user.click(iban())
    await user.paste(' iban es91 2100-0418 4502 0005 1332 ')
    await user.tab()
    expect(iban().value).toBe('ES91 2100 0418 4502 0005 1332')
    expect(wizard.values.iban).toBe('ES9121000418450200051332')
    expect(await screen.findByText('Tu banco: CaixaBank')).toBeTruthy()
  })

  it('says how many characters are missing or too many', async () => {
    const { user } = draw()
    await user.type(iban(), 'ES91210004184502000513')
    await user.tab()
    expect(await screen.findByText('Tiene 22 caracteres: faltan 2.')).toBeTruthy()
    await user.type(iban(), '1')
    await user.tab()
    expect(await screen.findByText('Tiene 23 caracteres: falta 1.')).toBeTruthy()
    await user.type(iban(), '1'.repeat(4))
    await user.tab()
    expect(await screen.findByText('Tiene 27 caracteres: sobran 3.')).toBeTruthy()
  })

  it('has the flag of its country in front, a globe as long as there is none §2.47', async () => {
    const { user, container } = draw()
    expect(container.querySelector('img')).toBeNull()
    await user.type(iban(), 'de')
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('/flags/DE.svg'))
  })
})

it('The consents open the mandate in a frame of our own, where no script runs and no address carries data §2.48', async () => {
  const { user, wizard } = draw({ iban: 'ES9121000418450200051332' })
  await user.click(screen.getByRole('link', { name: 'mandato SEPA' }))
  const frame = screen.getByTitle<HTMLIFrameElement>('Mandato SEPA')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  expect(frame.hasAttribute('src')).toBe(false)
  expect(wizard.values.sepa).toBe(false)
})

it('The mandate is filled in with creditor, debtor, account, kind and date, and grants the refund §2.48', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
  const values = filledValues({ ...supplied, address_details: '', iban: 'ES9121000418450200051332' })
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

describe('The review', () => {
  const review = () => screen.getByRole('region', { name: 'Esto es lo que vas a contratar' })
  const part = (label: string) => {
    const found = [...review().querySelectorAll('dl > div')].find(
      part => part.querySelector('dt')?.textContent === label,
    )
    return [...(found?.querySelectorAll('dd > p') ?? [])].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    )
  }
  const known = { ...supplied, cupsOutcome: 'found', punta: 4.6, valle: 3.45, solarSupply: false } as const

  it('is a letter with everything that binds, and where the company writes to', () => {
    draw(known)
    expect(review().textContent?.replaceAll('\u00a0', ' ')).toContain('Nuestra cuota:3,90 €/mes + impuestos')
    expect(part('Titular')).toEqual(['Ana Prueba Ejemplo · 00000000T', 'El contrato ya está a tu nombre'])
    expect(part('Suministro')).toEqual([
      'Calle del Olmo Blanco 12, 3º B',
      '28013 Madrid',
      'ES 0021 0000 0000 0123 FM',
      '4,6 kW en punta y 3,45 kW en valle (sin cambios) · sin placas solares',
      'Primera residencia',
    ])
    // Read as Spanish on an English page, too.
    const spanish = [...review().querySelectorAll('[lang=es]')].map(each => each.textContent)
    expect(spanish).toContain('Calle del Olmo Blanco 12, 3º B')
    expect(part('Dónde te escribimos')).toEqual([
      'ana.prueba@correo.example',
      '+34 612 345 678 · para el código de la firma',
    ])
    expect(review().textContent).toContain('ni explicaciones en los 14\u00a0días naturales siguientes a la firma')
  })

  it('says when a switch begins that is signed today, and no date of a new supply', () => {
    vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z'), toFake: ['Date'] })
    const { unmount } = draw(known)
    const words = () => review().textContent?.replaceAll('\u00a0', ' ')
    expect(words()).toContain('Si firmas hoy, tu luz cambia entre el miércoles 2 y el lunes 7 de diciembre.')
    unmount()
    draw({ ...supplied, cupsOutcome: 'notFound', newSupply: true })
    expect(words()).not.toContain('Si firmas hoy')
    vi.useRealTimers()
  })

  it('names a company by its name and CIF, and who signs for it', () => {
    draw({ ...known, isCompany: true, companyName: 'Panadería El Alba, S.L.', cif: 'A58818501' })
    expect(part('Titular')).toEqual([
      'Panadería El Alba, S.L. · A58818501',
      'Firma Ana Prueba Ejemplo · 00000000T',
      'El contrato ya está a nombre de la empresa',
    ])
  })

  it('tells a new supply with its powers, what it costs once and what is asked for beside it', () => {
    const newSupply = {
      ...supplied,
      cupsOutcome: 'notFound',
      newSupply: true,
      potenciaPunta: '4.6',
      potenciaValle: '6.9',
      supplyCostMin: 217.32,
      supplyCostMax: 227.01,
      solarSupply: true,
      householdType: 1,
      changeOfHolder: true,
    } as const
    draw(newSupply)
    expect(part('Suministro').slice(3)).toEqual([
      '4,6 kW en punta y 6,9 kW en valle, alta nueva · con placas solares',
      'Segunda residencia o local',
      'Coste del alta (pago único a la distribuidora) · Entre 217,32 € y 227,01 €, IVA incluido',
    ])
    expect(part('Titular')[1]).toBe('Ponemos el contrato a tu nombre')
  })

  it('tells that a CUPS which exists already means a change of holder, whatever the customer said before', () => {
    draw({ ...known, cupsOutcome: 'alreadyExists', changeOfHolder: false })
    expect(part('Titular')[1]).toMatch(/^Cambio de titular: este CUPS ya está dado de alta/)
  })

  it.each([
    ['Titular', 'holder'],
    ['Suministro', 'supply'],
    ['Dónde te escribimos', 'account'],
  ])('leads from %s to its step', async (line, step) => {
    const { user, wizard } = draw(known)
    await user.click(screen.getByRole('button', { name: `Editar ${line}` }))
    expect(wizard.step).toBe(step)
  })
})

it.each([
  [{}, 'Sin permanencia · sin cortes · avisamos nosotros'],
  [{ cupsOutcome: 'notFound', newSupply: true }, 'Sin permanencia'],
  [{ cupsOutcome: 'alreadyExists' }, 'Sin permanencia'],
] as const)('beside Contratar another company is told only where there is one: %j', (values, words) => {
  const { container } = renderInWizard(<TrustLine />, {
    step: 'bank',
    values: filledValues({ ...supplied, ...values }),
  })
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(words)
})
