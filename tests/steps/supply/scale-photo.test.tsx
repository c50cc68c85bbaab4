import { afterEach, expect, test, vi } from 'vitest'
import { scalePhoto } from '#steps/supply/invoice/scale-photo.ts'

const bestBytes = 3_000_000

/** A browser whose pictures shrink with their quality. */
function stubPictures() {
  const qualities: number[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }))
  const canvas = {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    convertToBlob: async ({ type, quality }: { type: string; quality: number }) => {
      qualities.push(quality)
      return new Blob([new Uint8Array(bestBytes * quality)], { type })
    },
  }
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {
    return canvas
  })
  return qualities
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const photo = () => new File(['jpeg'], 'factura.jpg', { type: 'image/jpeg' })

test('a photo is sent in its best quality where that is small enough', async () => {
  const qualities = stubPictures()
  const { size } = await scalePhoto(photo(), bestBytes)
  expect([qualities, size]).toEqual([[0.85], bestBytes * 0.85])
})

test('a noisy photo is made smaller, until five of them are no larger than one file may be', async () => {
  const qualities = stubPictures()
  const { size } = await scalePhoto(photo(), 1_600_000)
  expect([qualities, size]).toEqual([[0.85, 0.7, 0.5], bestBytes * 0.5])
})
