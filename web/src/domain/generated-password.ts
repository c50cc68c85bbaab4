import { generatedPasswordCharacters } from './limits.ts'

/** The characters the specification draws from: lower case, upper case, digits and its symbols. */
export const passwordAlphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^&*()_+[]{}|;:,.<>?'

function randomByte(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
}

/** A password for social sign-up. Each character is equally likely: bytes beyond the last whole alphabet are drawn again. */
export function generatePassword(drawByte: () => number = randomByte): string {
  const usable = 256 - (256 % passwordAlphabet.length)
  let password = ''
  while (password.length < generatedPasswordCharacters) {
    const byte = drawByte()
    if (byte < usable) password += passwordAlphabet.charAt(byte % passwordAlphabet.length)
  }
  return password
}
