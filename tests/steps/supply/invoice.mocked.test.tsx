import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import { answersAtom, formValuesAtom, originKindAtom, writeAnswersAtom } from '#state/answers.ts'
import { validationErrorsAtom } from '#state/validation.ts'
import { cupsCheckAtom, typeCupsAtom, validateCupsAtom } from '#steps/supply/cups-check.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import {
  invoiceAtom,
  invoiceErrorAtom,
  readInvoiceAtom,
  removeInvoiceAtom,
  settleConflictAtom,
  stopReadingAtom,
} from '#steps/supply/invoice/read-invoice.ts'
import { scalePhoto } from '#steps/supply/invoice/scale-photo.ts'
import { answers } from '#tests/support/dependencies.ts'
import { address, cups, deferred, filledAddress, found, otherCups, point, supplyAt } from './points.ts'

vi.mock('#steps/supply/invoice/device/read-on-device.ts')
vi.mock('#steps/supply/invoice/scale-photo.ts')

type InvoiceAnswer = Awaited<ReturnType<Api['parseInvoice']>>['body']

const nothingRead: InvoiceAnswer = {
  cups: '',
  street: '',
  streetNr: '',
  apartment: '',
  zipCode: '',
  province: '',
  municipality: '',
  p1: undefined,
  p3: undefined,
}
const wholeInvoice: InvoiceAnswer = { ...nothingRead, ...address, cups, p1: 3.45, p3: 3.3 }
const pdf = new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' })
const photo = (name = 'foto.jpg') => new File(['jpeg'], name, { type: 'image/jpeg' })

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

