import { hash } from 'node:crypto'

/** A number from 0 up to 1 that depends on nothing but its key: repeatable chance. */
export function seededRandom(key: string): number {
  return hash('sha256', key, 'buffer').readUInt32BE(0) / 2 ** 32
}

/** A UUID (version 4 in form) that depends on nothing but its key. */
export function seededUuid(key: string): string {
  const digits = hash('sha256', key)
  const variant = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4]
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
