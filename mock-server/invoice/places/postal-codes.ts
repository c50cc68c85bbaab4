import { readFileSync } from 'node:fs'

/** A municipality of Spain with its postal codes. Its first two digits are those of its province. Fuente: INE. */
export interface Municipality {
  /** INE number, five digits. */
  id: string
  /** Official name: `Coruña, A`, `Donostia/San Sebastián`. */
  name: string
  codes: string[]
}

let all: Municipality[] | null = null
let byCode: Map<string, Municipality[]> | null = null

/** Every municipality, read from its file when first asked for. */
export function municipalities(): readonly Municipality[] {
  all ??= readFileSync(new URL('./postal-codes.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap(parseLine)
  return all
}

/** The municipalities a postal code belongs to; none when nobody lives there (post office boxes, companies' own codes). */
export function municipalitiesOf(postalCode: string): readonly Municipality[] {
  if (!byCode) {
    byCode = new Map()
    for (const municipality of municipalities())
      for (const code of municipality.codes) byCode.set(code, [...(byCode.get(code) ?? []), municipality])
  }
  return byCode.get(postalCode) ?? []
}

function parseLine(line: string): Municipality[] {
  const [id, name, ranges] = line.split('|')
  if (!id || !name || !ranges) return []
  return [{ id, name, codes: ranges.split(' ').flatMap(codesOf) }]
}

function codesOf(range: string): string[] {
  const [from = '', to = from] = range.split('-')
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
    String(Number(from) + index).padStart(5, '0'),
  )
}
