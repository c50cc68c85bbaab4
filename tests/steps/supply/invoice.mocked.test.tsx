import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import { answersAtom, formValuesAtom, originKindAtom, writeAnswersAtom } from '#state/answers.ts'
import { typeCupsAtom } from '#steps/supply/cups-check.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import {
  invoiceAtom,
  invoiceErrorAtom,
  readInvoiceAtom,
  removeInvoiceAtom,
  stopReadingAtom,
} from '#steps/supply/invoice/read-invoice.ts'
import { scalePhoto } from '#steps/supply/invoice/scale-photo.ts'
import { answers } from '#tests/support/dependencies.ts'
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
  it('fills the fields, sets solar no and electricity yes, then has the CUPS validated §4.28 §3.7 §own.20', async () => {
    const validate = vi.fn(validateCups)
    const { store } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toMatchObject({
      cups,
      ...filledAddress,
      potenciaPunta: '3.45',
      potenciaValle: '3.3',
      solarSupply: false,
      newSupply: false,
      cupsOutcome: 'notFound',
    })
    expect(store.get(originKindAtom('newSupply'))).toBe('invoice')
    expect(validate).toHaveBeenCalledTimes(1)
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', fileName: 'factura.pdf' })
  })

  it('marks what it filled until the customer changes it', async () => {
    const { store } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups })
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(originKindAtom('address'))).toBe('invoice')
    store.set(writeAnswersAtom, { address: 'Calle Mayor' })
    expect(store.get(originKindAtom('address'))).toBe('customer')
  })

  it('leaves empty what it does not say, never 0', async () => {
    const parseInvoice = answers({ ...nothingRead, cups, p1: 4.6 })
    const { store } = supplyAt(fresh, { parseInvoice, validateCups })
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toMatchObject({ potenciaPunta: '4.6', potenciaValle: '', address: '' })
  })

  it('gives its place to what the database knows about powers §4.25', async () => {
    const { store } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups: answers(found) })
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toMatchObject({ newSupply: false, potenciaPunta: '4.6', potenciaValle: '3.45' })
  })

  it('is sent as one PDF, or as up to five scaled photos', async () => {
    const parseInvoice = vi.fn(answers(wholeInvoice))
    const { store } = supplyAt(fresh, { parseInvoice, validateCups })
    await store.set(readInvoiceAtom, [pdf])
    await store.set(readInvoiceAtom, [photo(), photo('otra.jpg')])
    const email = 'ana.prueba@correo.example'
    expect(parseInvoice.mock.calls.map(([body]: unknown[]) => body)).toEqual([
      { email, pdf: btoa('%PDF-1.7') },
      { email, images: [btoa('jpeg'), btoa('jpeg')] },
    ])
    expect(scalePhoto).toHaveBeenCalledTimes(2)
  })
})

describe('An invoice whose QR code the device reads', () => {
  const qr = { cups, zipCode: '28013', potenciaPunta: '4.6', potenciaValle: '3.45', solarSupply: true }

  it('is not uploaded when the supply database knows the rest', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const { store } = supplyAt(fresh, { validateCups: answers(found) })
    await store.set(readInvoiceAtom, [photo()])
    expect(store.get(formValuesAtom)).toMatchObject({ ...qr, ...filledAddress })
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', isReadOnDevice: true })
  })

  it('is complemented by the API where something is still open, and never contradicted', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const parseInvoice = answers({ ...wholeInvoice, cups: otherCups, p1: 9.9 })
    const { store } = supplyAt(fresh, { parseInvoice, validateCups })
    await store.set(readInvoiceAtom, [photo()])
    expect(store.get(formValuesAtom)).toMatchObject({ ...qr, address: 'Calle del Olmo Blanco', municipality: 'Madrid' })
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', isReadOnDevice: false })
  })

  it('leaves open an address that the API read at another postal code than the code says', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const { store } = supplyAt(fresh, { parseInvoice: answers({ ...wholeInvoice, zipCode: '08001' }), validateCups })
    await store.set(readInvoiceAtom, [photo()])
    expect(store.get(formValuesAtom)).toMatchObject({ ...qr, address: '', street_number: '', municipality: '' })
  })

  it('is complemented for its own supply point only, whatever the customer typed meanwhile', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const { call, answer } = deferred<InvoiceAnswer>()
    const { store } = supplyAt(fresh, { parseInvoice: call, validateCups })
    const reading = store.set(readInvoiceAtom, [photo()])
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    store.set(typeCupsAtom, { cups: otherCups })
    answer(0, wholeInvoice)
    await reading
    const ofAnother = { cups: otherCups, zipCode: '', address: '', municipality: '', potenciaPunta: '' }
    expect(store.get(formValuesAtom)).toMatchObject({ ...ofAnother, hasInvoice: false, solarSupply: undefined })
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', isOther: true })
    store.set(typeCupsAtom, { cups })
    expect(store.get(formValuesAtom)).toMatchObject({ ...filledAddress, solarSupply: true, hasInvoice: true })
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', isOther: false })
  })

  it('stands even if the API then cannot read it', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr })
    const parseInvoice = () => Promise.reject(new ApiError('parseInvoice', 400))
    const { store } = supplyAt(fresh, { parseInvoice, validateCups })
    await store.set(readInvoiceAtom, [photo()])
    expect(store.get(formValuesAtom)).toMatchObject(qr)
    expect(store.get(invoiceErrorAtom)).toEqual([])
  })
})

