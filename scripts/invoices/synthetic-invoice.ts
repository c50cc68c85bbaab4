/** An address as an invoice prints it; `apartment` is '' for a house. */
export interface Place {
  street: string
  streetNr: string
  apartment: string
  zipCode: string
  municipality: string
  /** The name printed on invoices, Spanish form. */
  province: string
  /** Two digits: the INE code of the province. */
  provinceCode: string
}

/** Everything an invoice says, invented. A layout prints it, the truth file repeats what a reader has to find. */
export interface SyntheticInvoice {
  cups: string
  /** The gas supply's CUPS of a dual invoice, which must never be taken. */
  gasCups: string | null
  holder: { name: string; document: string }
  supply: Place
  billing: Place
  /** Contracted power in kW: punta and valle. */
  p1: number
  p2: number
  /** Highest power measured, in kW, which must never be taken for the contracted one. */
  maxDemand: { p1: number; p2: number }
  /** Billed energy in kWh: punta, llano, valle. */
  energy: { punta: number; llano: number; valle: number }
  period: { from: string; to: string; days: number }
  number: string
  total: number
  /** Surplus compensated in euros, or null for a supply without solar panels. */
  surplus: number | null
}

/** What a perfect reader answers for an invoice. */
export interface InvoiceTruth {
  cups: string
  p1: number
  p2: number
  street: string
  streetNr: string
  apartment: string
  zipCode: string
  municipality: string
  provinceCode: string
}

/** The part of an invoice a reader has to find. */
export function truthOf({ cups, p1, p2, supply }: SyntheticInvoice): InvoiceTruth {
  const { street, streetNr, apartment, zipCode, municipality, provinceCode } = supply
  return { cups, p1, p2, street, streetNr, apartment, zipCode, municipality, provinceCode }
}
