/** A number from 0 up to 1 that depends on nothing but its key: chance that repeats itself. */
export function chanceOf(key: string): number {
  return mixed(key, 1) / 2 ** 32
}

/** A number of 32 bits that tells one text from another. */
export function fingerprintOf(text: string): number {
  return mixed(text, 1)
}

/** A UUID (version 4 in form) that depends on nothing but its key. */
export function uuidOf(key: string): string {
  const hex = [1, 2, 3, 4].map(part => mixed(key, part).toString(16).padStart(8, '0')).join('')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
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
