import { readFile } from 'node:fs/promises'
import { createCanvas, ImageData as NodeImageData } from '@napi-rs/canvas'
import { vi } from 'vitest'

/** Gives Node what a worker of a browser has for looking at pictures; `vi.unstubAllGlobals` takes it away. */
export function standInForWorker(): void {
  const OffscreenCanvas = function make(width: number, height: number) {
    return createCanvas(width, height)
  }
  const fetchFile = async (path: string) => {
    const file = await readFile(path.slice(path.indexOf('node_modules')))
    return new Response(new Uint8Array(file), { headers: { 'content-type': 'application/wasm' } })
  }
  vi.stubGlobal('OffscreenCanvas', OffscreenCanvas)
  vi.stubGlobal('ImageData', NodeImageData)
  vi.stubGlobal('fetch', fetchFile)
}