describe('An invoice that cannot be read', () => {
  const unreadable = () => Promise.reject(new ApiError('parseInvoice', 400))
  it.each([
    ['a PDF', [pdf], 'error.invoice.pdf'],
    ['photos', [photo()], 'error.invoice.images'],
  ])('says so for %s, and the file is cleared §4.29 §8.11 §8.12', async (_what, files, key) => {
    const { store } = supplyAt(fresh, { parseInvoice: unreadable })
    await store.set(readInvoiceAtom, files)
    expect(store.get(invoiceErrorAtom)).toEqual([{ key }, { key: 'supply.invoice.wayOn.unread' }])
    expect(store.get(invoiceAtom)).toEqual({ status: 'none' })
  })

  it('does not put the blame on a file that nobody could look at', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'unreadable' })
    const { store } = supplyAt(fresh, { parseInvoice: vi.fn().mockRejectedValue(new ApiError('parseInvoice', 500)) })
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(invoiceErrorAtom)[1]).toEqual({ key: 'supply.invoice.wayOn.unavailable' })
  })

  it('says so too when nothing in it was legible', async () => {
    const { store } = supplyAt(fresh, { parseInvoice: answers(nothingRead) })
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(invoiceErrorAtom)).toEqual([{ key: 'error.invoice.pdf' }, { key: 'supply.invoice.wayOn.unread' }])
  })

  it('says so when the browser cannot open the picture', async () => {
    vi.mocked(scalePhoto).mockRejectedValue(new DOMException('broken', 'InvalidStateError'))
    const { store } = supplyAt(fresh)
    await store.set(readInvoiceAtom, [photo()])
    expect(store.get(invoiceErrorAtom)).toEqual([
      { key: 'error.invoice.images' },
      { key: 'supply.invoice.wayOn.unread' },
    ])
  })

  it('because it is locked says just that', async () => {
    vi.mocked(readOnDevice).mockResolvedValue({ status: 'locked' })
    const { store } = supplyAt(fresh)
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(invoiceErrorAtom)).toEqual([{ key: 'error.file.locked' }])
  })

  it.each([
    ['a text', [new File(['x'], 'a.txt', { type: 'text/plain' })], 'error.file.type'],
    ['an empty file', [new File([], 'a.pdf', { type: 'application/pdf' })], 'error.file.empty'],
    ['a HEIC photo', [new File(['x'], 'a.heic', { type: 'image/heic' })], 'error.file.heic'],
    [
      'over 8 MB',
      [new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' })],
      'error.file.size',
    ],
    ['six photos', Array.from({ length: 6 }, () => photo()), 'error.file.count'],
  ])('because it is %s is not sent at all §5.19 §5.20', async (_what, files, key) => {
    const { store } = supplyAt(fresh)
    await store.set(readInvoiceAtom, files)
    expect(store.get(invoiceErrorAtom)).toEqual([{ key }])
  })

  it('leaves what the customer had typed', async () => {
    const { store } = supplyAt({ cups, ...filledAddress }, { parseInvoice: unreadable })
    const before = store.get(formValuesAtom)
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toEqual(before)
  })
})

describe('The upload', () => {
  it('can be removed, and with it what it filled in §4.30 §own.8', async () => {
    const { store } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups })
    await store.set(readInvoiceAtom, [pdf])
    store.set(writeAnswersAtom, { municipality: 'Getafe' })
    store.set(removeInvoiceAtom)
    const emptied = { ...filledAddress, address: '', street_number: '', address_details: '', zipCode: '', province: '' }
    expect(store.get(formValuesAtom)).toMatchObject({
      ...emptied,
      municipality: 'Getafe',
      cups: '',
      cupsOutcome: '',
      hasInvoice: false,
      solarSupply: undefined,
      newSupply: undefined,
      potenciaPunta: '',
    })
    expect(store.get(invoiceAtom)).toEqual({ status: 'none' })
  })

  it('can be replaced: what only the old invoice said goes with it §4.30', async () => {
    const parseInvoice = vi.fn(answers(wholeInvoice)).mockImplementationOnce(answers(wholeInvoice))
    const { store } = supplyAt(fresh, { parseInvoice, validateCups })
    await store.set(readInvoiceAtom, [pdf])
    parseInvoice.mockImplementation(answers({ ...nothingRead, cups: otherCups, municipality: 'Ávila' }))
    await store.set(readInvoiceAtom, [photo()])
    expect(store.get(formValuesAtom)).toMatchObject({ cups: otherCups, municipality: 'Ávila', address: '' })
    expect(openConflict(store.get(answersAtom))).toEqual({})
  })

  it('that was replaced while it was read changes nothing when its answer arrives late', async () => {
    const { call, signals, answer } = deferred<InvoiceAnswer>()
    const { store } = supplyAt(fresh, { parseInvoice: call, validateCups })
    const first = store.set(readInvoiceAtom, [pdf])
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    const second = store.set(readInvoiceAtom, [photo()])
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
    expect(signals[0]?.aborted).toBe(true)
    answer(1, { ...wholeInvoice, cups: otherCups })
    await second
    answer(0, wholeInvoice)
    await first
    expect(store.get(formValuesAtom).cups).toBe(otherCups)
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', fileName: 'foto.jpg' })
  })

  it('can be cancelled while it is read', async () => {
    const { call, answer } = deferred<InvoiceAnswer>()
    const { store } = supplyAt(fresh, { parseInvoice: call })
    const reading = store.set(readInvoiceAtom, [pdf])
    await vi.waitFor(() => expect(store.get(invoiceAtom)).toMatchObject({ stage: 'supply.invoice.sending' }))
    store.set(stopReadingAtom)
    answer(0, wholeInvoice)
    await reading
    expect(store.get(invoiceAtom)).toEqual({ status: 'none' })
    expect(store.get(invoiceErrorAtom)).toEqual([])
  })
})
