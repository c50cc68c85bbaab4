/** A number from 0 up to 1 that depends on nothing but its key: chance that repeats itself. */
export function chanceOf(key: string): number {
  return mixed(key, 1) / 2 ** 32
}

/** A number of 32 bits that tells one text from another. */
export function fingerprintOf(text: string): number {
  return mixed(text, 1)
}

const hexDigits = Buffer.from('0123456789abcdef')
// Written over for every identifier: text put together piece by piece would keep its pieces, ten times as long as itself.
const written = Buffer.alloc(36, '-')

/** Writes the lower 16 bits as four digits. */
function write(bits: number, at: number): void {
  for (let place = 0; place < 4; place += 1) written[at + place] = hexDigits[(bits >>> (12 - 4 * place)) & 0xf] ?? 0
}

/** A UUID (version 4 in form) that depends on nothing but its key. */
export function uuidOf(key: string): string {
  const [first, second, third, fourth] = [mixed(key, 1), mixed(key, 2), mixed(key, 3), mixed(key, 4)]
  write(first >>> 16, 0)
  write(first, 4)
  write(second >>> 16, 9)
  write((second & 0x0fff) | 0x4000, 14)
  write(((third >>> 16) & 0x3fff) | 0x8000, 19)
  write(third, 24)
  write(fourth >>> 16, 28)
  write(fourth, 32)
  return written.toString('latin1')
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
