import { codeAreaOf, pictureOf } from './drawn-code.ts'
import { fillsIn } from './drawn-fills.ts'
import { picturesIn } from './embedded-pictures.ts'
import { asText, type PdfStream, unpacked } from './pdf-streams.ts'
import { prepareQrReader, readQrCodes } from './qr-codes.ts'

/** What is known not to be drawing commands: pictures, fonts, tables, colour profiles. */
const isSomethingElse =
  /\/(?:Subtype\s*\/(?!Form)|Type\s*\/(?!XObject)|Length1|FunctionType|ShadingType|PatternType|Alternate)/

/** Enough for the drawing commands of any invoice together, and a bound for files made to waste time. */
const maxBytes = 12_000_000

/**
 * The contents of the QR codes in a PDF, found without understanding it: codes are drawn with filled squares or stand in it as
 * pictures. This takes a fraction of the time that drawing its pages does, and no large library. What is packed or locked in another
 * way, drawn by a font or hardly legible is left to whoever reads PDFs.
 */
export async function codesInFile(streams: readonly PdfStream[]): Promise<string[]> {
  void prepareQrReader()
  const codes: string[] = []
  let left = maxBytes
  for (const stream of streams.filter(({ dictionary }) => !isSomethingElse.test(dictionary))) {
    const content = await unpacked(stream, left)
    left -= content.length
    const picture = drawnCode(asText(content))
    if (picture) codes.push(...(await readQrCodes(picture)))
    if (left <= 0) break
  }
  for await (const picture of picturesIn(streams)) codes.push(...(await readQrCodes(picture, { tryInvert: true })))
  return codes
}

function drawnCode(commands: string): ImageData | null {
  const fills = fillsIn(commands)
  const area = codeAreaOf(fills)
  return area && pictureOf(fills, area)
}
