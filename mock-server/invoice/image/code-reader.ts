import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Pixels } from './decode-picture.ts'

let isReady: Promise<unknown> | null = null

/** The contents of every QR code in a picture, at any angle. */
export async function readCodes({ data, width, height }: Pixels): Promise<string[]> {
  isReady ??= prepare()
  await isReady
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const }
  const codes = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 6 })
  return codes.filter(code => code.isValid).map(code => code.text)
}

/** Without its own file the reader would fetch it from a server on the internet. */
async function prepare(): Promise<unknown> {
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  return prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true })
}
