import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { maxUploadBytes } from '#domain/limits.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import { scalePhoto } from '#steps/supply/invoice/scale-photo.ts'
import { answers } from '#tests/support/dependencies.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { afterReload } from '#tests/support/wizard.ts'
import { type InvoiceAnswer, nothingRead, pdf, photo, wholeInvoice } from './bills.ts'
import { cups, deferred, filledAddress, found, otherCups, point, supplyAt } from './points.ts'

vi.mock('#steps/supply/invoice/device/read-on-device.ts')
vi.mock('#steps/supply/invoice/scale-photo.ts')

const fresh = { cups: '' }
const validateCups = answers(point())

beforeEach(() => {
  vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: {} })
  vi.mocked(scalePhoto).mockImplementation(async file => file)
})

describe('An invoice that can be read', () => {
  it('fills the fields, sets solar no and electricity yes, then has the CUPS validated §4.28 §3.7', async () => {
    const validate = vi.fn(validateCups)
    const { wizard } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await wizard.readInvoice([pdf])
    expect(wizard.values).toMatchObject({
      cups,
      ...filledAddress,
      potenciaPunta: '3.45',
      potenciaValle: '3.3',
      solarSupply: false,
      newSupply: false,
      cupsOutcome: 'notFound',
    })
    expect(wizard.originOf('newSupply')).toBe('invoice')
    expect(validate).toHaveBeenCalledTimes(1)
    expect(wizard.invoice).toMatchObject({ status: 'read', fileName: 'factura.pdf' })
  })

  it('is sent as one PDF, or as up to five scaled photos', async () => {
    const parseInvoice = vi.fn(answers(wholeInvoice))
    const { wizard } = supplyAt(fresh, { parseInvoice, validateCups })
    await wizard.readInvoice([pdf])
    await wizard.readInvoice([photo(), photo('otra.jpg')])
    const email = 'ana.prueba@correo.example'
    expect(parseInvoice.mock.calls.map(([body]: unknown[]) => body)).toEqual([
      { email, pdf: btoa('%PDF-1.7') },
      { email, images: [btoa('\xff\xd8\xff'), btoa('\xff\xd8\xff')] },
    ])
    // Together they are as large as one file may be.
    const half = maxUploadBytes / 2
    expect(vi.mocked(scalePhoto).mock.calls.map(([, maxBytes]) => maxBytes)).toEqual([half, half])
  })
})

describe('An invoice whose QR code the device reads', () => {
  const qr = { cups, zipCode: '28013', potenciaPunta: '4.6', potenciaValle: '3.45', solarSupply: true }

  it('is not uploaded when the supply database knows the rest', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const { wizard } = supplyAt(fresh, { validateCups: answers(found) })
    await wizard.readInvoice([photo()])
    expect(wizard.values).toMatchObject({ ...qr, ...filledAddress })
    expect(wizard.invoice).toMatchObject({ status: 'read', isReadOnDevice: true })
  })

  it('is complemented by the API where something is still open, and never contradicted', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const parseInvoice = answers({ ...wholeInvoice, cups: otherCups, p1: 9.9 })
    const { wizard } = supplyAt(fresh, { parseInvoice, validateCups })
    await wizard.readInvoice([photo()])
    expect(wizard.values).toMatchObject({ ...qr, address: 'Calle del Olmo Blanco', municipality: 'Madrid' })
    expect(wizard.invoice).toMatchObject({ status: 'read', isReadOnDevice: false })
  })

  it('leaves open an address that the API read at another postal code than the code says', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const { wizard } = supplyAt(fresh, { parseInvoice: answers({ ...wholeInvoice, zipCode: '08001' }), validateCups })
    await wizard.readInvoice([photo()])
    expect(wizard.values).toMatchObject({ ...qr, address: '', street_number: '', municipality: '' })
  })

  it('is complemented for its own supply point only, whatever the customer typed meanwhile', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const { call, answer } = deferred<InvoiceAnswer>()
    const { wizard } = supplyAt(fresh, { parseInvoice: call, validateCups })
    const reading = wizard.readInvoice([photo()])
    await waitUntil(() => expect(call).toHaveBeenCalledTimes(1))
    wizard.typeCups({ cups: otherCups })
    answer(0, wholeInvoice)
    await reading
    const ofAnother = { cups: otherCups, zipCode: '', address: '', municipality: '', potenciaPunta: '' }
    expect(wizard.values).toMatchObject({ ...ofAnother, hasInvoice: false, solarSupply: undefined })
    expect(wizard.invoice).toMatchObject({ status: 'read', isOther: true })
    wizard.typeCups({ cups })
    expect(wizard.values).toMatchObject({ ...filledAddress, solarSupply: true, hasInvoice: true })
    expect(wizard.invoice).toMatchObject({ status: 'read', isOther: false })
  })

  it('stands even if the API then cannot read it', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const parseInvoice = () => Promise.reject(new ApiError('parseInvoice', 400))
    const { wizard } = supplyAt(fresh, { parseInvoice, validateCups })
    await wizard.readInvoice([photo()])
    expect(wizard.values).toMatchObject(qr)
    expect(wizard.invoiceErrors).toEqual([])
  })
})

