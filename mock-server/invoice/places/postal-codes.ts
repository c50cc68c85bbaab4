import { readFileSync } from 'node:fs'
import { type Municipality, parseMunicipalities } from '#domain/municipalities.ts'

let all: Municipality[] | null = null
let byCode: Map<string, Municipality[]> | null = null

/** Every municipality, read from its file when first asked for. */
function municipalities(): readonly Municipality[] {
  all ??= parseMunicipalities(
    readFileSync(new URL('../../../web/src/domain/postal-codes.txt', import.meta.url), 'utf8'),
  )
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
