/** A number from 0 up to 1 that depends on nothing but its key: chance that repeats itself. */
export function chanceOf(key: string): number {
  return mixed(key, 1) / 2 ** 32
}

/** A number of 32 bits that tells one text from another. */
export function fingerprintOf(text: string): number {
  return mixed(text, 1)
}

// By table: turning numbers into digits one by one takes longer than all else of an identifier.
const digitsOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The four digits of the lower 16 bits. */
function digits(bits: number): string {
  return `${digitsOfByte[(bits >>> 8) & 0xff]}${digitsOfByte[bits & 0xff]}`
}

/** A UUID (version 4 in form) that depends on nothing but its key. */
export function uuidOf(key: string): string {
  const [first, second, third, fourth] = [mixed(key, 1), mixed(key, 2), mixed(key, 3), mixed(key, 4)]
  const version = (second & 0x0fff) | 0x4000
  const variant = ((third >>> 16) & 0x3fff) | 0x8000
  const node = `${digits(third)}${digits(fourth >>> 16)}${digits(fourth)}`
  return `${digits(first >>> 16)}${digits(first)}-${digits(second >>> 16)}-${digits(version)}-${digits(variant)}-${node}`
}

/**
 * 32 bits of a text: FNV-1a, begun at another place for each part, and the finishing mix of MurmurHash 3, after which every bit of
 * the text has moved every bit of the number. Nothing here is a secret, and a cryptographic digest takes twenty times as long.
 */
function mixed(text: string, part: number): number {
  let bits = Math.imul(part, 0x9e3779b1) ^ 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
