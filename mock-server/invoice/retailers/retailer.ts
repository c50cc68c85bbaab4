import type { AddressShape } from '../fields/address-blocks.ts'

/** What is particular to the invoices of one retailer. Whatever is not said here is found by the labels all of them share. */
export interface Retailer {
  name: string
  /** Names only this retailer prints. A distributor's name says nothing: i-DE serves customers of every retailer. */
  detect: readonly string[]
  /** Where the street stands, as seen from its label. */
  address?: AddressShape
  /** Prints "P1: 3,45 kW  P2: 3,45 kW" without saying that this is contracted power. */
  unlabelledPowers?: boolean
}
