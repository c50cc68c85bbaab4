/** One dwelling or premises as the public cadastre prints it; a member that says nothing is empty. */
export interface CadastralUnit {
  ReferenciaCatastral: string
  Bloque: string
  Escalera: string
  Planta: string
  Puerta: string
}

/**
 * A unit as an address says it: `Escalera 1, planta 03, puerta C`; its reference when the cadastre says nothing else. Always
 * in Spanish: it goes on the contract and to the distributor.
 */
export function unitDetails({ Bloque, Escalera, Planta, Puerta, ReferenciaCatastral }: CadastralUnit): string {
  const parts = { bloque: Bloque, escalera: Escalera, planta: Planta, puerta: Puerta }
  const named = Object.entries(parts).flatMap(([name, value]) => (value.trim() ? [`${name} ${value.trim()}`] : []))
  const details = named.join(', ')
  return details ? details.charAt(0).toUpperCase() + details.slice(1) : ReferenciaCatastral
}
