import { describe, expect, test } from 'vitest'
import { decodePicture, type Pixels } from '#mock/invoice/image/decode-picture.ts'
import { findSheet } from '#mock/invoice/image/find-sheet.ts'
import { grayOf, turned } from '#mock/invoice/image/gray-image.ts'
import { standsOnHead } from '#mock/invoice/image/stands-on-head.ts'
import { straighten } from '#mock/invoice/image/straighten.ts'
import { readImages } from '#mock/invoice/read-images.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { inventInvoice } from '../../scripts/invoices/invent.ts'
import { naturgy } from '../../scripts/invoices/layouts/naturgy.ts'
import { makeInvoicePdf } from '../../scripts/invoices/make-invoice-pdf.ts'
import { photograph, type Shot } from '../../scripts/invoices/photograph.ts'
import { seededRandom } from '../../scripts/invoices/random.ts'
import { encodePicture, renderPages } from '../../scripts/invoices/render-page.ts'

const invoice = inventInvoice(seededRandom(5))
const [first, second] = await renderPages(await makeInvoicePdf(naturgy, invoice, { qr: 'code', secondQr: true }), 180)
if (!first || !second) throw new Error('This layout has two pages')

const shot: Shot = { quarterTurns: 0, tilt: 6, perspective: 0.04, blur: 0.5, shadow: 0.4, grain: 3, longSide: 2200 }
const photo = (sheet: Pixels, changes: Partial<Shot> = {}) =>
  photograph(sheet, { ...shot, ...changes }, seededRandom(3))
const grayPhoto = grayOf(photo(first))
const file = (pixels: Pixels) => encodePicture(pixels, 'image/jpeg')

describe('A photo becomes what a scanner would have given', () => {
  test('the sheet is found on the table', () => {
    const corners = findSheet(grayPhoto)
    expect(corners).not.toBeNull()
    expect(findSheet(grayOf(first))).toEqual(expect.any(Array))
  })

  test.each(fixedSample([0, 1, 2, 3], 2))(
    'after %i quarter turns its lines are level again, and which way is up is seen',
    turns => {
      const onItsSide = turned(grayPhoto, turns)
      const level = straighten(onItsSide, findSheet(onItsSide) ?? expect.fail('the sheet is found'), 2000)
      expect(level.height).toBeGreaterThan(level.width)
      expect(standsOnHead(level)).toBe(!standsOnHead(turned(level, 2)))
    },
  )
})

const readCode = async () => {
  const reading = await readImages([file(photo(second, { longSide: 3000 }))], () => undefined)
  expect(reading).toMatchObject({
    cups: invoice.cups,
    zipCode: invoice.supply.zipCode,
    p1: invoice.p1,
    p3: invoice.p2,
  })
}

const readLettersUpsideDown = async () => {
  const upsideDown = encodePicture(photo(first, { longSide: 2600 }), 'image/jpeg')
  const { width, height, pixels } = await decodePicture(upsideDown)
  const turnedOver = { ...pixels(Math.max(width, height)) }
  turnedOver.data = new Uint8ClampedArray(new Uint32Array(turnedOver.data.buffer).reverse().buffer)
  const reading = await readImages([file(turnedOver)], () => undefined)
  expect(reading).toMatchObject({
    cups: invoice.cups,
    p1: invoice.p1,
    zipCode: invoice.supply.zipCode,
  })
  // What two readings of the line disagree about stays empty: never wrong.
  expect([undefined, invoice.p2]).toContain(reading.p3)
}

const photos = [
  ['letters, where there is no code, of a photo upside down', readLettersUpsideDown],
  ['the code of a photo, and nothing of the code beside it', readCode],
] as const

test.each(fixedSample(photos, 2))('Pictures of an invoice are read: %s', { timeout: 60_000 }, (_, read) => read())