describe('An invoice that contradicts the customer', () => {
  const typed = { cups: otherCups, zipCode: '08001' }
  async function contradicted() {
    const validate = vi.fn(validateCups)
    const { store } = supplyAt(typed, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await store.set(readInvoiceAtom, [pdf])
    return { store, validate }
  }

  it('overwrites nothing without asking, and fills nothing while nobody knows which home it is', async () => {
    const { store, validate } = await contradicted()
    expect(store.get(formValuesAtom)).toMatchObject({ ...typed, address: '', municipality: '', hasConflict: true })
    expect(openConflict(store.get(answersAtom))).toEqual({ cups, zipCode: '28013' })
    expect(validate).not.toHaveBeenCalled()
  })

  it('about the same supply point overwrites nothing without asking, and fills the rest', async () => {
    const { store } = supplyAt({ cups, zipCode: '08001' }, { parseInvoice: answers(wholeInvoice), validateCups })
    await store.set(readInvoiceAtom, [pdf])
    const values = { ...filledAddress, zipCode: '08001', hasConflict: true, cupsOutcome: 'notFound' }
    expect(store.get(formValuesAtom)).toMatchObject(values)
    expect(openConflict(store.get(answersAtom))).toEqual({ zipCode: '28013' })
  })

  it('keeps Next closed until it is settled §own.10', async () => {
    const { store } = supplyAt(
      { cups, zipCode: '08001', solarSupply: false },
      { parseInvoice: answers(wholeInvoice), validateCups },
    )
    await store.set(readInvoiceAtom, [pdf])
    const open = { field: 'cups', error: { key: 'error.conflict.open' }, isToDo: true }
    expect(store.get(validationErrorsAtom)).toEqual([open])
    await store.set(settleConflictAtom, 'own')
    expect(store.get(validationErrorsAtom)).toEqual([])
    expect(store.get(formValuesAtom)).toMatchObject({ ...filledAddress, zipCode: '08001' })
  })

  it('says of the register what the register said, and not that the customer wrote it', async () => {
    const { store } = supplyAt(
      { solarSupply: false },
      { parseInvoice: answers({ ...wholeInvoice, streetNr: '14' }), validateCups: answers(found) },
    )
    await store.set(validateCupsAtom)
    await store.set(readInvoiceAtom, [pdf])
    expect(openConflict(store.get(answersAtom))).toEqual({ street_number: '14' })
    expect(store.get(originKindAtom('street_number'))).toBe('register')
  })

  it('about another supply point stands aside as a whole when the customer keeps their own CUPS', async () => {
    const { store } = await contradicted()
    await store.set(settleConflictAtom, 'own')
    const own = {
      ...typed,
      address: '',
      street_number: '',
      municipality: '',
      potenciaPunta: '',
      solarSupply: undefined,
    }
    expect(store.get(formValuesAtom)).toMatchObject({ ...own, newSupply: undefined, hasInvoice: false })
    expect(store.get(invoiceAtom)).toMatchObject({ status: 'read', isOther: true })
  })

  it.each([
    ['other', { cups, ...filledAddress }],
    ['own', typed],
  ] as const)('is settled by choosing "%s", whose CUPS is then validated', async (choice, kept) => {
    const { store, validate } = await contradicted()
    await store.set(settleConflictAtom, choice)
    expect(store.get(formValuesAtom)).toMatchObject(kept)
    expect(openConflict(store.get(answersAtom))).toEqual({})
    expect(validate).toHaveBeenCalledWith({ cups: kept.cups }, expect.anything())
  })
})

describe('An invoice of a supply point that was validated already', () => {
  const long = `${cups}0F`
  const ofTheSame = answers({ ...wholeInvoice, cups: long })

  it('with the suffix of a measuring point contests nothing: the longer form is taken, the validation stays §own.7', async () => {
    const validate = vi.fn(answers(found))
    const { store } = supplyAt({}, { parseInvoice: ofTheSame, validateCups: validate })
    await store.set(validateCupsAtom)
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toMatchObject({ cups: long, cupsOutcome: 'found', hasConflict: false })
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'known', outcome: 'found' })
    expect(validate).toHaveBeenCalledTimes(1)
    store.set(removeInvoiceAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ cups, cupsOutcome: 'found', ...filledAddress })
  })

  it('without that suffix leaves the longer form that the customer has', async () => {
    const validate = vi.fn(answers(found))
    const { store } = supplyAt({ cups: long }, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await store.set(validateCupsAtom)
    await store.set(readInvoiceAtom, [pdf])
    expect(store.get(formValuesAtom)).toMatchObject({ cups: long, cupsOutcome: 'found', hasConflict: false })
    expect(validate).toHaveBeenCalledTimes(1)
  })
})

describe('An invoice of one home', () => {
  it('says nothing about another one whose CUPS is typed and validated afterwards §own.6', async () => {
    const validate = vi.fn(validateCups)
    const { store } = supplyAt(fresh, { parseInvoice: answers(wholeInvoice), validateCups: validate })
    await store.set(readInvoiceAtom, [pdf])
    store.set(typeCupsAtom, { cups: otherCups })
    validate.mockImplementation(answers(point({ existsInSips: true, p1: 9.2, p3: 9.2 })))
    await store.set(validateCupsAtom)
    const nothing = Object.fromEntries(Object.keys(filledAddress).map(field => [field, '']))
    expect(store.get(formValuesAtom)).toMatchObject({
      ...nothing,
      cups: otherCups,
      cupsOutcome: 'found',
      hasInvoice: false,
      solarSupply: undefined,
      potenciaPunta: '9.2',
    })
  })

  it('which names no CUPS is about the one that is validated first', async () => {
    const { store } = supplyAt(fresh, { parseInvoice: answers({ ...wholeInvoice, cups: '' }), validateCups })
    await store.set(readInvoiceAtom, [pdf])
    store.set(typeCupsAtom, { cups })
    await store.set(validateCupsAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ cups, ...filledAddress, hasInvoice: true })
    store.set(typeCupsAtom, { cups: otherCups })
    await store.set(validateCupsAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ cups: otherCups, address: '', hasInvoice: false })
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
