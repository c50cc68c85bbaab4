import { hash } from 'node:crypto'

/** A number from 0 up to 1 that depends on nothing but its key: chance that repeats itself. */
export function chanceOf(key: string): number {
  return Number.parseInt(hash('sha1', key).slice(0, 8), 16) / 2 ** 32
}

/** A UUID (version 4 in form) that depends on nothing but its key. */
export function uuidOf(key: string): string {
  const hex = hash('sha1', key)
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
