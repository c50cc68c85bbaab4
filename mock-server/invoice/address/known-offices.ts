import type { AddressCandidate } from './address-candidate.ts'
import { lastWord } from './unread-street.ts'

/**
 * Seats of large retailers, distributors and authorities: postal code, last word of the street, number. They stand on bills of customers all
 * over Spain. Sources: the legal notices of Iberdrola, e-distribución and UFD; the others as bills print them.
 */
const offices = new Set([
  // i-DE; Iberdrola Clientes
  '48003 adrian 48',
  '48009 euskadi 5',
  // Endesa Energía, Energía XXI, e-distribución; TotalEnergies
  '28042 loira 60',
  '28042 loira 46',
  // UFD; Naturgy
  '28033 luis 77',
  '28028 america 38',
  // Repsol
  '28045 alvaro 44',
  // Curenergía
  '28033 redondo 1',
  // E-Redes, Viesgo; Baser
  '39011 torres 25',
  '33007 fresno 2',
  // Holaluz; Som Energia
  '08039 borbo 99',
  '17003 peguera 11',
  // CNMC
  '28014 alcala 47',
])

/** Whether a retailer, a distributor or an authority is known to sit there. */
export const isKnownOffice = ({ zipCode, street, streetNr }: AddressCandidate): boolean =>
  offices.has(`${zipCode} ${lastWord(street)} ${streetNr}`)
