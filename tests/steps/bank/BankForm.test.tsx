import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { brand } from '#brand/brand.ts'
import type { FormValues } from '#domain/form-values.ts'
import BankForm from '#steps/bank/BankForm.tsx'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'

const supplied = {
  cups: 'ES0021000000000123FM',
  address: 'Calle del Olmo Blanco',
  street_number: '12',
  address_details: '3º B',
  zipCode: '28013',
  municipality: 'Madrid',
  province: 'Madrid',
}
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

  it('has the flag of its country in front, a globe as long as there is none §2.47', async () => {
    const { user, container } = draw()
    expect(container.querySelector('img')).toBeNull()
    await user.type(iban(), 'de')
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('/flags/DE.svg'))
  })

  it('says in a dialog what it is needed for §2.47', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: '¿Para qué necesitamos tu IBAN?' }))
    const dialog = within(screen.getByRole('dialog', { name: '¿Para qué necesitamos tu IBAN?' }))
    expect(dialog.getByText(/domiciliar tus facturas/)).toBeTruthy()
  })
})

describe('The consents', () => {
  it('are two boxes, each kept §2.47', async () => {
    const { user, wizard } = draw()
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    expect(wizard.values).toMatchObject({ sepa: true, general_conditions: true })
  })

  it('open the general conditions in a frame that can do nothing §2.48', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('link', { name: 'condiciones generales' }))
    const frame = screen.getByTitle<HTMLIFrameElement>('Condiciones generales')
    expect(frame.src).toContain(brand.documents.generalConditions)
    expect(frame.getAttribute('sandbox')).toBe('')
  })

  it('open the mandate in a frame of our own, where no script runs and no address carries data §2.48', async () => {
    const { user, wizard } = draw({ iban: 'ES9121000418450200051332' })
    await user.click(screen.getByRole('link', { name: 'mandato SEPA' }))
    const frame = screen.getByTitle<HTMLIFrameElement>('Mandato SEPA')
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
    expect(frame.hasAttribute('src')).toBe(false)
    expect(wizard.values.sepa).toBe(false)
  })
})

describe('The review', () => {
  const review = () => screen.getByRole('region', { name: 'Esto es lo que vas a contratar' })
  const lines = () =>
    [...review().querySelectorAll('dl > div')].map(line =>
      [...line.querySelectorAll('dt, dd > p')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    )
  const known = { ...supplied, cupsOutcome: 'found', punta: 4.6, valle: 3.45, solarSupply: false } as const

  it('holds everything that binds, clearly and apart', () => {
    draw({ ...known, iban: 'ES9121000418450200051332' })
    expect(within(review()).getByText(/^Échale un último vistazo/)).toBeTruthy()
    expect(lines()).toEqual([
      ['Titular', 'Ana Prueba Ejemplo', '00000000T'],
      ['Cambio de titular', 'No hace falta: ya está a tu nombre'],
      ['Suministro', 'Calle del Olmo Blanco 12, 3º B', '28013 Madrid', 'ES 0021 0000 0000 0123 FM'],
      ['Potencia', '4,6 kW en punta y 3,45 kW en valle (sin cambios)'],
      ['Placas solares con compensación', 'No'],
      ['¿Para qué vivienda es?', 'Primera residencia'],
      ['IBAN', 'ES91 2100 0418 4502 0005 1332'],
      ['Precio', 'Luz a coste de mercado + 3,90 €/mes de cuota, impuestos no incluidos'],
      [
        'Derecho de desistimiento',
        'Puedes echarte atrás sin coste ni explicaciones en los 14 días naturales siguientes a la firma.',
      ],
    ])
  })

  it('stands before the consents, in reading order', () => {
    draw(known)
    for (const box of screen.getAllByRole('checkbox')) {
      expect(review().compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
  })

  it('names a company by its name and CIF, and who signs for it', () => {
    draw({ ...known, isCompany: true, companyName: 'Panadería El Alba, S.L.', cif: 'A58818501' })
    expect(lines().slice(0, 2)).toEqual([
      ['Titular', 'Panadería El Alba, S.L.', 'A58818501'],
      ['Firma por la empresa', 'Ana Prueba Ejemplo', '00000000T'],
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
    const line = (label: string) => lines().find(([name]) => name === label)?.[1]
    expect(line('Potencia')).toBe('4,6 kW en punta y 6,9 kW en valle, alta nueva')
    expect(line('Coste del alta (pago único a la distribuidora)')).toBe('Entre 217,32 € y 227,01 €, IVA incluido')
    expect(line('Placas solares con compensación')).toBe('Sí')
    expect(line('¿Para qué vivienda es?')).toBe('Segunda residencia o local')
    expect(line('Cambio de titular')).toBe('Sí, lo ponemos a tu nombre')
    expect(line('IBAN')).toBe('Falta')
  })

  it('tells that a CUPS which exists already means a change of holder, whatever the customer said before', () => {
    draw({ ...known, cupsOutcome: 'alreadyExists', changeOfHolder: false })
    expect(lines().find(([name]) => name === 'Cambio de titular')?.[1]).toMatch(/^Sí: este CUPS ya está dado de alta/)
  })

  it.each([
    ['Titular', 'holder'],
    ['Cambio de titular', 'holder'],
    ['Suministro', 'supply'],
    ['Potencia', 'supply'],
    ['Placas solares con compensación', 'supply'],
    ['¿Para qué vivienda es?', 'supply'],
  ])('leads from %s to its step', async (line, step) => {
    const { user, wizard } = draw(known)
    await user.click(screen.getByRole('button', { name: `Editar ${line}` }))
    expect(wizard.step).toBe(step)
  })

  it('leads from the IBAN to its field', async () => {
    const { user } = draw(known)
    await user.click(screen.getByRole('button', { name: 'Editar IBAN' }))
    expect(document.activeElement).toBe(iban())
  })
})
