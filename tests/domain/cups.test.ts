import { describe, expect, it } from 'vitest'
import {
  checkCups,
  cupsControlLetters,
  cupsDistributor,
  cupsProblem,
  distributorNames,
  hasCupsLength,
  isGasCups,
  normaliseCups,
} from '#domain/cups.ts'
import vectorFile from '#tests/vectors/cups.json' with { type: 'json' }
import distributors from '#tests/vectors/distributors.json' with { type: 'json' }

const { vectors } = vectorFile

it.each(vectors)('CUPS vector $input', ({ input, expected }) => {
  expect(normaliseCups(input)).toBe(expected.normalised)
  expect(cupsProblem(input)).toBe(expected.reason)
  expect(checkCups(input) === null).toBe(expected.valid)
  expect(hasCupsLength(input)).toBe(expected.specLengthOk || [20, 22].includes(expected.normalised.length))
  expect(cupsDistributor(input)?.code ?? null).toBe(expected.distributor)
})

describe('A CUPS', () => {
  it.each([['CUPS: ES0021000000000001RK'], ['CUPS (CUPS) ES0021000000000001RK'], ['"ES0021.0000.0000.0001.RK"']])(
    'is understood as people paste it: %s',
    pasted => {
      expect(normaliseCups(pasted)).toBe('ES0021000000000001RK')
      expect(checkCups(pasted)).toBeNull()
    },
  )

  it('of the gas is pointed out without being refused, an unknown distributor is not', () => {
    expect(checkCups('ES0234082305959140RC')).toBeNull()
    expect(isGasCups('ES0234082305959140RC')).toBe(true)
    const gas = [
      ...Array.from({ length: 30 }, (_, index) => `02${String(index + 1).padStart(2, '0')}`),
      ...['0234', '0236', '0237', '0238', '0239', '0242'],
    ]
    const electricity = ['0021', '0031', '0200', '0231', '0233', '0235', '0240', '0243', '0288', '9999']
    const hinted = [...gas, ...electricity].filter(code => {
      const digits = `${code}000000000001`
      return isGasCups(`ES${digits}${cupsControlLetters(digits)}`)
    })
    expect(hinted).toEqual(gas)
  })

  it('shows the large distributors by name', () => {
    const expected = Object.entries(distributors).map(([code, { name }]) => [
      code,
      name.replace(/[;,] former [^)]*/, ''),
    ])
    expect(expected.length).toBeGreaterThan(10)
    expect(distributorNames).toEqual(Object.fromEntries(expected))
    expect(cupsDistributor('ES0021')).toEqual({ code: '0021', name: expect.stringContaining('i-DE') })
    expect(cupsDistributor('ES9999000000000000')).toEqual({ code: '9999', name: null })
    expect(cupsDistributor('ES00')).toBeNull()
  })
})
