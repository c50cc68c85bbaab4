import { codeAreaOf, pictureOf } from './drawn-code.ts'
import { fillsIn } from './drawn-fills.ts'
import { picturesIn } from './embedded-pictures.ts'
import { asText, type PdfStream, unpacked } from './pdf-streams.ts'
import { prepareQrReader, readQrCodes } from './qr-codes.ts'

/** What is known not to be drawing commands: pictures, fonts, tables, colour profiles. */
const isSomethingElse =
  /\/(?:Subtype\s*\/(?!Form)|Type\s*\/(?!XObject)|Length1|FunctionType|ShadingType|PatternType|Alternate)/

/** Enough for the drawing commands of any invoice, and a bound for files made to waste time. */
const mostDrawings = 40
const mostBytes = 4_000_000

/**
 * The contents of the QR codes in a PDF, found without understanding it: codes are drawn with filled squares or stand in it as
 * pictures. This needs a tenth of the time that drawing its pages takes, and no large library. What is packed or locked in another
 * way, drawn by a font or hardly legible is left to whoever reads PDFs.
 */
export async function codesInFile(streams: readonly PdfStream[]): Promise<string[]> {
  void prepareQrReader()
  const codes: string[] = []
  for (const stream of streams.filter(({ dictionary }) => !isSomethingElse.test(dictionary)).slice(0, mostDrawings)) {
    const picture = await drawnCode(stream)
    if (picture) codes.push(...(await readQrCodes(picture)))
  }
  for await (const picture of picturesIn(streams)) codes.push(...(await readQrCodes(picture, { tryInvert: true })))
  return codes
}

async function drawnCode(stream: PdfStream): Promise<ImageData | null> {
  const fills = fillsIn(asText(await unpacked(stream, mostBytes)))
  const area = codeAreaOf(fills)
  return area && pictureOf(fills, area)
}
