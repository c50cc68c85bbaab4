import { PSM } from 'tesseract.js'
import { findAddresses } from '../address/find-addresses.ts'
import { scoreAddress } from '../address/score-address.ts'
import { findSupplyCups } from '../cups/supply-cups.ts'
import { type GrayImage, strip } from '../image/gray-image.ts'
import { readPowers } from '../powers/power-readings.ts'
import { groupWords, picturedColumnGap } from '../text/group-words.ts'
import type { TextLine } from '../text/text-line.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

// Larger than at first, so that each letter falls on other pixels: what is read alike twice is so.
const enlargement = 1.6
const mostLines = 24
// A word read twice alike; one that only the second reading was sure of; one whose two readings differ.
const agreed = 95
const sureAgain = 88
const unsure = 70
const contradicted = 20
// An address at a company's office is of no interest.
const leastScore = -1.5

interface Strip {
  line: TextLine
  /** Where the strip begins in the page. */
  top: number
  height: number
  /** Where it begins among the strips, in their own pixels. */
  offset: number
}

/**
 * Reads again, enlarged, the lines that hold what we are after, and lets the two readings vote word by word: what both say is certain,
 * what they disagree about is not. Also returns the second reading as it is.
 */
export async function readAgain(
  page: GrayImage,
  words: readonly RecognisedWord[],
): Promise<{ voted: RecognisedWord[]; again: RecognisedWord[] }> {
  const lines = groupWords(words, 0, picturedColumnGap)
  const strips = stripsOf(page, lines)
  if (strips.length === 0) return { voted: [...words], again: [] }
  const again = await recognise(montage(page, strips), PSM.SINGLE_COLUMN)
  const voted = words.map(word => {
    const own = strips.find(({ line }) => Math.abs(line.top - word.base) <= 0.45 * line.height)
    return own ? vote(word, readingsAt(again, own, word)) : word
  })
  return { voted, again }
}

function stripsOf(page: GrayImage, lines: readonly TextLine[]): Strip[] {
  let offset = 0
  return [...wantedLines(lines)]
    .sort((a, b) => a - b)
    .slice(0, mostLines)
    .flatMap(index => {
      const line = lines[index]
      if (!line) return []
      const top = Math.max(0, Math.round(line.top - 1.15 * line.height))
      const height = Math.min(page.height - top, Math.round(1.6 * line.height))
      if (height < 4) return []
      offset += Math.round(height * enlargement)
      return [{ line, top, height, offset: offset - Math.round(height * enlargement) }]
    })
}

/** Lines of addresses a person may live at, of powers, and of a CUPS whose letters do not agree yet. */
function wantedLines(lines: readonly TextLine[]): Set<number> {
  const wanted = new Set<number>()
  for (const address of findAddresses(lines))
    if (scoreAddress(lines, address) > leastScore) for (const { line } of address.places) wanted.add(line)
  for (const { line } of readPowers(lines)) wanted.add(line)
  if (findSupplyCups(lines).cups === null)
    for (const [index, line] of lines.entries())
      if (line.cells.some(({ text }) => /cups|E\s?S\s?[\dO]{4}/i.test(text))) wanted.add(index)
  return wanted
}

/** The strips under each other, enlarged. */
function montage(page: GrayImage, strips: readonly Strip[]): GrayImage {
  const pieces = strips.map(({ top, height }) => strip(page, top, height, enlargement))
  const data = Buffer.concat(pieces.map(piece => piece.data))
  const width = Math.round(page.width * enlargement)
  return { data: new Uint8Array(data), width, height: data.length / width }
}

/** What the second reading has where a word is. */
function readingsAt(
  again: readonly RecognisedWord[],
  { offset, height }: Strip,
  word: RecognisedWord,
): RecognisedWord[] {
  return again
    .filter(({ base }) => base >= offset && base <= offset + height * enlargement)
    .filter(({ left, right }) => {
      const overlap = Math.min(right / enlargement, word.right) - Math.max(left / enlargement, word.left)
      return overlap > 0.3 * Math.min((right - left) / enlargement, word.right - word.left)
    })
    .sort((a, b) => a.left - b.left)
}

function vote(word: RecognisedWord, readings: readonly RecognisedWord[]): RecognisedWord {
  const [only] = readings
  if (!only) return word
  const text = readings.map(reading => reading.text).join('')
  if (signsOf(text) === signsOf(word.text)) return { ...word, confidence: Math.max(word.confidence, agreed) }
  const confidence = Math.min(...readings.map(reading => reading.confidence))
  if (readings.length === 1 && confidence >= sureAgain && word.confidence < unsure) return { ...word, text, confidence }
  // A second reading that ran the word into the next says nothing about it.
  const isRunTogether = readings.some(
    ({ left, right }) => (right - left) / enlargement > 1.25 * (word.right - word.left),
  )
  const isPart = signsOf(text).includes(signsOf(word.text)) || signsOf(word.text).includes(signsOf(text))
  if (isPart && (isRunTogether || !/\d/.test(text + word.text))) return word
  return confidence < unsure && word.confidence >= agreed - 5 ? word : { ...word, confidence: contradicted }
}

const signsOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '')
