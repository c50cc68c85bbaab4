/** A number in the comparator's code, at least 0, with point or comma and perhaps its unit behind it: `4.600`, `3,45`, `3.45 kW`. Three decimals are decimals, never thousands. Null for anything else. */
export function decimal(text: string | undefined): number | null {
  const number = /^\s*(\d+(?:[.,]\d+)?)\s*(?:kWh?|€|EUR)?\s*$/i.exec(text ?? '')?.[1]
  return number === undefined ? null : Number(number.replace(',', '.'))
}
