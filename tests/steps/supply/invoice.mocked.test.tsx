import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#api/client.ts'
import { maxUploadBytes } from '#domain/limits.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import { scalePhoto } from '#steps/supply/invoice/scale-photo.ts'
import type { Answers } from '#tests/support/mock-api.ts'
import { filledAddress } from '#tests/support/values.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { afterReload } from '#tests/support/wizard.ts'
import { type InvoiceAnswer, nothingRead, pdf, photo, wholeInvoice } from './bills.ts'
import { cups, deferred, found, otherCups, point, supplyAt } from './points.ts'

vi.mock('#steps/supply/invoice/device/read-on-device.ts')
vi.mock('#steps/supply/invoice/scale-photo.ts')

beforeEach(() => {
  vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: {} })
  vi.mocked(scalePhoto).mockImplementation(async file => file)
})

/** The supply step with what the customer wrote; the register knows no point. */
function opened(calls: Answers, written: Parameters<typeof supplyAt>[0] = { cups: '' }, api: Partial<Api> = {}) {
  return supplyAt(written, { validateCups: { body: point() }, ...calls }, api)
}

/** The step after a bill was read as `bill`. */
async function afterReading(bill: Partial<InvoiceAnswer>, written?: Parameters<typeof supplyAt>[0], files = [pdf]) {
  const step = opened({ parseInvoice: { body: bill } }, written)
  await step.wizard.readInvoice(files)
  return step
}
const unreadable = { parseInvoice: 400 } as const

describe('An invoice that can be read', () => {
  it('fills the fields, sets solar no and electricity yes, then has the CUPS validated §4.28 §3.7', async () => {
    const { wizard, around } = await afterReading(wholeInvoice)
    const powers = { potenciaPunta: '3.45', potenciaValle: '3.3' }
    const answered = { solarSupply: false, newSupply: false, cupsOutcome: 'notFound' }
    expect(wizard.values).toMatchObject({ cups, ...filledAddress, ...powers, ...answered })
    expect(wizard.originOf('newSupply')).toBe('invoice')
    expect(around.sent).toContainEqual(['validateCups', { cups }])
    expect(wizard.invoice).toMatchObject({ status: 'read', fileName: 'factura.pdf' })
  })

  it('is sent as one PDF, or as up to five scaled photos', async () => {
    const { wizard, around } = opened({ parseInvoice: { body: wholeInvoice } })
    await wizard.readInvoice([pdf])
    await wizard.readInvoice([photo(), photo('otra.jpg')])
    const email = 'ana.prueba@correo.example'
    expect(around.sent.flatMap(([call, asked]) => (call === 'parseInvoice' ? [asked] : []))).toEqual([
      { email, pdf: btoa('%PDF-1.7') },
      { email, images: [btoa('\xff\xd8\xff'), btoa('\xff\xd8\xff')] },
    ])
    // Together they are as large as one file may be.
    const half = maxUploadBytes / 2
    expect(vi.mocked(scalePhoto).mock.calls.map(([, maxBytes]) => maxBytes)).toEqual([half, half])
  })

  it('leaves doubtful values marked, also after a reload', async () => {
    const evidence = { p1: { origin: 'picture', confidence: 0.5 }, street: { origin: 'picture', confidence: 0.95 } }
    const { wizard } = await afterReading({ ...wholeInvoice, evidence } as InvoiceAnswer, undefined, [photo()])
    expect(wizard.values.potenciaPunta).toBe('3.45')
    for (const each of [wizard, afterReload(wizard)]) expect(each.answers.invoice?.doubtful).toEqual(['potenciaPunta'])
  })
})

describe('An invoice whose QR code the device reads', () => {
  const qr = { cups, zipCode: '28013', potenciaPunta: '4.6', potenciaValle: '3.45', solarSupply: true }
  beforeEach(() => void vi.mocked(readOnDevice).mockResolvedValue({ status: 'read', fields: qr }))

  it('is not uploaded when the supply database knows the rest', async () => {
    const { wizard } = opened({ validateCups: { body: found } })
    await wizard.readInvoice([photo()])
    expect(wizard.values).toMatchObject({ ...qr, ...filledAddress })
    expect(wizard.invoice).toMatchObject({ status: 'read', isReadOnDevice: true })
  })

  it.each([
    ['completes', { cups: otherCups, p1: 9.9 }, { address: 'Calle del Olmo Blanco', municipality: 'Madrid' }],
    ['adds no address of another postal code to', { zipCode: '08001' }, { address: '', municipality: '' }],
  ])('is never contradicted by the API, which %s it', async (_what, read, expected) => {
    const { wizard } = await afterReading({ ...wholeInvoice, ...read }, undefined, [photo()])
    expect(wizard.values).toMatchObject({ ...qr, ...expected })
    expect(wizard.invoice).toMatchObject({ status: 'read', isReadOnDevice: false })
  })

  it('is completed for its own supply point only, whatever the customer types meanwhile', async () => {
    const { call, answer } = deferred<InvoiceAnswer>()
    const { wizard } = opened({}, undefined, { parseInvoice: call })
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
  })
})

