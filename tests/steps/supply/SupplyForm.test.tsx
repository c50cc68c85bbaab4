import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import type { FormValues } from '#domain/form-values.ts'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { dependencies } from '#tests/support/dependencies.ts'
import type { Answers } from '#tests/support/mock-api.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledAddress, filledValues } from '#tests/support/values.ts'
import { type InvoiceAnswer, nothingRead, pdf } from './bills.ts'
import { address, cups, point } from './points.ts'

/** The step, at whose address the cadastre knows no homes unless a test says otherwise. */
function draw(
  values: Partial<FormValues> = {},
  calls: Answers = {},
  changes: { isMobile?: boolean; api?: Partial<Api> } = {},
) {
  const around = dependencies({ calls: { listCadastralUnits: { body: [] }, ...calls }, ...changes })
  return renderInWizard(<SupplyForm />, { step: 'supply', values: filledValues(values), around })
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const validate = () => screen.getByRole('button', { name: 'Validar' })

describe('The supply form', () => {
  it('begins with the invoice and the CUPS, and shows the rest once the CUPS is validated §2.41', async () => {
    const { user } = draw()
    expect(screen.queryByLabelText('Calle')).toBeNull()
    await user.click(field('CUPS'))
    await user.paste('es0021000000000123fm')
    await user.click(validate())
    expect((await screen.findByLabelText<HTMLInputElement>('Calle')).value).toBe(address.street)
    for (const name of ['Número', 'C.P.', 'Provincia', 'Localidad', /^Detalles de la dirección/])
      expect(field(name)).toBeTruthy()
  })

  it('validates a whole CUPS when the field is left, and says so on the button', async () => {
    const { user } = draw()
    await user.type(field('CUPS'), cups)
    await user.tab()
    expect(await screen.findByLabelText('Calle')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Validado' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('explains where the CUPS is: 20 to 22 characters, on the invoice, permanent §2.39', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: '¿Dónde encuentro mi CUPS?' }))
    const dialog = within(screen.getByRole('dialog', { name: '¿Dónde encuentro mi CUPS?' }))
    expect(dialog.getByRole('img').getAttribute('aria-label')).toMatch(/CUPS señalado/)
    for (const words of ['entre 20 y 22 caracteres', 'en tu factura actual', 'permanente'])
      expect(dialog.getByText(words)).toBeTruthy()
  })
})

describe('The details of a supply', () => {
  const known = { ...filledAddress, cups, cupsOutcome: 'notFound', newSupply: true } as const

  it('ask about electricity, solar panels and the kind of home §2.40 §2.43 §2.45', async () => {
    const { user, wizard } = draw(known)
    const answer = (question: string, name: string) =>
      user.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name }))
    await answer('¿Tienes luz en este momento?', 'Sí')
    await answer('¿Tienes placas solares y compensas excedentes?', 'Sí')
    await answer('¿Para qué vivienda es?', 'Segunda residencia o local')
    expect(wizard.values).toMatchObject({ newSupply: false, solarSupply: true, householdType: 1 })
  })

  it('offer powers with what they are good for, and say when each counts §2.44 §9.6 §9.7', () => {
    draw({ ...known, extensionRights: 5.75 })
    const powers = within(field('Potencia punta')).getAllByRole<HTMLOptionElement>('option', { hidden: true })
    const words = powers.map(option => option.textContent?.replace('\u00a0', ' '))
    expect(words).toContain('3,45 kW · Casa pequeña')
    expect(words).toContain('5,75 kW · El máximo de tus derechos de extensión')
    expect(words).toContain('9,9 kW')
    expect(screen.getByText('Laborables de 8 a 24 h')).toBeTruthy()
    expect(screen.getByText('Noches, fines de semana y festivos')).toBeTruthy()
  })

  it('show what a new supply costs and what that consists of', async () => {
    const { user } = draw(known)
    await user.selectOptions(field('Potencia punta'), '4.6')
    await user.selectOptions(field('Potencia valle'), '4.6')
    expect(await screen.findByText(/^Entre 217,32\s€ y 227,01\s€, IVA incluido$/)).toBeTruthy()
    for (const charge of ['Derechos de extensión', 'Derechos de acceso', 'Enganche', 'Verificación'])
      expect(screen.getByText(charge)).toBeTruthy()
  })

  it('list the homes at the address, with free text for one that is not among them §2.42', async () => {
    const unit = { ReferenciaCatastral: '9872023VH5797S0001WX', Bloque: '', Escalera: '1', Planta: '03', Puerta: 'C' }
    const values = { ...known, address_details: '' }
    const { user, wizard } = draw(values, { listCadastralUnits: { body: [unit] } })
    const choice = await screen.findByRole('option', { name: /^Esc\.\s1, 3\.º\sC$/ })
    await user.selectOptions(field(/^Detalles/), choice)
    expect(wizard.values.addressReference).toBe(unit.ReferenciaCatastral)
    await user.selectOptions(field(/^Detalles/), 'No está en la lista: la escribo yo')
    await user.type(field(/^Detalles/), 'Ático')
    expect(wizard.values).toMatchObject({ addressReference: '', address_details: 'Ático' })
  })
})

const bill = { cups, ...address, p1: 4.6, p3: 4.6 }