describe('What the reader is not sure of', () => {
  const evidence = {
    p1: { origin: 'picture', confidence: 0.5 },
    street: { origin: 'picture', confidence: 0.95 },
  } as const
  const parseInvoice = answers({ ...wholeInvoice, evidence } as InvoiceAnswer)

  it('is filled in, marked and kept over a reload', async () => {
    const { wizard } = supplyAt(fresh, { parseInvoice, validateCups })
    await wizard.readInvoice([photo()])
    expect(wizard.values.potenciaPunta).toBe('3.45')
    expect(wizard.answers.invoice?.doubtful).toEqual(['potenciaPunta'])
    expect(afterReload(wizard).answers.invoice?.doubtful).toEqual(['potenciaPunta'])
  })
})

describe('An invoice that cannot be read', () => {
  const unreadable = () => Promise.reject(new ApiError('parseInvoice', 400))
  it.each([
    ['a PDF', [pdf], 'error.invoice.pdf'],
    ['photos', [photo()], 'error.invoice.images'],
  ])('says so for %s, and the file is cleared §4.29 §8.11 §8.12', async (_what, files, key) => {
    const { wizard } = supplyAt(fresh, { parseInvoice: unreadable })
    await wizard.readInvoice(files)
    expect(wizard.invoiceErrors).toEqual([{ key }, { key: 'supply.invoice.advice.unread' }])
    expect(wizard.invoice).toEqual({ status: 'none' })
  })

  it('says so too when nothing in it was legible', async () => {
    const { wizard } = supplyAt(fresh, { parseInvoice: answers(nothingRead) })
    await wizard.readInvoice([pdf])
    expect(wizard.invoiceErrors).toEqual([{ key: 'error.invoice.pdf' }, { key: 'supply.invoice.advice.unread' }])
  })
})

describe('The upload', () => {
  it('can be removed, and with it what it filled in and what was answered about its CUPS §4.30', async () => {
    const { wizard } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups })
    await wizard.readInvoice([pdf])
    wizard.write({ municipality: 'Getafe' })
    wizard.removeInvoice()
    expect(wizard.values).toMatchObject({
      address: '',
      street_number: '',
      address_details: '',
      zipCode: '',
      province: '',
      municipality: '',
      cups: '',
      cupsOutcome: '',
      hasInvoice: false,
      solarSupply: undefined,
      newSupply: undefined,
      potenciaPunta: '',
    })
    expect(wizard.invoice).toEqual({ status: 'none' })
  })

  it('can be replaced: what only the old invoice said goes with it §4.30', async () => {
    const parseInvoice = vi.fn(answers(wholeInvoice)).mockImplementationOnce(answers(wholeInvoice))
    const { wizard } = supplyAt(fresh, { parseInvoice, validateCups })
    await wizard.readInvoice([pdf])
    parseInvoice.mockImplementation(answers({ ...nothingRead, cups: otherCups, municipality: 'Ávila' }))
    await wizard.readInvoice([photo()])
    expect(wizard.values).toMatchObject({ cups: otherCups, municipality: 'Ávila', address: '' })
    expect(openConflict(wizard.answers)).toEqual({})
  })

  it('that was replaced while it was read changes nothing when its answer arrives late', async () => {
    const { call, signals, answer } = deferred<InvoiceAnswer>()
    const { wizard } = supplyAt(fresh, { parseInvoice: call, validateCups })
    const first = wizard.readInvoice([pdf])
    await waitUntil(() => expect(call).toHaveBeenCalledTimes(1))
    const second = wizard.readInvoice([photo()])
    await waitUntil(() => expect(call).toHaveBeenCalledTimes(2))
    expect(signals[0]?.aborted).toBe(true)
    answer(1, { ...wholeInvoice, cups: otherCups })
    await second
    answer(0, wholeInvoice)
    await first
    expect(wizard.values.cups).toBe(otherCups)
    expect(wizard.invoice).toMatchObject({ status: 'read', fileName: 'foto.jpg' })
  })
})
