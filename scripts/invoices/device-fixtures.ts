import { PDFDocument, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib'
import { cupsControlLetters } from '#domain/cups.ts'
import { atSupplyPoint } from './at-supply-point.ts'
import { inventInvoice } from './invent.ts'
import { endesa } from './layouts/endesa.ts'
import { iberdrola } from './layouts/iberdrola.ts'
import { makeInvoicePdf } from './make-invoice-pdf.ts'
import { photograph } from './photograph.ts'
import { seededRandom } from './random.ts'
import { encodePicture, renderPages } from './render-page.ts'
import type { SyntheticInvoice } from './synthetic-invoice.ts'
import { withExifOrientation } from './with-exif-orientation.ts'

const solar = inventInvoice(seededRandom(2030), { solar: true })
const strange = '0021000000000141'
// One supply point whose address the register knows, and one it has never heard of.
const known = atSupplyPoint(solar, '0021000000000124')
const unknown: SyntheticInvoice = { ...solar, cups: `ES${strange}${cupsControlLetters(strange)}` }

/** The invoices with a code for the browser tests, by file name, and those that cannot be opened. */
export async function deviceFixtures(): Promise<Record<string, Uint8Array>> {
  const drawn = await makeInvoicePdf(endesa, known, { qr: 'code', secondQr: true })
  const [, sheet] = await renderPages(drawn, 220)
  if (!sheet) throw new Error('The code of this layout is on the second page')
  const random = seededRandom(4)
  const shot = { tilt: 0, perspective: 0, blur: 0, shadow: 0.2, grain: 0, longSide: 2800 }
  const lyingOnItsSide = photograph(
    sheet,
    { ...shot, quarterTurns: 1, tilt: 9, perspective: 0.04, shadow: 0.4 },
    random,
  )
  const heldUpright = photograph(sheet, { ...shot, quarterTurns: 3 }, random)
  return {
    'code-link.pdf': await makeInvoicePdf(iberdrola, known, { qr: 'link', secondQr: true }),
    'code-drawn.pdf': drawn,
    'code-in-digits.pdf': await packedAsDigits(drawn),
    'code-scanned.pdf': await scanned(encodePicture(sheet, 'image/jpeg', 70)),
    'code-unknown-point.pdf': await makeInvoicePdf(endesa, unknown, { qr: 'code' }),
    'other-code.pdf': await makeInvoicePdf(endesa, known, { secondQr: true }),
    'locked.pdf': await locked(),
    'photo-turned.jpg': encodePicture(lyingOnItsSide, 'image/jpeg', 60),
    // The camera was held upright, whose sensor lies on its side: 6 says "turn me clockwise".
    'photo-exif.jpg': withExifOrientation(encodePicture(heldUpright, 'image/jpeg', 60), 6),
  }
}

/** The same PDF with its contents written as digits, which only a library for PDFs unpacks. */
async function packedAsDigits(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context } = document
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue
    object.dict.set(PDFName.of('Filter'), context.obj(['ASCIIHexDecode', 'FlateDecode']))
    const digits = Buffer.from(object.contents).toString('hex')
    context.assign(reference, PDFRawStream.of(object.dict, Buffer.from(digits)))
  }
  return document.save()
}

/** A PDF whose only page is a picture, as a scanner makes it. */
async function scanned(jpeg: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const picture = await document.embedJpg(jpeg)
  document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
  return document.save()
}

/** A PDF that asks for a password, and whose password nobody has: its keys are noughts. */
async function locked(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.addPage([595, 842])
  const noughts = PDFHexString.of('00'.repeat(32))
  const { context } = document
  context.trailerInfo.Encrypt = context.obj({ Filter: 'Standard', V: 1, R: 2, O: noughts, U: noughts, P: -4 })
  context.trailerInfo.ID = context.obj([PDFHexString.of('00'.repeat(16)), PDFHexString.of('00'.repeat(16))])
  return document.save({ useObjectStreams: false })
}
