/** 5.75 → "5,750": Spanish decimal comma and dots between thousands. */
export function spanishNumber(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/** The shortest Spanish form: 3.45 → "3,45", 4.6 → "4,6". */
export const shortNumber = (value: number): string => String(value).replace('.', ',')

/** A CUPS in groups of four, as Iberdrola prints it: ES 0021 0000 0000 0077 MM 1F. */
export function groupedCups(cups: string): string {
  const groups = cups.slice(2, 18).match(/.{4}/g) ?? []
  return ['ES', ...groups, cups.slice(18, 20), cups.slice(20)].join(' ').trim()
}
