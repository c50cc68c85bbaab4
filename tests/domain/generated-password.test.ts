import { expect, it } from 'vitest'
import { generatePassword, passwordAlphabet } from '#domain/generated-password.ts'
import { checkPassword } from '#domain/text-rules.ts'

it('A generated password has 8 characters: lower case, upper case, digits and the symbols of the specification', () => {
  expect(passwordAlphabet.replace(/[A-Za-z0-9]/g, '')).toBe('!@#$%^&*()_+[]{}|;:,.<>?')
  expect(passwordAlphabet).toHaveLength(26 + 26 + 10 + 24)
  expect(new Set(passwordAlphabet).size).toBe(passwordAlphabet.length)
  const passwords = Array.from({ length: 500 }, () => generatePassword())
  for (const password of passwords) {
    expect(password).toHaveLength(8)
    expect([...password].every(char => passwordAlphabet.includes(char))).toBe(true)
    expect(checkPassword(password)).toBeNull()
  }
  expect(new Set(passwords).size).toBe(passwords.length)
})