describe('Next', () => {
  it('waits for a bill that is being read, scolds nobody meanwhile and goes on by itself', async () => {
    const reading = Promise.withResolvers<{ status: 200; body: InvoiceAnswer }>()
    const { user, wizard } = draw({}, {}, { api: { parseInvoice: () => reading.promise } })
    await user.upload(field(/Arrastra aquí tu factura/), pdf)
    expect(screen.queryByLabelText('CUPS')).toBeNull()
    const pressed = wizard.next()
    void wizard.next()
    expect(wizard.shownErrors).toEqual([])
    reading.resolve({ status: 200, body: { ...nothingRead, ...bill } })
    await pressed
    expect(wizard.currentStep).toBe(3)
  })

  it('validates a whole CUPS, and stops to show what the register says', async () => {
    const { wizard } = draw({ cups }, { validateCups: { patch: { alreadyExists: true } } })
    await wizard.next()
    expect(wizard.cupsCheck).toBe('alreadyExists')
    expect([wizard.currentStep, wizard.refusedNexts]).toEqual([2, 0])
  })

  it('stays where a reading that it waited for was cancelled, or the step was left', async () => {
    const reading = Promise.withResolvers<never>()
    const { user, wizard } = draw({}, {}, { api: { parseInvoice: () => reading.promise } })
    await user.upload(field(/Arrastra aquí tu factura/), pdf)
    const pressed = wizard.next()
    wizard.back()
    wizard.stopReading()
    reading.reject(new ApiError('parseInvoice', 'network'))
    await pressed
    expect([wizard.currentStep, wizard.refusedNexts]).toEqual([1, 0])
  })
})

it('Leaving the step ends every look-up under way', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const hang = (_question: unknown, options?: { signal?: AbortSignal }) => {
    signals.push(options?.signal)
    return new Promise<never>(() => {})
  }
  const { user, unmount } = draw({ cups }, {}, { api: { validateCups: hang } })
  await user.click(validate())
  unmount()
  expect(signals.map(signal => signal?.aborted)).toEqual([true])
})

describe('The place for the invoice', () => {
  it('says 8 MB, takes a picked file and fills in what it read §2.38', async () => {
    const { user } = draw({}, { parseInvoice: { body: bill }, validateCups: { body: point() } })
    expect(screen.getByText(/8 MB/)).toBeTruthy()
    await user.upload(field(/Arrastra aquí tu factura/), pdf)
    expect(await screen.findByText('factura.pdf')).toBeTruthy()
    expect(field('Cambiar factura.pdf').type).toBe('file')
    const electricity = within(await screen.findByRole('group', { name: /¿Tienes luz en este momento\?/ }))
    expect(electricity.getByRole<HTMLInputElement>('radio', { name: 'Sí' }).checked).toBe(true)
    expect(field('Calle').value).toBe(address.street)
    // Only what deserves a look is marked.
    expect(document.querySelector('[id$="-mark"]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Quitar' }))
    expect(screen.queryByText('factura.pdf')).toBeNull()
    expect(field('CUPS').value).toBe('')
  })

  it('shows what bill and register agree on as one card, and the fields on request', async () => {
    const { user } = draw({}, { parseInvoice: { body: bill } })
    await user.upload(field(/Arrastra aquí tu factura/), pdf)
    const card = within(await screen.findByRole('region', { name: '¿Es tu suministro?' }))
    expect(card.getByText('ES 0021 0000 0000 0123 FM')).toBeTruthy()
    expect(screen.queryByLabelText('Calle')).toBeNull()
    expect(screen.queryByRole('group', { name: /¿Tienes luz/ })).toBeNull()
    await user.click(card.getByRole('button', { name: 'Corregir' }))
    expect(document.activeElement).toBe(field('CUPS'))
    expect(field('Calle').value).toBe(address.street)
    expect(screen.queryByRole('region', { name: '¿Es tu suministro?' })).toBeNull()
  })

  it('offers camera or files by two buttons on a phone, and says what happens to the file §2.38', async () => {
    const { user } = draw({}, {}, { isMobile: true })
    const photo = screen.getByLabelText<HTMLInputElement>('Haz una foto')
    expect(photo.getAttribute('capture')).toBe('environment')
    const file = screen.getByLabelText<HTMLInputElement>('Elige un archivo')
    expect(file.accept).toMatch(/pdf.*image/)
    const words = document.getElementById(file.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(words?.textContent).toMatch(/8 MB.*en tu dispositivo.*nos la envías/)
    expect(screen.queryByLabelText('CUPS')).toBeNull()
    await user.upload(file, new File([], 'factura.pdf', { type: 'application/pdf' }))
    expect(screen.getByText('El archivo está vacío. Elige otro.')).toBeTruthy()
    expect(field('CUPS')).toBeTruthy()
  })

  it('tells what the customer wrote from what the register said, where the invoice says otherwise', async () => {
    const { user } = draw({ cups }, { parseInvoice: { body: { ...bill, streetNr: '14', municipality: 'Getafe' } } })
    await user.click(validate())
    await user.clear(await screen.findByLabelText('Localidad'))
    await user.type(field('Localidad'), 'Leganés')
    await user.upload(field(/Arrastra aquí tu factura/), pdf)
    const table = within(await screen.findByRole('table'))
    expect(table.getByRole('row', { name: /Número/ }).textContent).toBe('Número12 (del registro)14')
    expect(table.getByRole('row', { name: /Localidad/ }).textContent).toBe('LocalidadLeganés (lo has escrito tú)Getafe')
    expect(screen.getByText('Leída. Hay datos que no coinciden con los tuyos.')).toBeTruthy()
  })
})
