import type { Origin, PostalCodePlace, Values } from './answers.ts'
import { initialFormValues, type SpecifiedValues } from './form-values.ts'
import { fold } from './normalise.ts'

/** What one source says. Of several sources the first one counts that says anything about a field. */
export interface Layer {
  origin: Origin
  values: Values
}

/** The members that hold something. */
export function withoutUndefined<Members extends object>(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members
}

export function without(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

/** Merges the layers over the initial values. */
export function merge(layers: readonly Layer[]): SpecifiedValues {
  return Object.assign({ ...initialFormValues }, ...layers.toReversed().map(({ values }) => withoutUndefined(values)))
}

/** Two spellings of the same: capitals, accents and blanks make no difference. */
export function isSameText(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => fold(String(value)).replace(/\s/g, '')
  return plain(one) === plain(other)
}

/** The fields that a postal code can fill. */
export const townFields = ['province', 'municipality'] as const

/** Adds what the postal code in the form says about its place. It counts where no other source says anything about this code. */
export function withPostalCode(place: PostalCodePlace | undefined, layers: readonly Layer[]): readonly Layer[] {
  const { zipCode, municipality } = merge(layers)
  if (!place || place.zipCode !== zipCode) return layers
  // Town and province at another postal code are those of another place.
  const isElsewhere = ({ origin, values }: Layer) =>
    origin.kind !== 'customer' && values.zipCode !== undefined && values.zipCode !== zipCode
  return [
    ...layers.map(layer => (isElsewhere(layer) ? { ...layer, values: without(layer.values, townFields) } : layer)),
    { origin: { kind: 'postalCode', zipCode }, values: impliedByPostalCode(place, municipality) },
    ...layers
      .filter(isElsewhere)
      .map(({ origin, values: { province, municipality } }) => ({ origin, values: { province, municipality } })),
  ]
}

/** The town where the code has only one, and the province of the towns that can be meant. */
function impliedByPostalCode({ province, towns }: PostalCodePlace, municipality: string): Values {
  const named = towns.filter(({ name }) => isSameText(name, municipality))
  const provinces = new Set((named.length > 0 ? named : towns).map(town => town.province))
  const [shared = ''] = provinces.size === 1 ? provinces : [province]
  return {
    ...(shared && { province: shared }),
    ...(towns.length === 1 && { municipality: towns[0]?.name }),
  } as Values
}
