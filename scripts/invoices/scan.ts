import { loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { photograph, type Shot } from './photograph.ts'
import type { Random } from './random.ts'
import { encodePicture, renderPages } from './render-page.ts'

/** A PDF with pictures of a PDF's pages and no text, from an office copier: often nothing between black and white. */
export async function scan(pdf: Uint8Array, random: Random): Promise<Uint8Array> {
  return scanWith(pdf, copierShot(random), random, random.chance(0.25))
}

/** The first page of a PDF as a phone sees it on a table. */
export async function photo(pdf: Uint8Array, random: Random): Promise<Uint8Array> {
  const [sheet] = await renderPages(pdf, 190)
  if (!sheet) throw new Error('The PDF has no page')
  const shot: Shot = {
    quarterTurns: random.pick([0, 0, 0, 1, 2, 3] as const),
    tilt: random.between(-6, 6),
    perspective: random.between(0, 0.05),
    blur: random.between(0.2, 0.8),
    shadow: random.between(0, 0.45),
    grain: random.between(1, 6),
    longSide: random.pick([2600, 3000, 3400]),
    curl: random.between(0, 0.02),
  }
  return new Uint8Array(encodePicture(photograph(sheet, shot, random), 'image/jpeg', 82))
}

async function scanWith(pdf: Uint8Array, shot: Shot, random: Random, isBlackOnWhite = false): Promise<Uint8Array> {
  const sheets = await renderPages(pdf, shot.longSide / 12)
  const document = new PDFDocument()
  for (const sheet of sheets) {
    const picture = photograph(sheet, shot, random)
    if (isBlackOnWhite) picture.data.set(picture.data.map(value => (value > inkBelow ? 255 : 0)))
    const image = await loadImage(encodePicture(picture, 'image/jpeg', random.int(72, 90)))
    const size = [(image.width / 200) * 72, (image.height / 200) * 72] as const
    const page = document.beginPage(...size) as unknown as SKRSContext2D
    page.drawImage(image, 0, 0, ...size)
    document.endPage()
  }
  return document.close()
}

// Of 255: what is darker counts as ink.
const inkBelow = 165

function copierShot(random: Random): Shot {
  return {
    quarterTurns: 0,
    tilt: random.between(-1.5, 1.5),
    perspective: 0,
    blur: random.between(0.2, 0.9),
    shadow: random.between(0, 0.25),
    grain: random.between(1, 7),
    longSide: random.pick([1754, 2050, 2340, 2340, 2920]),
  }
}