it.each([
  ['a PDF', [pdf], unreadable, 'error.invoice.pdf'],
  ['photos', [photo()], unreadable, 'error.invoice.images'],
  ['a PDF without a legible word', [pdf], { parseInvoice: { body: {} } }, 'error.invoice.pdf'],
] as const)(
  '%s that cannot be read is an error, and the file is cleared §4.29 §8.11 §8.12',
  async (_what, files, api, key) => {
    const { wizard } = opened(api)
    await wizard.readInvoice([...files])
    expect(wizard.invoiceError).toEqual([{ key }, { key: 'supply.invoice.advice.unread' }])
    expect(wizard.invoice).toEqual({ status: 'none' })
  },
)

describe('The upload', () => {
  it('can be removed, and with it what it filled in and what was answered about its CUPS §4.30', async () => {
    const { wizard } = await afterReading(wholeInvoice)
    wizard.writeAnswers({ municipality: 'Getafe' })
    wizard.removeInvoice()
    const empty = Object.fromEntries([...Object.keys(filledAddress), 'cups', 'potenciaPunta'].map(each => [each, '']))
    const unanswered = { cupsOutcome: '', hasInvoice: false, solarSupply: undefined, newSupply: undefined }
    expect(wizard.values).toMatchObject({ ...empty, ...unanswered })
    expect(wizard.invoice).toEqual({ status: 'none' })
  })

  it('can be replaced, also while it is read: only the last one counts §4.30', async () => {
    const { call, signals, answer } = deferred<InvoiceAnswer>()
    const { wizard } = opened({}, undefined, { parseInvoice: call })
    const readings = [wizard.readInvoice([pdf])]
    await waitUntil(() => expect(call).toHaveBeenCalledTimes(1))
    readings.push(wizard.readInvoice([photo()]))
    await waitUntil(() => expect(call).toHaveBeenCalledTimes(2))
    expect(signals[0]?.aborted).toBe(true)
    answer(1, wholeInvoice)
    await readings[1]
    answer(0, { ...wholeInvoice, cups: otherCups })
    await readings[0]
    expect(wizard.values.cups).toBe(cups)
    expect(wizard.invoice).toMatchObject({ status: 'read', fileName: 'foto.jpg' })
    readings.push(wizard.readInvoice([pdf]))
    await waitUntil(() => expect(call).toHaveBeenCalledTimes(3))
    answer(2, { ...nothingRead, cups: otherCups, municipality: 'Ávila' })
    await readings[2]
    expect(wizard.values).toMatchObject({ cups: otherCups, municipality: 'Ávila', address: '' })
    expect(openConflict(wizard.answers)).toEqual({})
  })
})

describe('An invoice that contradicts the customer', () => {
  const typed = { cups: otherCups, zipCode: '08001' }

  it('keeps Next closed until it is settled', async () => {
    const { wizard } = await afterReading(wholeInvoice, { cups, zipCode: '08001', solarSupply: false })
    expect(wizard.validationErrors).toEqual([{ field: 'cups', error: { key: 'error.conflict.open' }, isToDo: true }])
    await wizard.settleConflict('own')
    expect(wizard.validationErrors).toEqual([])
    expect(wizard.values).toMatchObject({ ...filledAddress, zipCode: '08001' })
  })

  const nothingOfBill = { address: '', street_number: '', municipality: '', potenciaPunta: '', solarSupply: undefined }
  it.each([
    ['other', { cups, ...filledAddress }, false],
    ['own', { ...typed, ...nothingOfBill, newSupply: undefined, hasInvoice: false }, true],
  ] as const)('is settled by choosing "%s", whose CUPS is then validated', async (choice, kept, isOther) => {
    const { wizard, around } = await afterReading(wholeInvoice, typed)
    await wizard.settleConflict(choice)
    expect(wizard.values).toMatchObject(kept)
    expect(openConflict(wizard.answers)).toEqual({})
    expect(wizard.invoice).toMatchObject({ status: 'read', isOther })
    expect(around.sent).toContainEqual(['validateCups', { cups: kept.cups }])
  })

  it('contests nothing by the suffix of a measuring point: the longer form is taken, the validation stays', async () => {
    const long = `${cups}0F`
    const parseInvoice = { body: { ...wholeInvoice, cups: long } }
    const { wizard, around } = opened({ parseInvoice, validateCups: { body: found } }, {})
    await wizard.validateCups()
    await wizard.readInvoice([pdf])
    expect(wizard.values).toMatchObject({ cups: long, cupsOutcome: 'found', hasConflict: false })
    expect(around.sent.filter(([call]) => call === 'validateCups')).toHaveLength(1)
    wizard.removeInvoice()
    expect(wizard.values).toMatchObject({ cups, cupsOutcome: 'found', ...filledAddress })
  })
})
