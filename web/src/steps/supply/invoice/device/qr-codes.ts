import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

let isReady: Promise<unknown> | null = null

/** Fetches the reader, from our own origin; by default the library would use another one. Can be called ahead of need. */
export function prepareQrReader(): Promise<unknown> {
  isReady ??= prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  return isReady
}

/** The contents of every QR code in a picture, at any angle. */
export async function readQrCodes(picture: ImageData): Promise<string[]> {
  await prepareQrReader()
  const codes = await readBarcodes(picture, {
    formats: ['QRCode'],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: 8,
  })
  return codes.filter(code => code.isValid).map(code => code.text)
}
