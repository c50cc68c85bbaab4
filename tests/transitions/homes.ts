import { cupsControlLetters } from '#domain/cups.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'

/** A place in the words of one source. No two sources, and no two homes, share a value of it: a foreign one is recognised. */
export type Place = Record<
  'address' | 'street_number' | 'address_details' | 'zipCode' | 'province' | 'municipality',
  string
>

/** A home, as the register knows it, as its bill prints it, and as its customer would write it. */
export interface Home {
  cups: string
  register: Place
  bill: Place
  own: Place
  /** kW, punta and valle. */
  registerPowers: [number, number]
  billPowers: [string, string]
  /** kW of extension rights in force, and used. */
  rights: [number, number]
  unit: { ReferenciaCatastral: string; Bloque: string; Escalera: string; Planta: string; Puerta: string }
}

function place(index: number): Place {
  const letter = String.fromCharCode(65 + index)
  return {
    address: `Calle ${letter}cacia`,
    street_number: String(11 + index),
    address_details: `Piso ${index + 1}`,
    zipCode: `${31 + index}${100 + index}`,
    province: `Provincia ${letter}`,
    municipality: `Villa ${letter}`,
  }
}

function home(index: number, powers: Pick<Home, 'registerPowers' | 'billPowers' | 'rights'>): Home {
  const digits = `002100000000070${index}`
  return {
    cups: `ES${digits}${cupsControlLetters(digits)}`,
    register: place(index * 3),
    bill: place(index * 3 + 1),
    own: place(index * 3 + 2),
    unit: {
      ReferenciaCatastral: `987202${index}VH5797S0001WX`,
      Bloque: '',
      Escalera: '',
      Planta: `${index}`,
      Puerta: 'Z',
    },
    ...powers,
  }
}

export const homes = {
  first: home(0, { registerPowers: [3.45, 4.6], billPowers: ['2.3', '2.4'], rights: [5.75, 3.3] }),
  second: home(1, { registerPowers: [5.8, 6.9], billPowers: ['7.1', '7.2'], rights: [9.2, 6.1] }),
  third: home(2, { registerPowers: [8.05, 9.3], billPowers: ['10.1', '10.2'], rights: [11.5, 8.2] }),
}

/** A home on a bill that names no CUPS: it is about whichever CUPS its holder gives, hence about none of the others. */
export const unnamed = home(3, { registerPowers: [1.15, 2.1], billPowers: ['11.1', '11.2'], rights: [3.1, 1.2] })

/** The home of a CUPS. */
export function homeAt(cups: string): Home | undefined {
  return Object.values(homes).find(home => cups.startsWith(home.cups))
}

/** What a bill says, with its CUPS, with the suffix of a measuring point, or without any. */
export function bill(of: Home, cups: string | undefined = of.cups): InvoiceFields {
  const [potenciaPunta, potenciaValle] = of.billPowers
  return { ...of.bill, potenciaPunta, potenciaValle, ...(cups && { cups }) }
}
