import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import pixelmatch from 'pixelmatch'

/**
 * How far two pixels may be apart, as pixelmatch measures: above what the rounding of kept pictures does, below what an eye sees.
 * Another yellow on a button is found; with pixelmatch's own 0.1 it was not.
 */
const threshold = 0.05

/** How a picture stands to the accepted one. */
export type Comparison = { is: 'new' } | { is: 'same' } | { is: 'different'; share: number; file: string | null }

/** Compares two PNG files; where they differ it paints the differences into `painted`. Equal bytes are not even decoded. */
export async function compare(path: string, acceptedPath: string, painted: string): Promise<Comparison> {
  if (!existsSync(acceptedPath)) return { is: 'new' }
  const [bytes, accepted] = await Promise.all([readFile(path), readFile(acceptedPath)])
  if (bytes.equals(accepted)) return { is: 'same' }
  const [a, b] = await Promise.all([pixelsOf(bytes), pixelsOf(accepted)])
  if (a.width !== b.width || a.height !== b.height) return { is: 'different', share: 1, file: null }
  const canvas = createCanvas(a.width, a.height)
  const differences = canvas.getContext('2d').createImageData(a.width, a.height)
  const count = pixelmatch(a.data, b.data, differences.data, a.width, a.height, { threshold })
  if (count === 0) return { is: 'same' }
  canvas.getContext('2d').putImageData(differences, 0, 0)
  await writeFile(painted, await canvas.encode('png'))
  return { is: 'different', share: count / (a.width * a.height), file: painted }
}

async function pixelsOf(bytes: Buffer) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}
