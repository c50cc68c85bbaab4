import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { isGasCups } from '#domain/cups.ts'
import { readComparatorQr } from '#domain/qr-comparator.ts'
import type { Pixels } from './image/decode-picture.ts'
import { certainOnly, type InvoiceReading } from './invoice-reading.ts'

// Without its own file the reader would fetch it from a server on the internet.
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** The contents of every QR code in a picture, at any angle. */
export async function readCodes({ data, width, height }: Pixels): Promise<string[]> {
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const }
  const codes = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 6 })
  return codes.filter(code => code.isValid).map(code => code.text)
}

/** What the regulator's code says, out of all codes and addresses found. Two that name different supplies say nothing. */
export function comparatorReading(contents: readonly string[]): InvoiceReading {
  const codes = contents
    .flatMap(content => readComparatorQr(content) ?? [])
    .filter(({ cups, cupsValid }) => cups !== null && cupsValid && !isGasCups(cups))
  const [first] = codes
  if (!first || codes.some(code => code.cups?.slice(0, 20) !== first.cups?.slice(0, 20))) return {}
  return certainOnly({ cups: first.cups, zipCode: first.zipCode, p1: first.p1, p3: first.p2 })
}

/**
 * The code's values before those of the text, which complements them. An address at another postal code than the code's is not
 * the supply's and is left out.
 */
export function mergeReadings(code: InvoiceReading, text: InvoiceReading): InvoiceReading {
  if (code.zipCode === undefined || text.zipCode === undefined || code.zipCode === text.zipCode)
    return { ...text, ...code }
  const { cups, p1, p3 } = text
  return { ...certainOnly({ cups, p1, p3 }), ...code }
}

/** Everything a code could add is known, so that no code need be looked for. */
export function isComplete({ cups, p1, p3, zipCode }: InvoiceReading): boolean {
  return cups !== undefined && p1 !== undefined && p3 !== undefined && zipCode !== undefined
}
