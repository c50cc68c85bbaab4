import { distance } from 'fastest-levenshtein'
import { isSameSupplyPoint } from '#domain/cups.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import { plain } from './places/match-town.ts'
import { fold } from './text/fold.ts'

const telling = ['zipCode', 'streetNr', 'apartment', 'p1', 'p3'] as const

/**
 * Two pages, each read alone, name different supply points, and homes or powers that differ: bills of two homes in one upload. Where a CUPS was
 * not legible, two streets at two postal codes say so.
 */
export function areOfSeveralSupplies(pages: readonly InvoiceReading[]): boolean {
  return pages.some((one, index) =>
    pages.slice(index + 1).some(other => {
      if (one.cups === undefined || other.cups === undefined) return isAnotherHome(one, other)
      if (isSameSupplyPoint(one.cups, other.cups)) return false
      return telling.some(field => {
        const [first, second] = [one[field], other[field]]
        return first !== undefined && second !== undefined && bare(first) !== bare(second)
      })
    }),
  )
}

/** As `areOfSeveralSupplies`, by the homes alone: also solar panels have a CUPS of their own. */
export const areOfSeveralHomes = (pages: readonly InvoiceReading[]): boolean =>
  pages.some((one, index) => pages.slice(index + 1).some(other => isAnotherHome(one, other)))

// Of two readings of one street, at most this share of signs differs.
const alike = 0.4

function isAnotherHome(one: InvoiceReading, other: InvoiceReading): boolean {
  const [first, second] = [plain(one.street ?? ''), plain(other.street ?? '')]
  if (first === '' || second === '' || !hasTown(one) || !hasTown(other)) return false
  return one.zipCode !== other.zipCode && distance(first, second) > alike * Math.max(first.length, second.length)
}

/** The town proves the postal code. */
const hasTown = ({ zipCode, municipality }: InvoiceReading) => zipCode !== undefined && municipality !== undefined

/** "3º B" and "3B" are one flat. */
const bare = (value: string | number) => fold(String(value)).replace(/[^\p{L}\d.]|(?<!\d)\.|\.(?!\d)|[ºª]/gu, '')
