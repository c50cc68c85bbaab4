import { isSameSupplyPoint } from '#domain/cups.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import { fold } from './text/fold.ts'

const telling = ['zipCode', 'streetNr', 'apartment', 'p1', 'p3'] as const

/** Two pages, each read alone, name different supply points, and homes or powers that differ: bills of two homes in one upload. */
export function areOfSeveralSupplies(pages: readonly InvoiceReading[]): boolean {
  return pages.some((one, index) =>
    pages.slice(index + 1).some(other => {
      if (one.cups === undefined || other.cups === undefined || isSameSupplyPoint(one.cups, other.cups)) return false
      return telling.some(field => {
        const [first, second] = [one[field], other[field]]
        return first !== undefined && second !== undefined && bare(first) !== bare(second)
      })
    }),
  )
}

/** "3º B" and "3B" are one flat. */
const bare = (value: string | number) => fold(String(value)).replace(/[^\p{L}\d.]|(?<!\d)\.|\.(?!\d)|[ºª]/gu, '')
