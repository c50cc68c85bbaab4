import type { MessageKey } from '#i18n/message.ts'
import { digitsFor } from './lookalikes.ts'
import { fold, normaliseCode, withoutBlanks } from './normalise.ts'
import list from './provinces.json' with { type: 'json' }

export interface Province {
  /** INE number, which is also how its postal codes begin. */
  code: string
  name: string
  /** Other names it goes by on invoices and in registers. */
  aliases: readonly string[]
}

/** The 50 provinces and the two autonomous cities. In Spanish order: sorting would load the language's rules at every start. */
export const provinces: readonly Province[] = list

// Ceuta and Melilla have other grids and tariffs.
const excluded = ['51', '52']
const maxNameLength = 100

/** The 50 provinces of the dropdown, in Spanish order. */
export const wizardProvinces: readonly Province[] = provinces.filter(({ code }) => !excluded.includes(code))

/** Without accents, in capitals, the article in front: `Coruña, A` and `CORUÑA (A)` become `A CORUNA`. */
function foldName(name: string): string {
  const plain = fold(name.slice(0, maxNameLength)).replace(/\./g, '').replace(/\s+/g, ' ').trim()
  const inverted = /^([^,(]+?) ?[,(] ?([^,()]+?) ?\)?$/.exec(plain)
  return inverted ? `${inverted[2]} ${inverted[1]}` : plain
}

// Made at the first use: most pages and most calls of the mock server ask for no name.
let byFoldedName: ReadonlyMap<string, Province> | undefined

function createByFoldedName(): ReadonlyMap<string, Province> {
  return new Map(
    provinces.flatMap(province =>
      [province.name, ...province.name.split('/'), ...province.aliases].map(
        name => [foldName(name), province] as const,
      ),
    ),
  )
}

/** The province a text names, however it is written; Ceuta and Melilla included. Regions and other countries are none. */
export function findProvince(text: string): Province | null {
  byFoldedName ??= createByFoldedName()
  const whole = foldName(text).replace(/^PROVINCIA (?:DE )?/, '')
  const names = [whole, ...whole.split('/').map(part => part.trim())]
  for (const name of names) {
    const province = byFoldedName.get(name)
    if (province) return province
  }
  return null
}

/** The name in a list (the server's) for the province that a text names; null if none. Unknown names are compared by letters. */
export function matchProvinceName(text: string, names: readonly string[]): string | null {
  const wanted = findProvince(text)?.code ?? foldName(text)
  return names.find(name => (findProvince(name)?.code ?? foldName(name)) === wanted) ?? null
}

/** The names of a list without Ceuta and Melilla. */
export function withoutExcludedProvinces(names: readonly string[]): string[] {
  return names.filter(name => !excluded.includes(findProvince(name)?.code ?? ''))
}

/** The province whose number a complete postal code begins with. */
export function postalCodeProvince(postalCode: string): Province | null {
  const code = /^(\d{2})\d{3}$/.exec(withoutBlanks(postalCode))?.[1]
  return provinces.find(province => province.code === code) ?? null
}

/** A postal code of Ceuta or Melilla, for which no province can be chosen. */
export function checkSupplied(postalCode: string): MessageKey | null {
  return excluded.includes(postalCodeProvince(postalCode)?.code ?? '') ? 'error.postalCode.notSupplied' : null
}

/** The code is of no province, or of another one than was chosen. A few codes cross a border, so this is never an error. */
export function postalCodeWarning(postalCode: string, province: string): MessageKey | null {
  const [byCode, byName] = [postalCodeProvince(postalCode), findProvince(province)]
  if (!byCode) return /^\d{5}$/.test(withoutBlanks(postalCode)) ? 'warning.postalCode.unknown' : null
  return byName && byCode !== byName ? 'warning.postalCode.province' : null
}

/** The first five digits in a row, or empty; of a longer number none, since that is no postal code. */
export function findPostalCode(text: string): string {
  return /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0] ?? ''
}

/** Of a typed or pasted text the postal code in it, as in `Calle Mayor 5, 28013 Madrid`, else the whole of it. */
export function normalisePostalCode(input: string): string {
  const code = findPostalCode(input) || normaliseCode(input)
  return /\d/.test(code) ? code : ''
}

/** The code that was meant, where its leading zero is missing or a letter replaces a digit. */
export function suggestPostalCode(input: string): string | null {
  const code = normalisePostalCode(input)
  const meant = digitsFor(code).replace(/^[1-9]\d{3}$/, '0$&')
  return meant !== code && /^\d{5}$/.test(meant) ? meant : null
}
