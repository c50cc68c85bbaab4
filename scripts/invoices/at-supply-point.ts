import { postalCodeProvince } from '#domain/provinces.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import type { SyntheticInvoice } from './synthetic-invoice.ts'

/** The same invoice for a supply point of the stand-in's world, so that the wizard finds it when it validates the CUPS. */
export function atSupplyPoint(invoice: SyntheticInvoice, sixteenDigits: string): SyntheticInvoice {
  const point = supplyPoints.find(({ cups }) => cups.slice(2, 18) === sixteenDigits)
  const building = point?.building
  if (!point || !building) throw new Error(`The world has no supply point ${sixteenDigits} with an address`)
  const { street, streetNr, zipCode, municipality } = building
  const province = postalCodeProvince(zipCode)
  if (!province) throw new Error(`No province for ${zipCode}`)
  return {
    ...invoice,
    cups: point.cups,
    p1: point.p1,
    p2: point.p3,
    supply: {
      street,
      streetNr,
      apartment: point.apartment ?? '',
      zipCode,
      municipality,
      province: province.name,
      provinceCode: province.code,
    },
  }
}
