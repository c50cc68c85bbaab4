import type { Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { PowerToken } from './power-tokens.ts'

type Seek<Found> = (lines: readonly TextLine[], place: Placed, before: readonly PowerToken[]) => Found

/**
 * Seeks once for each number of a cell, told by how many of its tokens stand before it. A number asks the one over it and the one beside
 * it, and so do these: each would be asked by as many ways as lead to it, and a table of some twenty rows would take minutes. What was found
 * is kept as long as the lines are.
 */
export function oncePerNumber<Found>(seek: Seek<Found>): Seek<Found> {
  const foundIn = new WeakMap<readonly TextLine[], Map<Cell, Map<number, Found>>>()
  return (lines, place, before) => {
    const ofLines = foundIn.get(lines) ?? new Map<Cell, Map<number, Found>>()
    const ofCell = ofLines.get(place.cell) ?? new Map<number, Found>()
    foundIn.set(lines, ofLines.set(place.cell, ofCell))
    const known = ofCell.get(before.length)
    if (known !== undefined) return known
    const found = seek(lines, place, before)
    ofCell.set(before.length, found)
    return found
  }
}
