/** A number from 0 up to 1 that depends on nothing but its key: chance that repeats itself. */
export function chanceOf(key: string): number {
  return fingerprintOf(key) / 2 ** 32
}

/** A number of 32 bits that tells one text from another. */
export function fingerprintOf(text: string): number {
  let bits = basis(1)
  for (let at = 0; at < text.length; at += 1) bits = step(bits, text.charCodeAt(at))
  return finished(bits)
}

const hexDigits = Buffer.from('0123456789abcdef')
// Written over for every identifier: text put together piece by piece would keep its pieces, ten times as long as itself.
const digits = Buffer.alloc(36, '-')

/** Writes the lower 16 bits as four digits. */
function write(bits: number, at: number): void {
  for (let place = 0; place < 4; place += 1) digits[at + place] = hexDigits[(bits >>> (12 - 4 * place)) & 0xf] ?? 0
}

/** A UUID (version 4 in form) that depends on nothing but its key. */
export function uuidOf(key: string): string {
  // Four hashes side by side in one walk along the text.
  let [first, second, third, fourth] = [basis(1), basis(2), basis(3), basis(4)]
  for (let at = 0; at < key.length; at += 1) {
    const char = key.charCodeAt(at)
    first = step(first, char)
    second = step(second, char)
    third = step(third, char)
    fourth = step(fourth, char)
  }
  first = finished(first)
  second = finished(second)
  third = finished(third)
  fourth = finished(fourth)
  write(first >>> 16, 0)
  write(first, 4)
  write(second >>> 16, 9)
  write((second & 0x0fff) | 0x4000, 14)
  write(((third >>> 16) & 0x3fff) | 0x8000, 19)
  write(third, 24)
  write(fourth >>> 16, 28)
  write(fourth, 32)
  return digits.toString('latin1')
}

// 32 bits of a text: FNV-1a, begun at another place for each part, and the finishing mix of MurmurHash 3, after which every bit of
// the text has moved every bit of the number. Nothing here is a secret, and a cryptographic digest takes twenty times as long.

function basis(part: number): number {
  return Math.imul(part, 0x9e3779b1) ^ 0x811c9dc5
}

function step(bits: number, char: number): number {
  return Math.imul(bits ^ char, 0x01000193)
}

function finished(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
