import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// From our own origin; by default the library would fetch it from somebody else's. Begun at once, while files are opened.
const isReady = prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })

/** The contents of every QR code in a picture, at any angle. A code is printed dark on light, so that negatives are not tried. */
export async function readQrCodes(picture: ImageData): Promise<string[]> {
  await isReady
  const codes = await readBarcodes(picture, {
    formats: ['QRCode'],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: 8,
  })
  return codes.filter(code => code.isValid).map(code => code.text)
}
