import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

const overrides = { locateFile: () => wasmUrl }

/** Fetches the reader once, from our own origin; by default the library would use another one. Can be called ahead of need. */
export const prepareQrReader = () => prepareZXingModule({ overrides, fireImmediately: true })

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
