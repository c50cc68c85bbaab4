import { fold } from '../text/fold.ts'
import type { AddressCandidate } from './address-candidate.ts'

/**
 * Seats of large retailers, distributors and of authorities, as their legal notices and bills print them: postal code, the last word of the
 * street, and the number. They stand on bills of customers all over Spain.
 */
const offices = [
  // i-DE; Iberdrola Clientes
  '48003 adrian 48',
  '48009 euskadi 5',
  // Endesa Energía, Energía XXI, e-distribución; TotalEnergies
  '28042 loira 60',
  '28042 loira 46',
  // Naturgy, UFD
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
]

/** Whether a retailer, a distributor or an authority is known to sit there. */
export function isKnownOffice({ zipCode, street, streetNr }: AddressCandidate): boolean {
  const words = fold(street).split(/[\s.]+/)
  return offices.some(office => {
    const [code, word = '', number] = office.split(' ')
    return zipCode === code && streetNr === number && words.includes(word)
  })
}
